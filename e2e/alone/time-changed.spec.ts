import type { Page } from '@playwright/test'

import { announced, type Kitchen, type MenuItem } from '../support/kitchen'
import { placeOrder } from '../support/orders'
import { desktopSize, phoneSize } from '../support/settings'
import { notice, ordersOf, regular, rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

const said = {
  en: {
    moved: /New time: (.+) instead of (.+)\./,
    question: /^.+ instead of .+\?$/,
    yes: /^Order for /,
    no: 'Not now',
    place: 'Place Order · CHF 29.00',
    placed: 'Order placed successfully!',
    again: /^Again: /,
    againTitle: 'The same again?',
    planned: /Planned for /,
  },
  de: {
    moved: /Neue Zeit: (.+) statt (.+)\./,
    question: /^.+ statt .+\?$/,
    yes: /^Für .+ bestellen$/,
    no: 'Jetzt nicht',
    place: 'Bestellung aufgeben · CHF 29.00',
    placed: 'Ihre Bestellung ist bei uns!',
    again: /^Wie letztes Mal: /,
    againTitle: 'Noch einmal dasselbe?',
    planned: /Geplant auf /,
  },
}

// What is refused and what is asked again, as the browser says it.
test.use({ expectedErrors: [/status of 409/] })
test.afterEach(({ kitchen }) => kitchen.pause(null))

const devices = [
  { device: 'phone', viewport: phoneSize, language: 'en' },
  { device: 'desktop', viewport: desktopSize, language: 'de' },
] as const

for (const { device, viewport, language } of devices) {
  const words = said[language]

  test.describe(`on a ${device}, ${language}`, () => {
    test.use({ viewport })

    test('a pause at the open checkout is said where one orders, and nothing is placed before the yes', async ({
      page,
      kitchen,
    }) => {
      const guest = await regular(page)
      await rememberCart(page, await kitchen.addMenuItem({ price: 14.5 }))
      await page.clock.install()
      await page.goto(`/${language}/checkout`)
      await expect(page.getByText(/^≈ \d\d:\d\d/), 'the quote is there').toBeVisible()
      await kitchen.pause(90)
      await page.clock.runFor('00:05')
      const moved = page.getByRole('alert').filter({ hasText: words.moved })
      await expect(moved, 'in sight, wherever the page is').toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: words.place }).click()
      const question = page.getByRole('dialog', { name: words.question })
      await question.getByRole('button', { name: words.no }).click()
      expect(await ordersOf(page, guest), 'no means no').toEqual([])
      await page.getByRole('button', { name: words.place }).click()
      await question.getByRole('button', { name: words.yes }).click()
      await expect(notice(page, words.placed)).toBeVisible()
      const [order] = await ordersOf(page, guest)
      expect(Date.parse(order?.requested_for ?? '')).toBeGreaterThan(Date.now() + 90 * 60_000)
    })

    test('a pause between the look and the press is asked about', async ({ page, kitchen }) => {
      const guest = await regular(page)
      await rememberCart(page, await kitchen.addMenuItem({ price: 14.5 }))
      await page.goto(`/${language}/checkout`)
      await expect(page.getByText(/^≈ \d\d:\d\d/), 'the quote is there').toBeVisible()
      await kitchen.pause(60)
      await page.getByRole('button', { name: words.place }).click()
      await expect(page.getByRole('dialog', { name: words.question })).toBeVisible()
      expect(await ordersOf(page, guest)).toEqual([])
      await kitchen.pause(null)
      await page.getByRole('button', { name: words.no }).click()
      await page.getByRole('button', { name: words.place }).click()
      await expect(notice(page, words.placed), 'the pause is over: nothing to ask').toBeVisible()
      expect(await ordersOf(page, guest)).toMatchObject([{ requested_for: null }])
    })

    test('the second tap of a regular places nothing for another time', async ({ page, kitchen }) => {
      const guest = await regular(page)
      await eaten(page, guest, { kitchen, menuItem: await kitchen.addMenuItem({ price: 14.5 }) })
      const card = await openHome(page, guest.email, language)
      await card.click()
      const again = page.getByRole('dialog', { name: words.againTitle })
      await expect(again).toContainText(/≈ \d\d:\d\d/)
      await kitchen.pause(90)
      await again.getByRole('button', { name: words.place }).click()
      const question = page.getByRole('dialog', { name: words.question })
      await expect(question).toBeVisible()
      expect(await ordersOf(page, guest)).toHaveLength(1)
      await question.getByRole('button', { name: words.yes }).click()
      await expect(notice(page, words.placed)).toBeVisible()
      expect(await ordersOf(page, guest)).toHaveLength(2)
      await expect(page.getByRole('complementary').getByText(words.planned)).toBeVisible()
    })
  })
}

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
async function openHome(page: Page, email: string, language: 'de' | 'en') {
  const user = JSON.stringify({ email, role: 'user', name: '' })
  await page.addInitScript((stored) => localStorage.setItem('user', stored), user)
  const card = page.getByRole('button', { name: said[language].again })
  await expect(async () => {
    await page.goto(`/${language}`)
    await expect(card).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: announced.timeout * 2 })
  return card
}
