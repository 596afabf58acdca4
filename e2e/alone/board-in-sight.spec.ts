import type { Locator, Page } from '@playwright/test'

import type { MenuItem, Kitchen } from '../support/kitchen'
import { dataOf } from '../support/kitchen'
import { shiftsOf, type Shift } from '../support/seen/layout-shift'
import { orderFor, placeOrder, type Order } from '../support/orders'
import { enterPanel, opens, tap, ticket } from '../support/panel'
import type { Login } from '../support/people'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'de-CH' })

/** Whole tickets without a scroll, of three dishes each and of one; kitchen and new orders have columns of their own. */
const sizes = [
  { width: 1024, height: 768, three: 8, one: 16 },
  { width: 768, height: 1024, three: 8, one: 16 },
  { width: 1280, height: 800, three: 12, one: 22 },
  { width: 390, height: 664, three: 2, one: 6 },
]

/** German words are the long ones. */
async function openGermanBoard(page: Page, login: Login): Promise<void> {
  await enterPanel(page, '/admin/orders', login)
  await expect(page.getByText('verbunden', { exact: true })).toBeVisible()
  const sound = page.getByRole('button', { name: 'Ton an' })
  if (await sound.isVisible()) await sound.click()
  await expect(sound).toBeHidden()
}

/** Dishes with names of usual length; unless said otherwise twelve orders new, eight in work, four ready. */
async function fill(
  kitchen: Kitchen,
  guest: Page,
  token: string,
  dishes: MenuItem[],
  stepsOf = (index: number) => (index < 12 ? 0 : index < 16 ? 1 : index < 20 ? 2 : 3),
): Promise<Order[]> {
  const headers = { Authorization: `Bearer ${token}` }
  const orders: Order[] = []
  for (let count = 0; count < 24; count += 1) {
    const items = dishes.flatMap((dish) => orderFor(dish, 1).items)
    const total = items.reduce((sum, { subtotal }) => sum + subtotal, 0)
    const data = { ...orderFor(dishes[0] as MenuItem), items, total_amount: total.toFixed(2) }
    orders.push(await dataOf<Order>(await guest.request.post('/api/v1/userorder/create-order', { headers, data })))
  }
  const way = ['accepted', 'preparing', 'ready']
  for (const [index, order] of orders.entries())
    for (const status of way.slice(0, stepsOf(index))) await kitchen.advance(order.order_id, { status })
  return orders
}

for (const dishCount of [3, 1] as const)
  test(`twenty-four orders of ${dishCount} dishes: whole tickets in sight, no text cut, nothing moves`, async ({
    page,
    kitchen,
    newPerson,
  }) => {
    test.slow()
    await kitchen.clearBoard()
    const guest = await newPerson()
    const { token } = await regular(guest)
    const names = ['Rösti mit Ei', 'Pizza Margherita', 'Cola 5 dl'].slice(0, dishCount)
    const dishes: MenuItem[] = []
    for (const name of names)
      dishes.push(
        await kitchen.addMenuItem({ price: 30, name: `${name} ${dishCount}`, categoryName: name + dishCount }),
      )
    const orders = await fill(kitchen, guest, token, dishes)
    await openGermanBoard(page, await kitchen.hire())
    for (const { width, height, ...goals } of sizes) {
      await page.setViewportSize({ width, height })
      await expect(ticket(page, orders[0] as Order)).toBeVisible()
      const goal = dishCount === 3 ? goals.three : goals.one
      expect(await wholeTickets(page), `${width}×${height}`).toBeGreaterThanOrEqual(goal)
      expect(await cutControls(page), `${width}×${height}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 1024, height: 768 })
    for (const status of ['received', 'accepted', 'preparing', 'ready']) {
      const name = await page.locator(`article[data-status=${status}]`).first().getAttribute('aria-label')
      const card = page.getByRole('article', { name: name ?? '', exact: true })
      await card.scrollIntoViewIfNeeded()
      const before = await places(page)
      const label = await card.locator('.ticket-actions button').first().textContent()
      await tap(card.getByRole('button', { name: label ?? '' }))
      expect(await cutControls(page), `after a step from ${status}`).toEqual([])
      expect(withoutLeft(await places(page), before), `after a step from ${status}`).toEqual(
        withoutLeft(before, before),
      )
    }
  })

test('with a full kitchen a new order is in sight at once and moves nothing, and “+N” leads to what is not', async ({
  page,
  kitchen,
  newPerson,
}) => {
  test.slow()
  await kitchen.clearBoard()
  const guest = await newPerson()
  const { token } = await regular(guest)
  const dishes = [await kitchen.addMenuItem({ price: 30 }), await kitchen.addMenuItem({ price: 30 })]
  const cooked = await fill(kitchen, guest, token, dishes, () => 1)
  const last = cooked.at(-1) as Order
  await openGermanBoard(page, await kitchen.hire())
  const beyond = page.getByRole('button', { name: /weitere sind nicht zu sehen/ })
  for (const { width, height } of sizes) {
    const size = `${width}×${height}`
    await page.setViewportSize({ width, height })
    await page.reload()
    await expect(ticket(page, last)).toBeVisible()
    const before = await places(page)
    const order = await placeOrder(guest.request, token, dishes[0] as MenuItem)
    await expect(ticket(page, order)).toBeVisible()
    expect(await isWhole(ticket(page, order)), `the new one at ${size}`).toBe(true)
    expect(withoutLeft(await places(page), before), `nothing else moves at ${size}`).toEqual(
      withoutLeft(before, before),
    )
    expect(await isWhole(ticket(page, last)), `the last one at ${size}`).toBe(false)
    await expect(async () => {
      if (await beyond.isVisible()) await beyond.click()
      await expect.poll(() => isWhole(ticket(page, last)), { timeout: 2000 }).toBe(true)
    }, `“+N” leads to the last one at ${size}`).toPass()
    expect(await isWhole(ticket(page, order)), `the new one stays at ${size}`).toBe(true)
    await kitchen.advance(order.order_id, { status: 'rejected', reason: 'too_busy' })
  }
})

test('with the newest first an arrival moves nothing, and the choice itself shows the first ones', async ({
  page,
  kitchen,
  newPerson,
}) => {
  await kitchen.clearBoard()
  const guest = await newPerson()
  const { token } = await regular(guest)
  const dishes = [await kitchen.addMenuItem({ price: 30 }), await kitchen.addMenuItem({ price: 30 })]
  await fill(kitchen, guest, token, dishes, () => 1)
  await page.setViewportSize({ width: 1024, height: 768 })
  await openGermanBoard(page, await kitchen.hire())
  const newest = page.getByRole('dialog').getByText('Neueste zuerst', { exact: true })
  await opens(page.getByRole('button', { name: 'Mehr zum Board' }), newest)
  await newest.click()
  await page.keyboard.press('Escape')
  await expect(newest).toBeHidden()
  const before = await places(page)
  for (let count = 0; count < 2; count += 1) {
    const order = await placeOrder(guest.request, token, dishes[0] as MenuItem)
    await expect(ticket(page, order)).toBeVisible()
    expect(await isWhole(ticket(page, order))).toBe(true)
    expect(withoutLeft(await places(page), before)).toEqual(withoutLeft(before, before))
  }
})

test('for ten seconds after a tap nothing moves, on its own board and on those of other sizes', async ({
  kitchen,
  newPerson,
}) => {
  test.slow()
  await kitchen.clearBoard()
  const guest = await newPerson()
  const { token } = await regular(guest)
  const dishes = [await kitchen.addMenuItem({ price: 30 }), await kitchen.addMenuItem({ price: 30 })]
  await fill(kitchen, guest, token, dishes)
  const login = await kitchen.hire()
  const boards: Page[] = []
  for (const { width, height } of sizes) {
    const board = await newPerson()
    await board.setViewportSize({ width, height })
    await openGermanBoard(board, login)
    await expect(board.getByRole('article').first()).toBeVisible()
    await rememberTaps(board)
    boards.push(board)
  }
  for (const [index, status] of ['received', 'accepted', 'preparing', 'ready'].entries()) {
    const board = boards[index] as Page
    const card = board.locator(`article[data-status=${status}]`).first()
    const name = (await card.getAttribute('aria-label')) ?? ''
    const button = board.getByRole('article', { name, exact: true }).locator('.ticket-actions button').first()
    await tap(button.filter({ hasText: (await button.textContent()) ?? '' }))
    await board.locator('article[data-status=preparing] .dish').nth(index).click()
  }
  const moved: (Shift & { width: number | undefined })[] = []
  for (const board of boards) {
    await expect.poll(() => sinceLastTap(board), { timeout: 20_000 }).toBeGreaterThan(10_000)
    const width = board.viewportSize()?.width
    moved.push(...(await shiftsAfterTap(board)).map((shift) => ({ width, ...shift })))
  }
  expect(moved).toEqual([])
})

test('a ticket that is higher than the board goes on in the next column, and says so', async ({
  page,
  kitchen,
  newPerson,
}) => {
  await kitchen.clearBoard()
  const guest = await newPerson()
  const { token } = await regular(guest)
  const items: ReturnType<typeof orderFor>['items'] = []
  const dish = await kitchen.addMenuItem({ price: 1 })
  for (let count = 0; count < 30; count += 1)
    items.push(...orderFor(dish, 1).items.map((item) => ({ ...item, note: `Wunsch Nummer ${count}` })))
  const headers = { Authorization: `Bearer ${token}` }
  const data = { ...orderFor(dish), items, total_amount: '30.00' }
  const order = await dataOf<Order>(await guest.request.post('/api/v1/userorder/create-order', { headers, data }))
  await page.setViewportSize({ width: 1024, height: 768 })
  await openGermanBoard(page, await kitchen.hire())
  await expect(ticket(page, order)).toContainText('weiter →')
  const parts = page.getByRole('article', { name: `${order.number}, Fortsetzung` })
  await expect(parts.last().getByRole('button', { name: /^Annehmen · / })).toBeAttached()
  const heights = await page.getByRole('article').evaluateAll((all) => all.map((part) => part.getClientRects().length))
  expect(new Set(heights), 'each part stands in one column').toEqual(new Set([1]))
})

/** When a finger was down first and last, by the clock of layout shifts. */
function rememberTaps(board: Page): Promise<void> {
  return board.evaluate(() => {
    document.addEventListener('pointerdown', ({ timeStamp }) => {
      const { first = timeStamp } = Reflect.get(window, 'taps') ?? {}
      Object.assign(window, { taps: { first, last: timeStamp } })
    })
  })
}

function tapsOn(board: Page): Promise<{ first: number; last: number; now: number }> {
  return board.evaluate(() => ({ ...Reflect.get(window, 'taps'), now: performance.now() }))
}

async function sinceLastTap(board: Page): Promise<number> {
  const { last, now } = await tapsOn(board)
  return now - last
}

/**
 * Up to when what has left gives up its place. What is still to be cooked of each dish is sorted anew in the head, where
 * nothing is tapped: that is its purpose.
 */
async function shiftsAfterTap(board: Page): Promise<Shift[]> {
  const { first, last } = await tapsOn(board)
  return (await shiftsOf(board, { besides: '.board-strip ul' })).filter(({ at }) => at > first && at < last + 10_000)
}

/** In sight within what scrolls around it. */
function isWhole(card: Locator): Promise<boolean> {
  return card.evaluate((element) => {
    const edge = (element.closest('.board-grid') ?? element).getBoundingClientRect()
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const isInside = left >= edge.left && top >= edge.top && right <= edge.right + 1 && bottom <= edge.bottom + 1
    return element.getClientRects().length === 1 && isInside && element.checkVisibility()
  })
}

async function wholeTickets(page: Page): Promise<number> {
  const tickets = await Promise.all((await page.getByRole('article').all()).map(isWhole))
  return tickets.filter(Boolean).length
}

/** Controls whose text does not fit. */
function cutControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, summary')]
      .filter(
        (control) => control.checkVisibility() && control.getClientRects().length > 0 && !control.closest('.sr-only'),
      )
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
      })
      .map((control) => control.textContent ?? ''),
  )
}

type Places = Record<string, string>

/** Where each ticket and each of its buttons stands. */
function places(page: Page): Promise<Places> {
  return page.evaluate(() => {
    const found: Record<string, string> = {}
    for (const card of document.querySelectorAll<HTMLElement>('.slot')) {
      const { left, top, width, height } = card.getBoundingClientRect()
      found[card.querySelector('article')?.getAttribute('aria-label') ?? ''] = [left, top, width, height]
        .map(Math.round)
        .join()
    }
    for (const control of document.querySelectorAll<HTMLElement>('.board-head button')) {
      const { left, top } = control.getBoundingClientRect()
      found[control.getAttribute('aria-label') ?? control.textContent?.replace(/\d+/g, '') ?? ''] = [left, top]
        .map(Math.round)
        .join()
    }
    return found
  })
}

function withoutLeft(now: Places, before: Places): Places {
  return Object.fromEntries(Object.entries(now).filter(([name]) => name in before && !name.includes('nicht zu sehen')))
}
