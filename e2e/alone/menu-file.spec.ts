import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { everything, findings } from '../support/seen/accessible'
import { enterPanel } from '../support/panel'
import { admin } from '../support/people'
import { phoneSize } from '../support/settings'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

interface Exported {
  items: { name: string; price: number }[]
}

/** Of the whole menu as it is downloaded, the one dish. */
async function exportedDish(page: Page, name: string): Promise<Exported['items'][number]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'JSON', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^menu-\d{4}-\d\d-\d\d\.json$/)
  const { items } = JSON.parse(await readFile(await download.path(), 'utf8')) as Exported
  const dish = items.find((item) => item.name === name)
  if (!dish) throw new Error(`${name} is not in the file`)
  return dish
}

/** Chooses a file of these dishes and asks what it would change. */
async function look(page: Page, items: readonly object[]): Promise<void> {
  const buffer = Buffer.from(JSON.stringify({ version: 1, items }))
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'menu.json', mimeType: 'application/json', buffer })
  await page.getByRole('button', { name: 'Show the changes' }).click()
}

test.describe('on a phone', () => {
  test.use({ viewport: phoneSize })

  test('a price changed in the file is seen before, and by the guest after', async ({ page, kitchen }) => {
    const menuItem = await kitchen.addMenuItem({ price: 14.5 })
    await enterPanel(page, '/admin/menu-file')
    await look(page, [{ ...(await exportedDish(page, menuItem.name)), price: 16.9 }])
    const preview = page.getByRole('region', { name: 'This would change' })
    await expect(preview).toContainText('Dishes: 1 changed')
    await expect(preview.getByRole('list', { name: 'Single changes' })).toContainText('14.50 → 16.90')
    expect(await findings(page, everything)).toEqual([])
    await preview.getByRole('button', { name: 'Apply' }).click()
    const question = page.getByRole('dialog', { name: 'Apply these changes?' })
    await expect(question).toContainText('Nothing is deleted.')
    await question.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('1 change is applied.')).toBeVisible()
    await page.goto(`/en/dish/${menuItem.id}`)
    await expect(page.getByText('CHF 16.90').first()).toBeVisible()
  })
})

test.describe('a session that ends in the middle of an import', () => {
  test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

  test('asks for the password in place, before the look and before the changes, and the file is still there', async ({
    page,
    kitchen,
  }) => {
    const menuItem = await kitchen.addMenuItem({ price: 14.5 })
    await enterPanel(page, '/admin/menu-file')
    const dish = await exportedDish(page, menuItem.name)
    await page.context().clearCookies()
    await look(page, [{ ...dish, price: 16.9 }])
    await signInAgain(page)
    const preview = page.getByRole('region', { name: 'This would change' })
    await expect(preview).toContainText('Dishes: 1 changed')
    await page.context().clearCookies()
    await preview.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('dialog', { name: 'Apply these changes?' }).getByRole('button', { name: 'Apply' }).click()
    await signInAgain(page)
    await expect(page.getByText('1 change is applied.')).toBeVisible()
    expect(await kitchen.find(menuItem)).toMatchObject({ price: 16.9 })
  })
})

async function signInAgain(page: Page): Promise<void> {
  const session = page.getByRole('dialog', { name: 'Please sign in again' })
  await session.getByLabel('Password').fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(session).toBeHidden()
}

test.describe('a file with faults', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('is refused with each place that is wrong, and changes nothing', async ({ page, kitchen }) => {
    const menuItem = await kitchen.addMenuItem({ price: 14.5 })
    const before = await kitchen.find(menuItem)
    await enterPanel(page, '/admin/menu-file')
    const category = { name: menuItem.category.name }
    await look(page, [
      { name: menuItem.name, category, price: 'much' },
      { name: 'Something', category: { name: 'Nowhere at all' }, price: 5 },
      { name: `${menuItem.name} II`, category, price: 5, vat_class: 'luxury' },
    ])
    await expect(page.getByRole('heading', { name: '3 places are wrong. Nothing was changed.' })).toBeVisible()
    const wrong = page.getByRole('table')
    for (const place of ['items[0].price', 'items[1].category', 'items[2].vat_class'])
      await expect(wrong.getByRole('row').filter({ hasText: place })).toHaveCount(1)
    expect(await findings(page, everything)).toEqual([])
    await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)
    expect(await kitchen.find(menuItem)).toEqual(before)
  })
})
