import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test('the search finds what a guest means, even with a slip, the best first, and the nearest where nothing is', async ({
  page,
}) => {
  await page.goto('/de/menu')
  await takenOver(page)
  const dishes = page.getByRole('article')
  const first = dishes.first()
  const box = page.getByRole('searchbox')
  const all = await dishes.filter({ visible: true }).count()
  await box.fill('primtivo')
  await expect(first).toContainText('Primitivo')
  await box.fill('rotwein')
  await expect(first).toContainText('Primitivo')
  await box.fill('primitivo xylophon')
  await expect(page.getByText('Kein Gericht hat alle Wörter')).toBeVisible()
  await expect(first).toContainText('Primitivo')
  await box.fill('xylophon')
  await expect(page.getByText('Nichts gefunden für «xylophon».')).toBeVisible()
  await page.getByRole('button', { name: 'Alle Gerichte zeigen' }).click()
  await expect(dishes.filter({ visible: true })).toHaveCount(all)
  await box.fill('weisswein')
  await expect(page.getByText('Nichts gefunden für «weisswein».')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Getränke' }).last().click()
  await expect(page.getByRole('heading', { name: 'Getränke' })).toBeVisible()
  await expect(box).toHaveValue('')
})
