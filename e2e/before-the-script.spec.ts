import type { Page } from '@playwright/test'

import { notice } from './support/shopping'
import { expect, test } from './support/test'

test('what is pressed before the page reacts is done as soon as it does', async ({ page, kitchen }) => {
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  const { answer } = await heldScripts(page)
  await page.goto(`/en/dish/${menuItem.id}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: `Add to Cart: ${menuItem.name}` }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('0')
  answer()
  await expect(notice(page, `${menuItem.name} added to cart!`)).toBeVisible()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
})

test('what is typed before the page reacts is sought as soon as it does', async ({ page, kitchen }) => {
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  const { answer } = await heldScripts(page)
  await page.goto('/en/menu', { waitUntil: 'commit' })
  await page.getByRole('searchbox').pressSequentially(menuItem.name)
  answer()
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(1)
})

test.describe('without its scripts and its style sheet', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a document is painted with nothing else loaded', async ({ page }) => {
    await page.route(/\/_next\/static\/.*\.(js|css)/, (route) => route.abort())
    await page.goto('/en/menu', { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    expect(await title.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('700')
  })
})

/** The page's scripts arrive when the test says so. */
async function heldScripts(page: Page) {
  let answer = (): void => undefined
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await isWanted
    await route.continue()
  })
  return { answer }
}
