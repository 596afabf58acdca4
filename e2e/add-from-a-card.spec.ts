import type { Page } from '@playwright/test'

import { takenOver } from './support/shopping'
import { expect, test } from './support/test'

function quickAdd(page: Page, name: string) {
  return page.getByRole('button', { name: `Quick Add: ${name}` })
}

/** What the button shows in place of its plus; it is drawn by CSS, since the name says what the button does. */
function shownOn(button: ReturnType<typeof quickAdd>) {
  return button.evaluate((element) => element.dataset['quantity'] ?? '+')
}

test('the cart gets from a card on the menu what it gets from the page of the dish', async ({ page, kitchen }) => {
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  const stored = () => page.evaluate((): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null'))
  await page.goto(`/en/dish/${menuItem.id}`)
  await takenOver(page)
  await page.getByRole('button', { name: `Add to Cart: ${menuItem.name}` }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  const fromPage = await stored()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/en/menu')
  await takenOver(page)
  await quickAdd(page, menuItem.name).click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  expect(await stored()).toEqual(fromPage)
})

test('a card on the menu shows how many are in the cart, in every tab and after a way through the shop', async ({
  page,
  context,
  kitchen,
}) => {
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  await page.goto('/en/menu')
  await takenOver(page)
  const button = quickAdd(page, menuItem.name)
  expect(await shownOn(button)).toBe('+')
  await button.click()
  await button.click()
  await expect.poll(() => shownOn(button)).toBe('2')
  await page.getByRole('link', { name: menuItem.name, exact: true }).click()
  await expect(page).toHaveURL(/\/en\/dish\//)
  await page.goBack()
  await expect.poll(() => shownOn(button)).toBe('2')
  const other = await context.newPage()
  await other.goto('/en/cart')
  await other
    .getByRole('button', { name: /Remove/ })
    .first()
    .click()
  await expect.poll(() => shownOn(button)).toBe('+')
})

test('the stepper of a card says how many are added, within its limits, and starts again at one', async ({
  page,
  kitchen,
}) => {
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  await page.goto(`/en/product/${encodeURIComponent(menuItem.category.name)}`)
  await takenOver(page)
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: menuItem.name, exact: true }) })
  const quantity = card.getByRole('status', { name: 'Quantity' })
  const [less, more] = ['Decrease quantity', 'Increase quantity'].map((name) => card.getByRole('button', { name }))
  await expect(less!).toBeDisabled()
  await more!.click()
  await more!.click()
  await less!.click()
  await more!.click()
  await expect(quantity).toHaveText('3')
  await card.getByRole('button', { name: `Add to Cart: ${menuItem.name}` }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('3')
  await expect(quantity).toHaveText('1')
  await expect(less!).toBeDisabled()
  // React moves the cards; what they show stays.
  await more!.click()
  await page.getByLabel('Sort').selectOption({ index: 2 })
  await expect(quantity).toHaveText('2')
})
