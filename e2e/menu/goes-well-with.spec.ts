import type { Locator, Page } from '@playwright/test'

import { openSheet } from '../support/choices'
import { dataOf, type Kitchen, type MenuItem } from '../support/kitchen'
import { orderFor, type Order } from '../support/orders'
import { fillInProfile, settled, tokenOf } from '../support/people'
import { rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 390, height: 664 } })

const offer = { name: 'Goes well with it' }

test('sheet and cart offer what is often ordered together, one dish for a double tap, and the keyboard goes on with what is left', async ({
  page,
  kitchen,
}) => {
  const { lunch, drink, cake } = await soldTogether(page, kitchen)
  const sheet = await openSheet(page, lunch)
  const inSheet = sheet.getByRole('region', offer).getByRole('button')
  await expect(inSheet).toHaveCount(2)
  await sheet.getByRole('button', { name: `: ${drink.name}` }).press('Enter')
  await expect(sheet.getByRole('status').filter({ hasText: `${drink.name} added to cart!` })).toBeVisible()
  await expect(inSheet).toHaveCount(1)
  await expect(sheet.getByRole('button', { name: `: ${cake.name}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inSheet).toHaveCount(0)
  await expect(sheet).toBeFocused()

  // The cart of another visit: it offers too, once the minimum is reached and nothing small is missing.
  await rememberCart(page, lunch, 1)
  await page.goto('/en/cart')
  const small = page.getByRole('region', { name: 'Something small to go with it?' }).getByRole('button')
  const offered = page.getByRole('region', offer).getByRole('button')
  await expect(small).toHaveCount(3)
  await expect(offered).toHaveCount(0)
  await small.first().press('Enter')
  await expect(small).toHaveCount(0)
  await expect(offered).toHaveCount(2)
  await expect(offered.first(), 'what took its place').toBeFocused()
  await tapTwice(page, page.getByRole('button', { name: `: ${drink.name}` }))
  await expect(page.getByRole('status').filter({ hasText: `${drink.name} added to cart!` })).toBeVisible()
  await expect(offered, 'a double tap adds one dish').toHaveCount(1)
  await expect(page.getByTestId('cart-count')).toHaveText('3')
  await page.getByRole('button', { name: `: ${cake.name}` }).press('Enter')
  await expect(offered).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Cart totals' })).toBeFocused()
})

/** As a finger does: the second meets what has come into the place of the first. */
async function tapTwice(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  for (let tap = 0; tap < 2; tap += 1) await page.mouse.click(x + width / 2, y + height / 2)
}

/** A lunch that three guests had with a drink and a cake. */
async function soldTogether(page: Page, kitchen: Kitchen) {
  const lunch = await kitchen.addLunch()
  const [drink, cake] = [await kitchen.addMenuItem({ price: 4.5 }), await kitchen.addMenuItem({ price: 6 })]
  for (let guest = 0; guest < 3; guest++) {
    const { order_id: id } = await order(page, [lunch, drink, cake])
    for (const status of ['accepted', 'preparing', 'ready', 'completed']) await kitchen.advance(id, { status })
  }
  // What is ordered together is counted anew with every change of the menu, and every day.
  await kitchen.setPrice(cake, 6.5)
  return { lunch, drink, cake }
}

async function order(page: Page, dishes: MenuItem[]): Promise<Order> {
  const guest = await settled()
  await fillInProfile(guest)
  const each = dishes.map((dish) => orderFor(dish, 1))
  const total = dishes.reduce((sum, { price }) => sum + price, 0)
  const data = { ...each[0], total_amount: total.toFixed(2), items: each.flatMap(({ items }) => items) }
  const headers = { Authorization: `Bearer ${await tokenOf(guest)}` }
  return dataOf(await page.request.post('/api/v1/userorder/create-order', { headers, data }))
}
