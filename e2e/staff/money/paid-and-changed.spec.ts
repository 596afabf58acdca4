import { placeOrder } from '../../support/orders'
import { enterPanel } from '../../support/panel'
import { phoneSize } from '../../support/settings'
import { regular } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ viewport: phoneSize })

test('a paid order that is cancelled is money to give back, until the staff say so; its receipt stays', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const order = await placeOrder(guest.request, token, await kitchen.addMenuItem({ price: 20 }))
  await kitchen.advance(order.order_id, { status: 'accepted' })
  await enterPanel(page, `/admin/orders/${order.order_id}`)
  await page.getByRole('button', { name: `${order.number} ${order.short_number} als kassiert markieren` }).click()
  const receipt = page.getByRole('link', { name: /^\d{4}-\d{6}$/ })
  const number = await receipt.innerText()

  await kitchen.advance(order.order_id, { status: 'cancelled' })
  await kitchen.tell(order.order_id)
  await guest.goto(`/de/track/${order.order_id}`)
  await expect(guest.getByText('Sie bekommen zurück')).toBeVisible()
  await page.goto('/admin/orders')
  await page.getByRole('button', { name: new RegExp(`^Geld zurückgeben: .*${order.number}`) }).click()
  const task = page.getByText(/: CHF\s40\.00 zurückgeben$/).filter({ hasText: `${order.number},` })
  await expect(task).toBeVisible()
  await page.getByRole('button', { name: `${order.number}: Zurückgegeben` }).click()
  await expect(task).toBeHidden()

  await page.goto(`/admin/orders/${order.order_id}`)
  await expect(page.getByText('Zurückzugeben', { exact: true })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Storno \d{4}-\d{6}$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible()
})
