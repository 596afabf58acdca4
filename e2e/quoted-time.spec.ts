import { mailTo } from './support/mailbox'
import { notice, ordersOf, regular, rememberCart } from './support/shopping'
import { expect, test } from './support/test'

test('after placing, strip, order page and mail name the time, which the kitchen has yet to confirm', async ({
  page,
  kitchen,
}) => {
  const guest = await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/en/checkout')
  const shown = await page.getByText(/^≈ \d\d:\d\d$/).textContent()
  await page.getByRole('button', { name: /^Place Order · CHF/ }).click()
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  const strip = page.getByRole('complementary').getByText(/^About \d\d:\d\d, not yet confirmed$/)
  await expect(strip).toBeVisible()
  const [order] = await ordersOf(page, guest)
  const mail = await mailTo(guest.email, { subject: /We have received order/ })
  const mailed = /About (\d\d:\d\d), not yet confirmed/.exec(mail.text)?.[1] ?? ''
  expect(minutesBetween(shown?.slice(2) ?? '', mailed), 'as the checkout showed it').toBeLessThan(2)
  await expect(strip).toContainText(mailed)
  await page.goto(`/en/track/${order?.order_id ?? ''}`)
  await expect(page.getByText(/^About \d\d:\d\d, not yet confirmed$/)).toContainText(mailed)
})

function minutesBetween(one: string, other: string): number {
  const [first = NaN, second = NaN] = [one, other].map((time) => Date.parse(`2026-01-01T${time}:00Z`) / 60_000)
  return Math.min(Math.abs(first - second), 24 * 60 - Math.abs(first - second))
}
