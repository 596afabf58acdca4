import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { everything, findings } from '../support/accessible'
import { enterPanel } from '../support/panel'
import { admin } from '../support/people'
import { phoneSize } from '../support/settings'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

async function exported(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Spreadsheet (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^menu-\d{4}-\d\d-\d\d\.csv$/)
  return readFile(await download.path(), 'utf8')
}

/** Chooses a file and asks what it would change. */
async function look(page: Page, lines: readonly string[], encoding: BufferEncoding = 'utf8'): Promise<void> {
  const buffer = Buffer.from(lines.join('\r\n'), encoding)
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Show the changes' }).click()
}

test.describe('on a phone', () => {
  test.use({ viewport: phoneSize })

  test('a price changed in a spreadsheet is seen before, and by the guest after', async ({ page, kitchen }) => {
    const menuItem = await kitchen.addMenuItem({ price: 14.5 })
    await enterPanel(page, '/admin/menu-file')
    const [head = '', ...rows] = (await exported(page)).replace('\uFEFF', '').split('\r\n')
    const own = rows.filter((row) => row.startsWith('item;') && row.includes(menuItem.name))
    expect(own).toHaveLength(1)
    // As a spreadsheet may save it: without the mark, in the code page of older ones, with a comma in the amount.
    await look(page, [head, ...own.map((row) => row.replace(';14.50;', ';16,9;'))], 'latin1')
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
    const [head = '', ...rows] = (await exported(page)).replace('\uFEFF', '').split('\r\n')
    const own = rows.filter((row) => row.startsWith('item;') && row.includes(menuItem.name))
    await page.context().clearCookies()
    await look(page, [head, ...own.map((row) => row.replace(';14.50;', ';16.90;'))])
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

  test('is refused with rows and columns, and changes nothing', async ({ page, kitchen }) => {
    const menuItem = await kitchen.addMenuItem({ price: 14.5 })
    const before = await kitchen.find(menuItem)
    await enterPanel(page, '/admin/menu-file')
    await look(page, [
      'type;category;item;price;vat_class',
      `item;${menuItem.category.name};${menuItem.name};much;`,
      'item;Nowhere at all;Something;5;',
      `item;${menuItem.category.name};${menuItem.name} II;5;luxury`,
    ])
    await expect(page.getByRole('heading', { name: '3 places are wrong. Nothing was changed.' })).toBeVisible()
    const wrong = page.getByRole('table')
    await expect(wrong.getByRole('row').nth(1)).toContainText('Row 2, column price (D2)')
    await expect(wrong.getByRole('row').nth(2)).toContainText('Row 3, column category (B3)')
    await expect(wrong.getByRole('row').nth(3)).toContainText('Row 4, column vat_class (E4)')
    expect(await findings(page, everything)).toEqual([])
    await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)
    expect(await kitchen.find(menuItem)).toEqual(before)
  })
})
