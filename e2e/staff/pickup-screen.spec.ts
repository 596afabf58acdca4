import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { enterCode, inviteDevice } from '../support/devices'
import { placeOrder } from '../support/orders'
import { enterPanel } from '../support/panel'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

const half = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('a guest sees the own number being made, ready, and gone once it is collected', async ({
  page,
  kitchen,
  newPerson,
}) => {
  test.slow()
  const { token } = await regular(await newPerson())
  await enterPanel(page, '/admin/devices')
  const name = `TV ${randomUUID().slice(0, 8)}`
  const screen = await newPerson()
  await enterCode(screen, await inviteDevice(page, name))
  await screen.goto('/admin/pickup-screen')
  const { order_id: id, number } = await placeOrder(page.request, token, await kitchen.addMenuItem())
  const own = (title: string) => half(screen, title).getByText(String(number), { exact: true })

  await kitchen.advance(id, { status: 'accepted', ready_in_minutes: 20 })
  await expect(own('Being made')).toBeVisible()
  for (const status of ['preparing', 'ready']) await kitchen.advance(id, { status })
  await expect(own('Ready')).toBeVisible()
  await expect(own('Being made')).toBeHidden()
  await kitchen.advance(id, { status: 'completed' })
  await expect(own('Ready')).toBeHidden()
  await expect(screen.locator('a, button, input, [tabindex]'), 'nothing to tap').toHaveCount(0)

  const card = page.getByRole('listitem').filter({ hasText: name })
  await expect(card).toContainText('Shows the pick-up screen')
})

test.describe('thirty numbers', () => {
  const numbers = Array.from({ length: 30 }, (_, place) => 1000 + place)
  const now = '2027-05-07T16:00:00.000Z'
  const ready = numbers.map((number) => ({ number: number + 1000, since: now }))

  test('fit on a television, however it hangs', async ({ page, kitchen }) => {
    await page.route('**/api/v1/orders/pickup-screen', (route) =>
      route.fulfill({ json: { isSuccess: true, message: '', data: { now, making: numbers, ready } } }),
    )
    await enterPanel(page, '/admin/pickup-screen', await kitchen.hire())
    for (const [width = 0, height = 0] of [
      [1920, 1080],
      [1280, 720],
      [1080, 1920],
    ]) {
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('listitem')).toHaveCount(60)
      expect(await sticksOut(page), `at ${width} × ${height}`).toEqual([])
    }
    await expect(page.locator('[data-newest]')).toHaveText('2000')
  })
})

/** Numbers that lie beyond their cell, and cells beyond their half. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const within = (inner: Element, outer: Element | null) => {
      const [a, b] = [inner.getBoundingClientRect(), (outer ?? document.body).getBoundingClientRect()]
      return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1
    }
    const { scrollWidth, scrollHeight } = document.documentElement
    const whole = scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page'] : []
    const cells = [...document.querySelectorAll('li')]
    const wrong = cells.filter((cell) => {
      const number = cell.firstElementChild
      return number === null || !within(number, cell) || !within(cell, cell.closest('section'))
    })
    return [...whole, ...wrong.map(({ textContent }) => textContent ?? '')]
  })
}

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the screen shows no numbers, and says where to ask', async ({ page, kitchen }) => {
    await page.clock.install()
    const answered = page.waitForResponse('**/api/v1/orders/pickup-screen')
    await enterPanel(page, '/admin/pickup-screen', await kitchen.hire())
    await answered
    await expect(page.getByRole('heading', { name: 'Ready' })).toBeVisible()
    await page.route('**/api/v1/orders/pickup-screen', (route) => route.abort())
    await page.clock.fastForward('00:21')
    await expect(page.getByText('No connection. Please ask at the counter.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ready' })).toBeHidden()
    await page.unroute('**/api/v1/orders/pickup-screen')
    await page.clock.fastForward('00:09')
    await expect(page.getByRole('heading', { name: 'Ready' })).toBeVisible()
  })
})
