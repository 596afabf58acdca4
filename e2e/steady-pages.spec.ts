import type { Page } from '@playwright/test'

import { dataOf } from './support/kitchen'
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

function shifted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // What has been seen is told in a task of its own, after the next two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
      }),
  )
}
