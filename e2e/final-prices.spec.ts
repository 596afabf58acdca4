import type { Page } from '@playwright/test'

import { mailTo } from './support/mailbox'
import { notice, ordersOf, regular, takenOver } from './support/shopping'
import { expect, test } from './support/test'

test('what a dish and its delivery cost is said before the checkout, and is what is paid', async ({
  page,
  kitchen,
}) => {
  const guest = await regular(page)
  const menuItem = await kitchen.addMenuItem({ price: 33.35 })
  const price = /CHF\s33\.35/
  const fee = await toldFee(page, '/en')

  await page.goto('/en/menu')
  await takenOver(page)
  await page.getByRole('searchbox').fill(menuItem.name)
  await expect(page.getByRole('article').filter({ hasText: menuItem.name })).toContainText('33.35')
  await page.goto(`/en/dish/${menuItem.id}`)
  await takenOver(page)
  const main = page.getByRole('main')
  await expect(main.getByText(price).filter({ visible: true }).first()).toBeVisible()
  await main.getByRole('button', { name: `Add to Cart: ${menuItem.name}` }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')

  expect(await toldFee(page, '/en/cart'), 'the same before the checkout').toBe(fee)
  await expect(main.getByText(price).filter({ visible: true }).first()).toBeVisible()
  await page.goto('/en/checkout')
  await page.getByRole('radio', { name: /^Delivery/ }).check()
  const total = (33.35 + fee).toFixed(2)
  await page.getByRole('button', { name: `Place Order · CHF ${total}` }).click()
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()

  const [order] = await ordersOf(page, guest)
  expect(order).toMatchObject({ subtotal: 33.35, delivery_fee: fee, total_amount: Number(total) })
  await page.goto(`/en/track/${order?.order_id}`)
  await expect(page.getByText(new RegExp(`CHF\\s${total}`)).first()).toBeVisible()
  const { text } = await mailTo(guest.email, { subject: /received order/ })
  for (const amount of ['33.35', fee.toFixed(2), total]) expect(text).toContain(amount)
})

/** What a page says that delivery to 8004, where the guest lives, costs. */
async function toldFee(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await takenOver(page)
  const folded = page.locator('summary').filter({ hasText: 'Do we deliver to you?' })
  if (await folded.isVisible()) await folded.click()
  const question = page.getByRole('group', { name: 'Do we deliver to you?' })
  await question.getByRole('textbox', { name: 'Your postcode' }).fill('8004')
  await question.getByRole('button', { name: 'Check' }).click()
  const answer = question.getByRole('status')
  await expect(answer).toContainText('Yes, to 8004')
  return Number(/delivery fee CHF\s(\d+\.\d\d)/.exec((await answer.textContent()) ?? '')?.[1])
}
