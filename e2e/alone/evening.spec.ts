import type { Page } from '@playwright/test'

import { placeOrder, type Order } from '../support/orders'
import { openBoard, tap, ticket } from '../support/panel'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

/** In waves, as they come in a kitchen. EVENING=20 plays a hundred orders. */
const waves = Number(process.env.EVENING ?? 3)
const waveSize = 5

test('an evening: two tablets accept what comes, a counter hands it over, and all three agree', async ({
  page,
  kitchen,
  newPerson,
}) => {
  test.setTimeout(60_000 + waves * 60_000)
  await kitchen.clearBoard()
  const guest = await newPerson()
  const { token } = await regular(guest)
  const [login, menuItem] = [await kitchen.hire(), await kitchen.addMenuItem()]
  const [second, counter] = [await newPerson(), await newPerson()]
  const tablets = [page, second]
  for (const board of [...tablets, counter]) {
    await board.setViewportSize({ width: 1024, height: 768 })
    await openBoard(board, login)
  }
  const taps = await countTaps(tablets)
  const scrolls = await countScrolls(tablets)
  const accepted: Order[] = []
  for (let wave = 0; wave < waves; wave += 1) {
    const tablet = tablets[wave % 2] ?? page
    const orders: Order[] = []
    for (let count = 0; count < waveSize; count += 1) orders.push(await placeOrder(guest.request, token, menuItem))
    for (const board of [...tablets, counter])
      for (const order of orders) await expect(ticket(board, order)).toBeAttached()
    const isFiltered = await tablet.getByRole('button', { name: /^New/, pressed: true }).isVisible()
    if (!isFiltered && !(await isInSight(tablet, orders))) await tablet.getByRole('button', { name: /^New/ }).click()
    for (const order of orders) {
      await tap(ticket(tablet, order).getByRole('button', { name: /^Accept · / }))
      accepted.push(order)
    }
    // What is cooked is tapped by another cook; the counter hands over the wave before the last.
    for (const { order_id: id } of orders) await kitchen.advance(id, { status: 'preparing' })
    for (const { order_id: id } of accepted.slice(-2 * waveSize, -waveSize))
      await kitchen.advance(id, { status: 'ready' })
    for (const order of accepted.slice(-3 * waveSize, -2 * waveSize))
      await tap(ticket(counter, order).getByRole('button', { name: /^Collected/ }))
  }
  // Ten seconds after the last touch the filter for new orders is over by itself.
  const inWork = names(accepted.slice(-waveSize))
  const ready = names(accepted.slice(-2 * waveSize, -waveSize))
  for (const board of [...tablets, counter])
    await expect.poll(() => stagesOn(board), { timeout: 30_000 }).toEqual({ received: [], preparing: inWork, ready })
  const perOrder = (await sum(tablets, taps)) / accepted.length
  expect(perOrder, 'taps for an accepted order').toBeLessThanOrEqual(1.3)
  expect(await sum(tablets, scrolls), 'no scroll to accept').toBe(0)
})

/** The name in the page under which they are counted. */
async function countTaps(boards: Page[]): Promise<string> {
  for (const board of boards)
    await board.evaluate(() => {
      Object.assign(window, { taps: 0 })
      document.addEventListener('click', () => Object.assign(window, { taps: Reflect.get(window, 'taps') + 1 }), true)
    })
  return 'taps'
}

async function countScrolls(boards: Page[]): Promise<string> {
  for (const board of boards)
    await board.getByRole('main').evaluate((grid) => {
      Object.assign(window, { scrolls: 0 })
      const onScroll = ({ target }: Event) => {
        const isScrolled = target instanceof Element && target.scrollLeft !== 0
        if (isScrolled) Object.assign(window, { scrolls: Reflect.get(window, 'scrolls') + 1 })
      }
      grid.addEventListener('scroll', onScroll, { capture: true })
    })
  return 'scrolls'
}

async function sum(boards: Page[], name: string): Promise<number> {
  const counts = await Promise.all(
    boards.map((board) => board.evaluate((counted) => Reflect.get(window, counted), name)),
  )
  return counts.reduce((total: number, count: number) => total + count, 0)
}

async function isInSight(board: Page, orders: Order[]): Promise<boolean> {
  const sights = orders.map((order) =>
    ticket(board, order).evaluate((card) => {
      const edge = (card.closest('.board-grid') ?? card).getBoundingClientRect()
      const { left, right } = card.getBoundingClientRect()
      return left >= edge.left - 1 && right <= edge.right + 1
    }),
  )
  return (await Promise.all(sights)).every(Boolean)
}

function names(orders: Order[]): string[] {
  return orders.map(({ number, short_number }) => `${number} ${short_number}`).toSorted()
}

async function stagesOn(board: Page): Promise<Record<string, string[]>> {
  const stages: Record<string, string[]> = {}
  for (const status of ['received', 'preparing', 'ready']) {
    const cards = board.getByRole('article').and(board.locator(`[data-status=${status}]`))
    const labels = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))
    stages[status] = labels.toSorted()
  }
  return stages
}
