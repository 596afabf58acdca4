import { takenOver } from './support/shopping'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|status of 503/] })

test('the pages that were seen open without a network, and nothing in the cart is lost', async ({
  page,
  context,
  kitchen,
}) => {
  const { name } = await kitchen.addMenuItem()
  await page.goto('/en/menu')
  await takenOver(page)
  await page.getByRole('button', { name: `Quick Add: ${name}` }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/en/menu'))), { timeout: 30_000 })
    .toBe(true)
  await context.setOffline(true)
  await page.reload()
  await takenOver(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  await page.getByRole('searchbox').fill('pizza')
  await expect(page.getByRole('article').filter({ visible: true }).first()).toBeVisible()
})

test('offline, a page that was not seen is answered in the words of the shop', async ({ page, context }) => {
  await page.goto('/en/menu')
  await takenOver(page)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/en/menu'))), { timeout: 30_000 })
    .toBe(true)
  await context.setOffline(true)
  for (const path of ['/en/about', '/en/checkout']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'No connection.' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'To the menu' }).click()
  await expect(page).toHaveURL('/en/menu')
  await expect(page.getByRole('searchbox')).toBeVisible()
})
