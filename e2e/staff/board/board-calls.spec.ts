import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../../support/board'
import { boardMenu, openBoard, opens, soundsOf, tap, ticket } from '../../support/panel'
import { desktopSize } from '../../support/settings'

test.use({ locale: 'en-GB' })

test.describe('two boards', () => {
  test.use({ expectedErrors: [/409 \(Conflict\)/] })

  test('show the same: of two taps one wins, a dish that is ticked off, and what its guest cancels', async ({
    board,
    counter,
    guest,
    menuItem,
  }) => {
    const [order, other] = [await guest.order(menuItem), await guest.order(menuItem)]
    const [here, there] = [ticket(board, order), ticket(counter, order)]
    await expect(there).toBeVisible()
    // The counter's tablet is slow: it does not know yet what the kitchen has tapped.
    const letThrough = await holdBoard(counter)
    await tap(here.getByRole('button', { name: /^Accept · / }))
    await expect(here.getByRole('button', { name: 'Start cooking' })).toBeVisible()
    await tap(there.getByRole('button', { name: /^Accept · / }))
    await expect(counter.getByRole('alert').filter({ hasText: `${order.number} is already “Accepted”` })).toBeVisible()
    // The refusal itself says how the order stands.
    await expect(there.getByRole('button', { name: 'Start cooking' })).toBeVisible()
    await letThrough()

    const dishOn = (card: Locator) => card.getByRole('button', { name: `2× ${menuItem.name}` })
    await dishOn(here).dblclick()
    for (const card of [here, there]) await expect(dishOn(card)).toHaveAttribute('aria-pressed', 'true')
    await dishOn(there).click()
    for (const card of [here, there]) await expect(dishOn(card)).toHaveAttribute('aria-pressed', 'false')

    await guest.cancel(other)
    await expect(board.getByRole('group', { name: `${other.number}, done` })).toContainText('cancelled')
    await expect(ticket(board, other)).toBeHidden()
    await guest.cancel(order)
    for (const one of [board, counter]) {
      await expect(ticket(one, order), 'until one has seen it').toContainText('Cancelled by the guest')
      await expect(one.getByRole('region', { name: 'Warnings' })).toContainText(`✕ `)
      await expect.poll(() => soundsOf(one)).toContain('cancelled')
    }
    await board.reload()
    await tap(here.getByRole('button', { name: `${order.number}: seen` }))
    for (const card of [here, there]) await expect(card).toBeHidden()
  })
})

/** The board gets no answer, and neither a refusal, until the returned function is called. */
async function holdBoard(page: Page): Promise<() => Promise<void>> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/api/v1/orders/board*', async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    letThrough()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
}

test.describe('a broken line', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('is shouted about even in silence, and once it is back nothing is missing, after a sleep neither', async ({
    page,
    cook,
    guest,
    menuItem,
  }) => {
    await page.clock.install()
    const cooked = await guest.order(menuItem)
    await openBoard(page, cook)
    await expect(ticket(page, cooked)).toBeVisible()
    const connected = page.getByText('connected', { exact: true })
    const lost = page.getByRole('alert').filter({ hasText: 'No connection!' })
    await silence(page)
    await expect(page.getByText(/^Silence for another 1\d:\d\d/)).toBeVisible()
    await page.context().setOffline(true)
    await expect(lost).toBeVisible()
    await expect.poll(() => soundsOf(page), 'the board calls for help').toContain('lost')
    for (const size of [desktopSize, { width: 768, height: 1024 }, { width: 390, height: 664 }]) {
      await page.setViewportSize(size)
      expect(await coveredBy(lost), `what the cook needs meanwhile, ${size.width} wide`).toEqual([])
    }
    await page.setViewportSize(desktopSize)
    const order = await guest.order(menuItem)
    await page.context().setOffline(false)
    await expect(ticket(page, order)).toBeVisible()
    await expect(connected).toBeVisible()
    await expect(lost).toHaveCount(0)
    await expect.poll(() => isRinging(page), 'silence is for orders').toBe(false)
    await page.clock.fastForward('15:01')
    await expect(page.getByText(/^Silence for another/)).toBeHidden()
    await expect.poll(() => isRinging(page), 'silence ends by itself').toBe(true)

    await page.context().setOffline(true)
    await page.clock.fastForward('01:00:00')
    await expect(lost).toBeVisible()
    const missed = await guest.order(menuItem)
    await page.context().setOffline(false)
    await expect(ticket(page, missed)).toBeVisible()
    await expect(connected).toBeVisible()
    await page.clock.fastForward('08:00:00')
    const asleep = await guest.order(menuItem)
    await expect(ticket(page, asleep)).toBeVisible()
    await expect(connected).toBeVisible()

    const letThrough = await holdBoard(page)
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(lost, 'a server that hangs is noticed').toBeVisible({ timeout: 500 })
    }).toPass()
    await letThrough()
    await expect(connected).toBeVisible()
  })
})

/** Which tickets and warnings lie below it. */
function coveredBy(banner: Locator): Promise<string[]> {
  return banner.evaluate((element) => {
    const { bottom, right } = element.getBoundingClientRect()
    const needed = [...document.querySelectorAll<HTMLElement>('article, header section[aria-label]')]
    const isCovered = ({ top, left }: DOMRect) => top < bottom - 1 && left < right - 1
    return needed
      .filter((one) => one.checkVisibility() && isCovered(one.getBoundingClientRect()))
      .map((one) => one.getAttribute('aria-label') ?? '')
  })
}

/** For a new order; that an order of another journey was cancelled is sounded at night too. */
async function isRinging(page: Page): Promise<boolean> {
  const sounds = await soundsOf(page)
  return sounds.includes('ring') || sounds.includes('alarm')
}

async function silence(page: Page): Promise<void> {
  const quiet = page.getByRole('button', { name: 'Silence for 15 minutes' })
  await opens((await boardMenu(page)).getByRole('button', { name: 'Sound is on' }), quiet)
  await tap(quiet)
  await page.keyboard.press('Escape')
}

test('a board that stays open rings for an order of the night once the kitchen opens soon, asks for the password, and offers a new version', async ({
  page,
  cook,
  guest,
  menuItem,
}) => {
  let opensInMinutes = 60
  let isEnding = false
  await page.route('**/api/v1/orders/board*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { now: string; session_ends_at: string; kitchen: object } }
    const inMinutes = (minutes: number) => new Date(Date.parse(body.data.now) + minutes * 60_000).toISOString()
    Object.assign(body.data.kitchen, { is_open: false, opens_at: inMinutes(opensInMinutes) })
    if (isEnding) body.data.session_ends_at = inMinutes(9.5)
    await route.fulfill({ response: answer, json: body })
  })
  const refresh = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await openBoard(page, cook)
  await refresh()
  await expect.poll(() => isRinging(page)).toBe(false)
  const order = await guest.order(menuItem)
  await expect.poll(() => soundsOf(page)).toContain('tone')
  await expect(ticket(page, order)).toBeVisible()
  await expect.poll(() => isRinging(page)).toBe(false)
  opensInMinutes = 9
  await refresh()
  await expect.poll(() => isRinging(page)).toBe(true)

  isEnding = true
  await refresh()
  const newVersion = page.getByRole('button', { name: 'A new version is there. Reload' })
  await page.getByRole('button', { name: 'You are signed out in 10 minutes. Stay signed in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stay signed in' })
  await dialog.getByLabel('Password').fill(cook.password)
  isEnding = false
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByText('You are signed out in')).toHaveCount(0)
  await expect(page).toHaveURL('/admin/orders')
  await expect(newVersion).toBeHidden()
  // The board may just be asking again.
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  // What a test cannot do is build the shop anew: the board is told that it was.
  await page.route('**/api/health/live', (route) => route.fulfill({ json: { status: 'up', build: 'another' } }))
  await page.reload()
  await expect(newVersion).toBeVisible()
  await page.unroute('**/api/health/live')
  await newVersion.click()
  await expect(newVersion).toBeHidden()
})
