import type { Page } from '@playwright/test'

import { dataOf, type Kitchen, type MenuItem } from '../support/kitchen'
import { type Order, orderFor, placeOrder } from '../support/orders'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

const sizes = [
  { name: 'on a phone', viewport: { width: 390, height: 664 } },
  { name: 'on a desktop', viewport: { width: 1280, height: 800 } },
]

for (const { name, viewport } of sizes) {
  test(`an order for next week is one line, and hides neither the one of today nor the reorder, ${name}`, async ({
    page,
    kitchen,
  }) => {
    await page.setViewportSize(viewport)
    const guest = await regular(page)
    const menuItem = await kitchen.addMenuItem({ price: 30 })
    const eaten = await placeOrder(page.request, guest.token, menuItem)
    await eat(kitchen, eaten.order_id)
    const later = await placeForLastSlot(page, guest.token, menuItem)
    await openHome(page, guest.email, [later.order_id])
    const line = page.getByRole('link', { name: `Your order ${later.number}` })
    await expect(line).toBeVisible()
    await expect(page.getByRole('complementary', { name: /^Your order/ })).toHaveCount(0)
    expect((await line.boundingBox())?.height).toBeLessThan(120)
    await expect(page.getByRole('button', { name: /^Again: / })).toBeVisible()

    const today = await placeOrder(page.request, guest.token, menuItem)
    await openHome(page, guest.email, [later.order_id, today.order_id])
    await expect(page.getByRole('complementary', { name: `Your order ${today.number}` })).toBeVisible()
    await expect(line).toBeVisible()
    await expect(page.getByRole('button', { name: /^Again: / })).toHaveCount(0)
  })
}

test('who is signed in, and whose storage the browser has emptied, is known again', async ({ page, kitchen }) => {
  const guest = await regular(page)
  const order = await placeOrder(page.request, guest.token, await kitchen.addMenuItem({ price: 30 }))
  const url = process.env.BASE_URL ?? 'http://localhost:3000'
  // As signing in sets it beside the session's.
  await page.context().addCookies([{ name: 'signed-in', value: '1', url }])
  await page.goto('/en')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain(guest.email)
  await expect(page.getByRole('complementary', { name: `Your order ${order.number}` })).toBeVisible()
})

async function placeForLastSlot(page: Page, token: string, menuItem: MenuItem): Promise<Order> {
  const headers = { Authorization: `Bearer ${token}` }
  const { items, ...body } = orderFor(menuItem)
  const answer = await page.request.post('/api/v1/userorder/quote', { headers, data: { items } })
  const { slots } = await dataOf<{ slots: { at: string }[] }>(answer)
  const data = { ...body, items, requested_for: slots.at(-1)?.at }
  return dataOf(await page.request.post('/api/v1/userorder/create-order', { headers, data }))
}

async function eat(kitchen: Kitchen, id: string): Promise<void> {
  await kitchen.advance(id, { status: 'accepted', ready_in_minutes: 20 })
  for (const status of ['preparing', 'ready', 'completed']) await kitchen.advance(id, { status })
  await kitchen.tell(id)
}

async function openHome(page: Page, email: string, orders: string[]): Promise<void> {
  const user = JSON.stringify({ email, role: 'user', name: '' })
  await page.goto('/robots.txt')
  await page.evaluate(
    ([stored, ids]) => {
      localStorage.setItem('user', stored ?? '')
      localStorage.setItem('orders', ids ?? '')
    },
    [user, JSON.stringify(orders)],
  )
  await page.goto('/en')
}
