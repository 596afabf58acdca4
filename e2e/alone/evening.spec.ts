import type { Page } from '@playwright/test'

import { placeOrder, type Order } from '../support/orders'
import { openBoard, openTicket, tap, ticket } from '../support/panel'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('an evening with forty orders: two boards agree, whoever taps where', async ({ page, kitchen, newPerson }) => {
  test.slow()
  const guest = await newPerson()
  const { token } = await regular(guest)
  const [login, menuItem, counter] = [await kitchen.hire(), await kitchen.addMenuItem(), await newPerson()]
  await openBoard(page, login)
  await openBoard(counter, login)
  const orders: Order[] = []
  for (let count = 0; count < 40; count += 1) orders.push(await placeOrder(guest.request, token, menuItem))
  for (const board of [page, counter]) await expect(ticket(board, orders.at(-1) as Order)).toBeAttached()

  for (const [index, order] of orders.slice(0, 6).entries()) {
    const card = await openTicket(index % 2 ? counter : page, order)
    await tap(card.getByRole('button', { name: 'Accept, ready in 30 minutes' }), { isTwice: true })
  }
  for (const { order_id: id } of orders.slice(6, 30))
    await kitchen.advance(id, { status: 'accepted', ready_in_minutes: 20 })
  for (const { order_id: id } of orders.slice(6, 20)) await kitchen.advance(id, { status: 'preparing' })
  for (const { order_id: id } of orders.slice(6, 12)) await kitchen.advance(id, { status: 'ready' })
  for (const { order_id: id } of orders.slice(30, 34))
    await kitchen.advance(id, { status: 'rejected', reason: 'too_busy' })

  const expected = {
    New: names(orders.slice(34)),
    'In the kitchen': names([...orders.slice(0, 6), ...orders.slice(12, 30)]),
    Ready: names(orders.slice(6, 12)),
  }
  for (const board of [page, counter]) {
    await expect.poll(() => columnsOf(board, orders), { timeout: 30_000 }).toEqual(expected)
  }
})

function names(orders: Order[]): string[] {
  return orders.map(({ number, short_number }) => `${number} ${short_number}`).toSorted()
}

/** Which of these orders stand in which column. */
async function columnsOf(board: Page, orders: Order[]): Promise<Record<string, string[]>> {
  const ours = names(orders)
  const columns: Record<string, string[]> = {}
  for (const name of ['New', 'In the kitchen', 'Ready']) {
    const cards = board.getByRole('region', { name, exact: true }).getByRole('article')
    const labels = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))
    columns[name] = labels.filter((label) => ours.includes(label)).toSorted()
  }
  return columns
}
