import type { Page } from '@playwright/test'

import { expect, test } from '../support/board'
import { boardMenu, isSounding, openBoard, opens, soundsOf, tap, ticket } from '../support/panel'

test.use({ locale: 'en-GB' })

test('what its guest cancels in the making stays on every board until one has seen it', async ({
  board,
  counter,
  guest,
  kitchen,
  menuItem,
}) => {
  const order = await guest.order(menuItem)
  await kitchen.advance(order.order_id, { status: 'accepted', ready_in_minutes: 20 })
  await kitchen.advance(order.order_id, { status: 'preparing' })
  await guest.cancel(order)
  for (const one of [board, counter]) {
    await expect(ticket(one, order)).toContainText('Cancelled by the guest')
    await expect(one.getByRole('region', { name: 'Warnings' })).toContainText(`✕ `)
    await expect.poll(() => soundsOf(one)).toContain('cancelled')
  }
  await board.reload()
  await tap(ticket(board, order).getByRole('button', { name: `${order.number}: seen` }))
  for (const one of [board, counter]) await expect(ticket(one, order)).toBeHidden()
})

test('what its guest cancels before it is accepted says so where it stood', async ({ board, guest, menuItem }) => {
  const order = await guest.order(menuItem)
  await expect(ticket(board, order)).toContainText('waits')
  await guest.cancel(order)
  await expect(board.getByRole('group', { name: `${order.number}, done` })).toContainText('cancelled')
  await expect(ticket(board, order)).toBeHidden()
})

test.describe('two boards', () => {
  test.use({ expectedErrors: [/409 \(Conflict\)/] })

  test('show the same, and of two taps one wins and the other is told', async ({ board, counter, guest, menuItem }) => {
    const order = await guest.order(menuItem)
    const { number } = order
    const [here, there] = [ticket(board, order), ticket(counter, order)]
    await expect(there).toBeVisible()

    // The counter's tablet is slow: it has not yet heard what the kitchen has tapped.
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await counter.route('**/api/v1/orders/board*', async (route) => {
      await held
      await route.continue()
    })
    await tap(here.getByRole('button', { name: /^Accept · / }))
    await expect(here.getByRole('button', { name: 'Start cooking' })).toBeVisible()
    await tap(there.getByRole('button', { name: /^Accept · / }))
    await expect(counter.getByRole('alert').filter({ hasText: `${number} is already “Accepted”` })).toBeVisible()
    // The refusal itself says how the order stands.
    await expect(there.getByRole('button', { name: 'Start cooking' })).toBeVisible()
    letThrough()
    await expect(there.getByRole('button', { name: 'Start cooking' })).toBeVisible()
    await counter.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.describe('a broken line', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('is shouted about even in silence, and once it is back nothing is missing', async ({
    board,
    guest,
    menuItem,
  }) => {
    await silence(board)
    await expect(board.getByText(/^Silence for another 1\d:\d\d/)).toBeVisible()
    await board.context().setOffline(true)
    await expect(board.getByRole('alert').filter({ hasText: 'No connection!' })).toBeVisible()
    await expect.poll(() => soundsOf(board), 'the board calls for help').toContain('lost')
    const order = await guest.order(menuItem)
    await board.context().setOffline(false)
    await expect(ticket(board, order)).toBeVisible()
    await expect(board.getByText('connected', { exact: true })).toBeVisible()
    await expect(board.getByText('No connection!')).toHaveCount(0)
    await expect.poll(() => isSounding(board), 'silence is for orders').toBe(false)
    await board.getByRole('button', { name: 'Sound on' }).click()
    await expect.poll(() => isSounding(board)).toBe(true)
  })
})

test('a server that hangs is noticed within ten seconds', async ({ browser, contextOptions, cook, newServer }) => {
  const server = await newServer()
  const page = await (await browser.newContext({ ...contextOptions, baseURL: server.url })).newPage()
  await page.clock.install()
  await openBoard(page, cook)
  server.freeze()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('alert').filter({ hasText: 'No connection!' })).toBeVisible()
  await expect.poll(() => soundsOf(page)).toContain('lost')
  server.goOn()
  await expect(page.getByText('connected', { exact: true })).toBeVisible()
  await page.context().close()
})

test('silence ends by itself after fifteen minutes', async ({ page, cook }) => {
  await page.clock.install()
  await openBoard(page, cook)
  await silence(page)
  await expect(page.getByText(/^Silence for another/)).toBeVisible()
  await page.clock.fastForward('15:01')
  await expect(page.getByText(/^Silence for another/)).toBeHidden()
})

async function silence(page: Page): Promise<void> {
  const quiet = page.getByRole('button', { name: 'Silence for 15 minutes' })
  await opens((await boardMenu(page)).getByRole('button', { name: 'Sound is on' }), quiet)
  await tap(quiet)
  await page.keyboard.press('Escape')
}

test('an order of the night makes one tone, and rings ten minutes before the kitchen opens', async ({
  page,
  cook,
  guest,
  menuItem,
}) => {
  let opensInMinutes = 60
  await page.route('**/api/v1/orders/board*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { now: string; kitchen: object } }
    const opensAt = new Date(Date.parse(body.data.now) + opensInMinutes * 60_000).toISOString()
    Object.assign(body.data.kitchen, { is_open: false, opens_at: opensAt })
    await route.fulfill({ response: answer, json: body })
  })
  await openBoard(page, cook)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => isSounding(page)).toBe(false)
  const order = await guest.order(menuItem)
  await expect.poll(() => soundsOf(page)).toContain('tone')
  await expect(ticket(page, order)).toBeVisible()
  await expect.poll(() => isSounding(page)).toBe(false)
  opensInMinutes = 9
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => isSounding(page)).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('half an hour before the session ends the board asks for the password and stays', async ({ page, cook }) => {
  let isRenewed = false
  await page.route('**/api/v1/orders/board*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { now: string; session_ends_at: string } }
    const inTenMinutes = new Date(Date.parse(body.data.now) + 10 * 60_000).toISOString()
    if (!isRenewed) body.data.session_ends_at = inTenMinutes
    await route.fulfill({ response: answer, json: body })
  })
  await openBoard(page, cook)
  await page.getByRole('button', { name: 'You are signed out in 10 minutes. Stay signed in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stay signed in' })
  await dialog.getByLabel('Password').fill(cook.password)
  isRenewed = true
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByText('You are signed out in')).toHaveCount(0)
  await expect(page).toHaveURL('/admin/orders')
  // The board may just be asking again.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
