import type { Page } from '@playwright/test'

import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 390, height: 664 } })

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('every change of the page ends at the very top', async ({ page }) => {
    await page.goto('/en/menu')
    await takenOver(page)
    await page.getByRole('article').nth(9).getByRole('link').click()
    await expect(page).toHaveURL(/\/dish\//)
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.getByRole('link', { name: /^Back to/ }).click()
    await expect(page).toHaveURL(/\/product\//)
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/en')
    await expect.poll(() => scrolled(page)).toBe(0)
  })
})

test('the chips follow the section that is read, only sections near the screen are laid out, and back from a dish the menu is as it was left', async ({
  page,
}) => {
  await page.goto('/en/menu')
  await takenOver(page)
  await expectChipsToFollow(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Pizza', exact: true }).click()
  await page.getByRole('searchbox').fill('mozzarella')
  const rows = page.getByRole('article').filter({ visible: true })
  await expect(rows.first()).toContainText('Prosciutto')
  const count = await rows.count()
  await rows.last().getByRole('link').scrollIntoViewIfNeeded()
  const place = await scrolled(page)
  await rows.last().getByRole('link').click()
  await expect(page).toHaveURL(/\/dish\//)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('mozzarella')
  await expect(page.getByRole('button', { name: 'Pizza', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(rows).toHaveCount(count)
  await expect.poll(() => scrolled(page)).toBe(place)
})

async function expectChipsToFollow(page: Page): Promise<void> {
  const last = page.getByRole('button', { name: 'Beverages', exact: true })
  const heading = page.getByRole('heading', { name: 'Beverages' })
  // A tap is sought among the rows of these sections alone.
  const isLaidOut = () => heading.evaluate((found) => found.checkVisibility({ contentVisibilityAuto: true }))
  await expect(last).not.toBeInViewport()
  expect(await isLaidOut()).toBe(false)
  await heading.evaluate((found) => found.scrollIntoView())
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect.poll(isLaidOut).toBe(true)
  await expect(heading).toBeInViewport()
}
