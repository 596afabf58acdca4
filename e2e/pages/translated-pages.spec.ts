import type { Page } from '@playwright/test'

import { choose } from '../support/choices'
import { placeOrder } from '../support/orders'
import { notice, regular, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'
import { translate } from '../support/translator'

// A page that falls leaves an error in the console, and that fails the test.
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await takenOver(page)
  await translate(page)
}

async function onAndOff(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
}

test('a menu that the browser has translated is searched, filtered and sorted, there and back', async ({ page }) => {
  await open(page, '/en/menu')
  const box = page.getByRole('searchbox')
  for (const typed of ['pizza', '', 'primitivo xylophon', 'xylophon', '', 'cola']) {
    await box.fill(typed)
    await expect(page.getByRole('searchbox')).toHaveValue(typed)
  }
  await expect(page.getByText(/^\d+ dish/)).toBeVisible()
  await box.fill('xylophon')
  await page.getByRole('button', { name: 'Show all dishes' }).click()
  await expect(page.getByText(/^\d+ dish/)).toHaveCount(0)
  await page.getByRole('button', { name: /^Filter/ }).click()
  await onAndOff(page, 'Milk (lactose)')
  await onAndOff(page, /^vegetarian/i)

  await open(page, '/en/product/Pizza')
  await page.getByRole('combobox').selectOption({ index: 2 })
  await page.getByRole('button', { name: /^Filter/ }).click()
  await onAndOff(page, 'Milk (lactose)')
  await onAndOff(page, /^vegan/i)
  await page.getByRole('combobox').selectOption({ index: 0 })
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a translated dish is chosen, changed in the cart and ordered', async ({ page, kitchen }) => {
  await regular(page)
  const pizza = await kitchen.addPizza()
  await open(page, `/en/dish/${pizza.id}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: `Add to Cart: ${pizza.name}` }).click()
  await choose(main, 'Size', '30 cm')
  await choose(main, 'Size', '40 cm')
  await choose(main, 'Erste Hälfte', 'Margherita')
  await choose(main, 'Zweite Hälfte', 'Margherita')
  await main.getByRole('button', { name: `Add to Cart: ${pizza.name}` }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')

  await open(page, '/en/cart')
  const row = page.getByRole('row').filter({ hasText: pizza.name })
  await row.getByRole('button', { name: /^Increase quantity/ }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('2')
  await row.getByRole('button', { name: `Change ${pizza.name}` }).click()
  await page.getByRole('dialog', { name: pizza.name }).getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL('/en/checkout')

  await page.getByRole('textbox', { name: 'Last name' }).fill('')
  await page.getByRole('button', { name: /^Place Order/ }).click()
  await page.getByRole('textbox', { name: 'Last name' }).fill('Ammann')
  await page.getByRole('button', { name: /^Place Order/ }).click()
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  await page.getByRole('link', { name: /Your order .* Received/ }).click()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Received')
})

test('a translated order moves on, and is cancelled', async ({ page, kitchen }) => {
  const guest = await regular(page)
  const { order_id: id } = await placeOrder(page.request, guest.token, await kitchen.addMenuItem())
  await open(page, `/en/track/${id}`)
  const state = page.getByRole('main').getByRole('status').first()
  await kitchen.advance(id, { status: 'accepted', ready_in_minutes: 20, text: 'Bis gleich' })
  await kitchen.tell(id)
  // Where its stream comes too late for the news, the page asks after a quarter of a minute.
  await expect(state).toContainText('Accepted', { timeout: 40_000 })
  await expect(page.getByText(/^Ready at \d\d:\d\d/)).toBeVisible()
  await kitchen.advance(id, { status: 'preparing' })
  await kitchen.tell(id)
  await expect(state).toContainText('In the kitchen')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: 'Yes, cancel order' }).click()
  await expect(state).toContainText('Cancelled')
})

test('a translated form is refused, and sent', async ({ page }) => {
  await open(page, '/en/contact')
  const send = page.getByRole('main').getByRole('button', { name: /Send/ })
  await send.click()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ana Muster')
  await page.getByRole('textbox', { name: 'Email' }).fill(`${crypto.randomUUID()}@example.com`)
  await page.getByRole('combobox').selectOption('general')
  await page.getByRole('textbox', { name: 'Message' }).fill('Haben Sie auch ohne Zwiebeln?')
  await send.click()
  await expect(notice(page, 'Thank you')).toBeVisible()
})
