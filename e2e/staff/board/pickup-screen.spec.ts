import type { Page } from '@playwright/test'

import { placeOrder } from '../../support/orders'
import { enterPanel } from '../../support/panel'
import { regular } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/ERR_FAILED/] })

const half = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

const numbers = Array.from({ length: 30 }, (_, place) => 1000 + place)
// Later than whatever the shop has said before: an older answer counts no more.
const now = '2199-05-07T16:00:00.000Z'
const ready = numbers.map((number) => ({ number: number + 1000, since: now }))

test('a guest sees the own number being made, ready and gone; without a connection the screen says where to ask; thirty numbers fit', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const { order_id: id, number } = await placeOrder(guest.request, token, await kitchen.addMenuItem())
  const own = (title: string) => half(page, title).getByText(String(number), { exact: true })
  await page.clock.install()
  await enterPanel(page, '/admin/pickup-screen', await kitchen.hire())
  await kitchen.advance(id, { status: 'accepted', ready_in_minutes: 20 })
  await expect(own('Being made')).toBeVisible()
  for (const status of ['preparing', 'ready']) await kitchen.advance(id, { status })
  await expect(own('Ready')).toBeVisible()
  await expect(own('Being made')).toBeHidden()
  await kitchen.advance(id, { status: 'completed' })
  await expect(own('Ready')).toBeHidden()
  await expect(page.locator('a, button, input, [tabindex]'), 'nothing to tap').toHaveCount(0)

  await page.route('**/api/v1/orders/pickup-screen', (route) => route.abort())
  await page.clock.fastForward('00:21')
  await expect(page.getByText('No connection. Please ask at the counter.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ready' })).toBeHidden()
  await page.unroute('**/api/v1/orders/pickup-screen')
  await page.route('**/api/v1/orders/pickup-screen', (route) =>
    route.fulfill({ json: { isSuccess: true, message: '', data: { now, making: numbers, ready } } }),
  )
  await page.clock.fastForward('00:09')
  await expect(page.getByRole('heading', { name: 'Ready' })).toBeVisible()
  // On a television, however it hangs.
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
