import { readFile } from 'node:fs/promises'

import { enterPanel, productsNamed } from '../support/panel'
import { notice } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('the owner changes a price, finds it in the changes with before and after, and takes it along as CSV', async ({
  page,
  kitchen,
}) => {
  const { name } = await kitchen.addMenuItem({ price: 14.5 })
  await enterPanel(page, productsNamed(name))
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Price').fill('16.20')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Saved.')).toBeVisible()

  await page.goto('/admin/changes')
  await page.getByLabel('Word or name').fill(name)
  await page.getByRole('button', { name: 'Search' }).click()
  const row = page.getByRole('row', { name }).filter({ hasText: 'changed' })
  await expect(row.getByRole('definition').filter({ hasText: '16.20' })).toContainText(
    /before: CHF.14\.50.*after: CHF.16\.20/,
  )
  await expect(row).toContainText('Owner')

  const csv = page.getByRole('link', { name: 'Download as CSV' })
  const [download] = await Promise.all([page.waitForEvent('download'), csv.click()])
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^\uFEFFTime;Person;/)
  expect(text).toMatch(new RegExp(`;Dish;${name};[^;]*;changed;Price;CHF.14\\.50;CHF.16\\.20`))

  await row.getByRole('link', { name }).click()
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
})
