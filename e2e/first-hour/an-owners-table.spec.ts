import type { Locator, Page } from '@playwright/test'

import { everything, findings } from '../support/seen/accessible'
import { enterPanel } from '../support/panel'
import { admin, tokenOf } from '../support/people'
import { phoneSize } from '../support/settings'
import { notice } from '../support/shopping'
import { expect, test } from '../support/test'
import { dishes, workbookOf } from './owners-dishes'

// Before the first hour, on its empty shop, which it leaves as empty as it was.
test.use({ locale: 'de-CH' })

/** As an owner has it: prices are called what they cost, and the till has a column of its own. */
function csvOf(): Buffer {
  const rows = dishes.map(({ category, name, price, sizes, allergens }) =>
    [category, name, price?.toFixed(2) ?? '', ...(sizes ?? ['', '']), `"${allergens}"`, 'Kasse 1'].join(';'),
  )
  const head = 'Warengruppe;Gericht;Kosten;Preis klein;Preis gross;Allergene;Kasse'
  return Buffer.from([head, ...rows].join('\r\n'), 'latin1')
}

/** Everything a franc dearer, and two rows that cannot be. */
function dearer() {
  const all = dishes.map(({ sizes, ...dish }) => ({
    ...dish,
    ...(sizes && { sizes: sizes.map(aFrancMore) as [number, number] }),
  }))
  return workbookOf(all, ({ price }, at) => (at > 42 ? 'auf Anfrage' : price && aFrancMore(price)))
}

const aFrancMore = (price: number) => price + 1

test('the menu comes from the tables that the owner has', async ({ page, playwright, baseURL }) => {
  test.slow()
  await enterPanel(page, '/admin/menu-file')

  await test.step('CSV: one column is corrected by hand', async () => {
    await look(page, { name: 'karte.csv', mimeType: 'text/csv', buffer: csvOf() })
    await expect(page.getByText('36 Zeilen Preis fehlt.')).toBeVisible()
    await page.getByLabel('Kosten', { exact: true }).selectOption('Preis')
    const preview = tableOf(page)
    await expect(preview.getByRole('row')).toHaveCount(46)
    await expect(preview.getByRole('row').nth(1)).toContainText('Klein 15.00 · Gross 20.00')
    await expect(preview.getByRole('row').nth(45)).toContainText('53.50')
    expect(await findings(page, everything)).toEqual([])
    await take(page, '45 Gerichte übernehmen')
    await expect(notice(page, '45 Gerichte sind übernommen.')).toBeVisible()
  })

  await test.step('the same table: the correction is remembered, and nothing would change', async () => {
    await look(page, { name: 'karte.csv', mimeType: 'text/csv', buffer: csvOf() })
    await expect(page.getByText('Die Karte ist schon so wie in der Datei.')).toBeVisible()
  })

  await test.step('.xlsx on a phone: one reason for two rows, and the good ones go', async () => {
    await page.setViewportSize(phoneSize)
    await look(page, await dearer())
    await expect(page.getByText('2 Zeilen Preis CHF: «auf Anfrage» ist kein Preis – erlaubt: 14.50')).toBeVisible()
    await expect(page.getByText('Zeile 45: Dessert Nummer 44 · auf Anfrage')).toBeVisible()
    expect(await findings(page, everything)).toEqual([])
    await take(page, 'Die 43 guten Zeilen übernehmen')
    await expect(notice(page, '43 Gerichte sind übernommen.')).toBeVisible()
  })

  const Authorization = `Bearer ${await tokenOf(admin, 'admin')}`
  const api = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: { Authorization } })
  await test.step('the office has the menu, with one group for all sizes', async () => {
    await page.goto('/admin/products')
    await expect(page.getByText('Pizza Nummer 1', { exact: true }).first()).toBeVisible()
    const groups = (await (await api.get('/api/v1/optionGroups')).json()) as { data: { options: unknown[] }[] }
    expect(groups.data.map(({ options }) => options.length)).toEqual([2])
  })

  const emptied = await api.post('/api/v1/menu/import', {
    multipart: {
      remove: 'true',
      file: { name: 'menu.json', mimeType: 'application/json', buffer: Buffer.from('{"version": 1}') },
    },
  })
  expect(emptied.status()).toBe(200)
  await api.dispose()
})

async function look(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByLabel('Ihre Tabelle').setInputFiles(file)
  await page.getByRole('button', { name: 'Tabelle ansehen' }).click()
}

function tableOf(page: Page): Locator {
  return page.getByRole('region', { name: 'So kämen die Gerichte auf die Karte' }).getByRole('table')
}

async function take(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click()
}
