import { takenOver } from './support/shopping'
import { expect, test } from './support/test'

test('the search finds what a guest means, in his words and with a slip', async ({ page, kitchen }) => {
  const menuItem = await kitchen.addMenuItem({ name: `Kürbissuppe ${Date.now()}` })
  await page.goto('/en/menu')
  await takenOver(page)
  const dish = page.getByRole('article').filter({ hasText: menuItem.name })
  for (const typed of ['kuerbis', 'Kürbissuppen', 'soups', 'kurbissupe']) {
    await page.getByRole('searchbox').fill(typed)
    await expect(dish, typed).toBeVisible()
  }
  await page.getByRole('searchbox').fill('xylophon')
  await expect(page.getByText('Nothing found for “xylophon”.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all dishes' }).click()
  await expect(dish).toBeVisible()
})

test('ice is no Dürüm, and beer is Bier', async ({ page }) => {
  await page.goto('/en/menu')
  await takenOver(page)
  await page.getByRole('searchbox').fill('Eis')
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: /Dürüm|Döner/ })
      .filter({ visible: true }),
  ).toHaveCount(0)
  await page.getByRole('searchbox').fill('drinks')
  await expect(page.getByRole('region', { name: 'Beverages' })).toBeVisible()
})
