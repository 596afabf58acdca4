import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { choose, openSheet } from '../../support/choices'
import type { Kitchen, OptionGroup } from '../../support/kitchen'
import { enterPanel, openDish, openTab } from '../../support/panel'
import { notice } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/412 \(Precondition Failed\)/] })

/** Two pizzas that share one group of sizes: 15.00 and 20.00. */
async function pizzas(kitchen: Kitchen) {
  const options = [
    { name: 'Normal', price: 15, is_default: true, allergens: [] },
    { name: 'Gross', price: 20, allergens: [] },
  ]
  const size = await kitchen.addOptionGroup({ name: 'Grösse', name_en: 'Size', pricing: 'base', options })
  const [plain, seafood] = [
    await kitchen.addMenuItem({ groups: [size] }),
    await kitchen.addMenuItem({ groups: [size], name: `Frutti di mare ${randomUUID().slice(0, 8)}` }),
  ]
  return { size, plain, seafood }
}

async function openPrices(page: Page, { id }: OptionGroup) {
  await enterPanel(page, `/admin/options/${id}`)
  return page.getByRole('form', { name: 'Prices per dish' })
}

test('a price in the form of the dish stands in the table of its group, two editors lose nothing, and a guest sees it', async ({
  page,
  newPerson,
  kitchen,
}) => {
  const { size, plain, seafood } = await pizzas(kitchen)
  const bruno = await newPerson()
  const prices = await openPrices(bruno, size)
  const dish = await openDish(page, seafood)
  await openTab(dish, 'Sizes and options')
  await dish.getByLabel('Gross', { exact: true }).fill('26')
  await dish.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Saved.')).toBeVisible()
  expect(await kitchen.find(seafood)).toMatchObject({ price: 15, option_groups: [{ options: [{}, { price: 26 }] }] })

  await prices.getByLabel(`Normal with ${seafood.name}`).fill('19')
  await prices.getByLabel(`Gross with ${seafood.name}`).fill('25,00')
  await prices.getByRole('button', { name: 'Save prices' }).click()
  const conflict = bruno.getByRole('dialog', { name: 'Changed in the meantime' })
  const gross = conflict.getByRole('group', { name: `Gross with ${seafood.name}` })
  await expect(conflict.getByRole('group'), 'of the one price that both have typed').toHaveCount(1)
  await expect(gross.getByRole('radio', { name: 'Mine CHF 25.00' })).toBeChecked()
  await gross.getByRole('radio', { name: 'Theirs CHF 26.00' }).check()
  await conflict.getByRole('button', { name: 'Save' }).click()
  await expect(notice(bruno, 'Saved.')).toBeVisible()
  await expect(prices.getByLabel(`Gross with ${seafood.name}`)).toHaveValue('26.00')
  await expect(prices.getByLabel(`Normal with ${plain.name}`), 'the price of the group').toHaveValue('')
  expect(await kitchen.find(seafood)).toMatchObject({ option_groups: [{ options: [{ price: 19 }, { price: 26 }] }] })
  const preview = bruno.getByRole('region', { name: 'What the guest sees' })
  await preview.getByLabel('With which dish?').selectOption({ label: plain.name })
  await expect(preview).toContainText(/Gross.*20\.00/)
  await preview.getByLabel('With which dish?').selectOption({ label: seafood.name })
  await expect(preview).toContainText(/Gross.*26\.00/)

  const sheet = await openSheet(await newPerson(), seafood)
  const add = sheet.getByRole('button', { name: `Add to Cart: ${seafood.name}` })
  await expect(add).toContainText('CHF 19.00')
  await choose(sheet, 'Size', 'Gross')
  await expect(add).toContainText('CHF 26.00')
})
