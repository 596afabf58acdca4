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

test('the best dish is the first of one list, and without one the nearest categories are', async ({ page }) => {
  await page.goto('/de/menu')
  await takenOver(page)
  const first = page.getByRole('article').first()
  await page.getByRole('searchbox').fill('rotwein')
  await expect(first).toContainText('Primitivo')
  await page.getByRole('searchbox').fill('primitivo xylophon')
  await expect(page.getByText('Kein Gericht hat alle Wörter')).toBeVisible()
  await expect(first).toContainText('Primitivo')
  await page.getByRole('searchbox').fill('weisswein')
  await expect(page.getByText('Nichts gefunden für «weisswein».')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Getränke' }).last().click()
  await expect(page.getByRole('heading', { name: 'Getränke' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})
