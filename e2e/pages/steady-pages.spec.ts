import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

import { dataOf } from '../support/kitchen'
import { expectSteady } from '../support/seen/layout-shift'
import { mailTo } from '../support/machine/mailbox'
import { ordersOf, regular, rememberCart, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

// Pages that are not there are looked at as well.
test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 404/] })

// Of every kind one; texts and forms are alike.
for (const path of ['', '/menu', '/product/Burgers', '/about']) {
  test(`nothing moves on /de${path} while its letters and scripts arrive`, async ({ page }) => {
    const { answer } = await held(page, /\.woff2$/)
    await page.goto(`/de${path}`, { waitUntil: 'commit' })
    await takenOver(page)
    answer()
    await page.evaluate(() => document.fonts.ready)
    await expectSteady(page)
  })
}

test('the picture of a card stands in its place before the rest of the card has come', async ({ page }) => {
  await page.goto('/de/product/Burgers')
  const picture = page.locator('.order-card-picture').first()
  const place = await picture.boundingBox()
  await picture.locator('xpath=following-sibling::*').evaluateAll((rest) => rest.forEach((part) => part.remove()))
  expect(await picture.boundingBox()).toEqual(place)
})

test('nothing moves at home for a guest who has favourites; those that have left the menu have no heading, and from the next visit on no place', async ({
  page,
}) => {
  const items = await dataOf<{ id: string }[]>(await page.request.get('/api/v1/user/getMenuItems'))
  const ids = items.slice(0, 3).map(({ id }) => id)
  await page.addInitScript((text) => {
    if (localStorage.getItem('favourites') === null) localStorage.setItem('favourites', text)
  }, JSON.stringify(ids))
  const row = page.getByRole('region', { name: 'Ihre Favoriten' })
  await page.goto('/de', { waitUntil: 'commit' })
  await expect(row.getByRole('link')).toHaveCount(ids.length)
  await page.evaluate(() => document.fonts.ready)
  await expectSteady(page)

  await page.evaluate((text) => localStorage.setItem('favourites', text), JSON.stringify([randomUUID()]))
  await page.goto('/de')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites-off-menu'))).toBe('true')
  await expect(page.getByRole('heading', { name: 'Ihre Favoriten' })).toBeHidden()
  await page.goto('/de')
  await takenOver(page)
  await expect(row).toBeHidden()
  await expectSteady(page)
  const place = await page.evaluate(() => document.documentElement.dataset.favourites)
  expect(place).toBeUndefined()
})

test('an order that was just placed stands on the home page from its first frame on, with the time that mail and order page name', async ({
  page,
  kitchen,
}) => {
  const guest = await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 14.5 }))
  await page.goto('/en/checkout')
  const shown = (await page.getByText(/^≈ \d\d:\d\d$/).textContent()) ?? ''
  await page.evaluate(watchTitle)
  await page.getByRole('button', { name: /^Place Order/ }).click()
  const card = page.getByRole('complementary', { name: /^Your order/ })
  const title = page.getByRole('heading', { level: 1 })
  await page.waitForURL('/en')
  await expect(card).toBeVisible()
  const place = await title.boundingBox()
  expect(await page.evaluate(() => Reflect.get(window, 'places') as number[])).toEqual([place?.y])
  const { answer } = await held(page, '**/userorder/order/*')
  await page.goto('/en', { waitUntil: 'commit' })
  await takenOver(page)
  expect(await title.boundingBox()).toEqual(place)
  answer()
  await expect(card).toBeVisible()
  expect(await title.boundingBox()).toEqual(place)

  const mail = await mailTo(guest.email, { subject: /We have received order/ })
  const mailed = notConfirmed.exec(mail.text)?.[1] ?? ''
  expect(minutesBetween(shown.slice(2), mailed), 'as the checkout showed it').toBeLessThan(2)
  await expect(card.getByText(notConfirmed)).toContainText(mailed)
  await followLink(page, mail.text, (await ordersOf(page, guest))[0]?.order_id ?? '')
  await expect(page.getByText(notConfirmed)).toContainText(mailed)
})

const notConfirmed = /About (\d\d:\d\d), not yet confirmed/

function minutesBetween(one: string, other: string): number {
  const [first = NaN, second = NaN] = [one, other].map((time) => Date.parse(`2026-01-01T${time}:00Z`) / 60_000)
  return Math.min(Math.abs(first - second), 24 * 60 - Math.abs(first - second))
}

/** Pasted from the mail, where the id stands beside it. */
async function followLink(page: Page, text: string, id: string): Promise<void> {
  const link = new RegExp(`\\S+/track/${id}`).exec(text)?.[0] ?? ''
  expect(text.replace(link, '')).toContain(id)
  await page.goto('/en/track')
  await takenOver(page)
  await page.getByRole('main').getByLabel('Order number or link').fill(link)
  await page.getByRole('button', { name: 'Track Order' }).click()
  await expect(page).toHaveURL(`/en/track/${id}`)
}

test('whoever signs out in another tab takes along the place that is kept for a card', async ({ page, context }) => {
  await page.addInitScript(() => {
    localStorage.setItem('user', JSON.stringify({ email: 'ruth@example.com', role: 'user', name: 'Ruth' }))
    localStorage.setItem('again-room', '120px')
  })
  await held(page, '**/user/orders')
  await page.goto('/en')
  await takenOver(page)
  const title = page.getByRole('heading', { level: 1 })
  const { y = 0 } = (await title.boundingBox()) ?? {}
  const other = await context.newPage()
  await other.goto('/en/contact')
  await other.evaluate(() => localStorage.clear())
  await expect.poll(async () => (await title.boundingBox())?.y).toBe(y - 120)
})

/** What is asked for there has no answer before the test gives it, as on a slow line. */
async function held(page: Page, address: string | RegExp) {
  let answer = (): void => undefined
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(address, async (route) => {
    await isWanted
    await route.continue()
  })
  return { answer }
}

/** Runs in the page: remembers all the places that the title of the home page has stood at, frame by frame. */
function watchTitle() {
  const places: number[] = []
  Object.assign(window, { places })
  function look() {
    const title = location.pathname === '/en' ? document.querySelector('main h1') : null
    const place = title?.getBoundingClientRect().y
    if (place !== undefined && place !== places.at(-1)) places.push(place)
    requestAnimationFrame(look)
  }
  look()
}
