import type { Page } from '@playwright/test'

import { choose, openSheet } from './support/choices'
import type { Kitchen, Pizza } from './support/kitchen'
import { takenOver } from './support/shopping'
import { expect, test } from './support/test'

test('a price that changed in a group is shown at the pizza as it was chosen, and taken over only after a yes', async ({
  page,
  kitchen,
}) => {
  const pizza = await halvesInCart(page, kitchen)
  await kitchen.setOptionPrice(pizza.size, '40 cm', 25)
  await page.goto('/en/cart')
  const change = page.getByRole('alert').filter({ hasText: 'Something has changed' })
  await expect(change).toContainText(
    `${pizza.name} (40 cm, Erste Hälfte: Margherita, Zweite Hälfte: Margherita, Cheese): CHF 22.00 → CHF 25.00`,
  )
  const totals = page.getByRole('region', { name: 'Cart totals' })
  await expect(totals).toContainText('CHF 22.00')
  await page.reload()
  await expect(change).toBeVisible()
  await expect(totals, 'nothing is taken over silently').toContainText('CHF 22.00')
  await change.getByRole('button', { name: 'Accept the new prices' }).click()
  await expect(totals).toContainText('CHF 25.00')
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
})

test('what is changed in one tab stands in the other, after a reload and in the other language', async ({
  page,
  context,
  kitchen,
}) => {
  const pizza = await halvesInCart(page, kitchen)
  const other = await context.newPage()
  await other.goto('/de/cart')
  const row = other.getByRole('row').filter({ hasText: pizza.name })
  for (const choice of ['40 cm', 'Zweite Hälfte: Margherita', 'Käse']) await expect(row).toContainText(choice)
  await page.goto('/en/cart')
  await page.getByRole('button', { name: `Change ${pizza.name}` }).click()
  const sheet = page.getByRole('dialog', { name: pizza.name })
  await choose(sheet, 'Zweite Hälfte', 'Salami')
  await sheet.getByRole('button', { name: /^Save/ }).click()
  await expect(row).toContainText('Zweite Hälfte: Salami')
  await other.reload()
  await expect(row).toContainText('Zweite Hälfte: Salami')
  await other.getByRole('button', { name: `${pizza.name} entfernen` }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})

test('a line that another tab has removed while its choices are changed comes back as it was chosen', async ({
  page,
  context,
  kitchen,
}) => {
  const pizza = await halvesInCart(page, kitchen)
  await page.goto('/en/cart')
  await page.getByRole('button', { name: `Change ${pizza.name}` }).click()
  const sheet = page.getByRole('dialog', { name: pizza.name })
  await choose(sheet, 'Size', '30 cm')
  const other = await context.newPage()
  await other.goto('/en/cart')
  await other.getByRole('button', { name: `Remove ${pizza.name}` }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('0')
  await sheet.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('row').filter({ hasText: pizza.name })).toContainText('30 cm')
})

test('back leaves the questions, and a double tap adds once', async ({ page, kitchen }) => {
  const pizza = await kitchen.addPizza()
  await page.goto('/en/cart')
  await takenOver(page)
  await page.getByRole('main').getByRole('link', { name: 'To the Speisekarte' }).click()
  await expect(page).toHaveURL(/\/en\/menu/)
  await takenOver(page)
  await page.getByRole('searchbox').fill(pizza.name)
  await page.getByRole('button', { name: `: ${pizza.name}` }).click()
  const sheet = page.getByRole('dialog', { name: pizza.name })
  await expect(sheet.getByRole('radio').first()).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  const again = await openSheet(page, pizza)
  await choose(again, 'Size', '30 cm')
  await choose(again, 'Erste Hälfte', 'Salami')
  await choose(again, 'Zweite Hälfte', 'Verdure')
  await again.getByRole('button', { name: /^Add to Cart/ }).dblclick()
  await expect(again).toBeHidden()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
})

/** A large one, twice the same half, with cheese: 22.00. */
async function halvesInCart(page: Page, kitchen: Kitchen): Promise<Pizza> {
  const pizza = await kitchen.addPizza()
  const sheet = await openSheet(page, pizza)
  await choose(sheet, 'Size', '40 cm')
  await choose(sheet, 'Erste Hälfte', 'Margherita')
  await choose(sheet, 'Zweite Hälfte', 'Margherita')
  await sheet.getByRole('group', { name: 'Quantity of Cheese' }).getByRole('button', { name: 'Increase' }).click()
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  return pizza
}
