import type { Page } from '@playwright/test'

import { announced, type Kitchen, type MenuItem } from '../support/kitchen'
import { placeOrder } from '../support/orders'
import { desktopSize, phoneSize } from '../support/settings'
import { notice, ordersOf, regular, rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

// What is refused and what is asked again, as the browser says it.
test.use({ viewport: phoneSize, expectedErrors: [/status of 409/] })
test.afterEach(({ kitchen }) => kitchen.pause(null))

test('a pause at the open checkout is said where one orders, and nothing is placed before the yes', async ({
  page,
  kitchen,
}) => {
  const guest = await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 14.5 }))
  await page.clock.install()
  await page.goto('/de/checkout')
  await expect(page.getByText(/^≈ \d\d:\d\d/), 'the quote is there').toBeVisible()
  await kitchen.pause(90)
  await page.clock.runFor('00:05')
  const moved = page.getByRole('alert').filter({ hasText: /Neue Zeit: (.+) statt (.+)\./ })
  await expect(moved, 'in sight, wherever the page is').toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Bestellung aufgeben · CHF 29.00' }).click()
  const question = page.getByRole('dialog', { name: /^.+ statt .+\?$/ })
  await question.getByRole('button', { name: 'Jetzt nicht' }).click()
  expect(await ordersOf(page, guest), 'no means no').toEqual([])
  await page.getByRole('button', { name: 'Bestellung aufgeben · CHF 29.00' }).click()
  await question.getByRole('button', { name: /^Für .+ bestellen$/ }).click()
  await expect(notice(page, 'Ihre Bestellung ist bei uns!')).toBeVisible()
  const [order] = await ordersOf(page, guest)
  expect(Date.parse(order?.requested_for ?? '')).toBeGreaterThan(Date.now() + 90 * 60_000)
})

test('a pause between the look and the press is asked about', async ({ page, kitchen }) => {
  const guest = await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 14.5 }))
  await page.goto('/de/checkout')
  await expect(page.getByText(/^≈ \d\d:\d\d/), 'the quote is there').toBeVisible()
  await kitchen.pause(60)
  await page.getByRole('button', { name: 'Bestellung aufgeben · CHF 29.00' }).click()
  await expect(page.getByRole('dialog', { name: /^.+ statt .+\?$/ })).toBeVisible()
  expect(await ordersOf(page, guest)).toEqual([])
  await kitchen.pause(null)
  await page.getByRole('button', { name: 'Jetzt nicht' }).click()
  await page.getByRole('button', { name: 'Bestellung aufgeben · CHF 29.00' }).click()
  await expect(notice(page, 'Ihre Bestellung ist bei uns!'), 'the pause is over: nothing to ask').toBeVisible()
  expect(await ordersOf(page, guest)).toMatchObject([{ requested_for: null }])
})

test.describe('on a desktop', () => {
  test.use({ viewport: desktopSize })

  test('the second tap of a regular places nothing for another time', async ({ page, kitchen }) => {
    const guest = await regular(page)
    await eaten(page, guest, { kitchen, menuItem: await kitchen.addMenuItem({ price: 14.5 }) })
    const card = await openHome(page, guest.email)
    await card.click()
    const again = page.getByRole('dialog', { name: 'Noch einmal dasselbe?' })
    await expect(again).toContainText(/etwa \d\d:\d\d/)
    await kitchen.pause(90)
    await again.getByRole('button', { name: 'Bestellung aufgeben · CHF 29.00' }).click()
    const question = page.getByRole('dialog', { name: /^.+ statt .+\?$/ })
    await expect(question).toBeVisible()
    expect(await ordersOf(page, guest)).toHaveLength(1)
    await question.getByRole('button', { name: /^Für .+ bestellen$/ }).click()
    await expect(notice(page, 'Ihre Bestellung ist bei uns!')).toBeVisible()
    expect(await ordersOf(page, guest)).toHaveLength(2)
    await expect(page.getByRole('complementary').getByText(/Geplant auf /)).toBeVisible()
  })
})

type Guest = Awaited<ReturnType<typeof regular>>

async function eaten(
  page: Page,
  { token }: Guest,
  { kitchen, menuItem }: { kitchen: Kitchen; menuItem: MenuItem },
): Promise<void> {
  const { order_id: id } = await placeOrder(page.request, token, menuItem)
  await kitchen.advance(id, { status: 'accepted', ready_in_minutes: 20 })
  for (const status of ['preparing', 'ready', 'completed']) await kitchen.advance(id, { status })
}

/** Signed in on this device; that the order was eaten is told after ten seconds. */
async function openHome(page: Page, email: string) {
  const user = JSON.stringify({ email, role: 'user', name: '' })
  await page.addInitScript((stored) => localStorage.setItem('user', stored), user)
  const card = page.getByRole('button', { name: /^Wie letztes Mal: / })
  await expect(async () => {
    await page.goto('/de')
    await expect(card).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: announced.timeout * 2 })
  return card
}
