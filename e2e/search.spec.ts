import { takenOver } from './support/shopping'
import { expect, test } from './support/test'

test('the search finds what a guest means, even with a slip', async ({ page, kitchen }) => {
  const menuItem = await kitchen.addMenuItem({ name: `Kürbissuppe ${Date.now()}` })
  await page.goto('/en/menu')
  await takenOver(page)
  const dish = page.getByRole('article').filter({ hasText: menuItem.name })
  await page.getByRole('searchbox').fill('kurbissupe')
  await expect(dish).toBeVisible()
  await page.getByRole('searchbox').fill('xylophon')
  await expect(page.getByText('Nothing found for “xylophon”.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all dishes' }).click()
  await expect(dish).toBeVisible()
})
