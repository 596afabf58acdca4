import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

import { dataOf } from './support/kitchen'
import { shifted } from './support/layout-shift'
import { publicPages } from './support/pages'
import { takenOver } from './support/shopping'
import { expect, test } from './support/test'

// Pages that are not there are looked at as well.
test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 404/] })

// One line of a long text may break elsewhere in other letters; a heading, a picture or a form may not move.
const most = 0.01

for (const path of publicPages) {
  test(`nothing moves on /de${path} while its letters and scripts arrive`, async ({ page }) => {
    const { answer } = await heldLetters(page)
    await page.goto(`/de${path}`, { waitUntil: 'commit' })
    await takenOver(page)
    answer()
    await page.evaluate(() => document.fonts.ready)
    expect(await shifted(page)).toBeLessThan(most)
  })
}

for (const width of [390, 1280]) {
  test(`nothing moves at home where somebody has favourites, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const items = await dataOf<{ id: string }[]>(await page.request.get('/api/v1/user/getMenuItems'))
    const ids = items.slice(0, 3).map(({ id }) => id)
    await page.addInitScript((text) => localStorage.setItem('favourites', text), JSON.stringify(ids))
    await page.goto('/de', { waitUntil: 'commit' })
    const row = page.getByRole('region', { name: 'Ihre Favoriten' })
    await expect(row.getByRole('link')).toHaveCount(ids.length)
    await page.evaluate(() => document.fonts.ready)
    expect(await shifted(page)).toBeLessThan(most)
  })
}

test('favourites that have left the menu have no heading, and from the next visit on no place', async ({ page }) => {
  await page.addInitScript((text) => localStorage.setItem('favourites', text), JSON.stringify([randomUUID()]))
  const row = page.getByRole('region', { name: 'Ihre Favoriten' })
  const heading = page.getByRole('heading', { name: 'Ihre Favoriten' })
  await page.goto('/de')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites-off-menu'))).toBe('true')
  await expect(heading).toBeHidden()
  await page.goto('/de')
  await takenOver(page)
  await expect(row).toBeHidden()
  expect(await shifted(page)).toBeLessThan(most)
  const place = await page.evaluate(() => document.documentElement.dataset.favourites)
  expect(place).toBeUndefined()
})

test('the letters of the shop take nothing of the line from the first frame of a first visit', async ({ page }) => {
  await page.goto('/de/contact')
  await takenOver(page)
  await page.evaluate(() => document.fonts.ready)
  const [painted = Infinity, ...asked] = await page.evaluate(() =>
    [
      ...performance.getEntriesByName('first-contentful-paint'),
      ...performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
    ].map(({ startTime }) => startTime),
  )
  expect(asked.length).toBeGreaterThan(0)
  expect(Math.min(...asked)).toBeGreaterThan(painted)
})

/** The page is painted without them first, as it is on a slow line. */
async function heldLetters(page: Page) {
  let answer = (): void => undefined
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\.woff2$/, async (route) => {
    await isWanted
    await route.continue()
  })
  return { answer }
}
