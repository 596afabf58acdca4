import { choose, openSheet } from './support/choices'
import { takenOver } from './support/shopping'
import { expect, test } from './support/test'

test('a line that another tab has removed while its choices are changed comes back as it was chosen', async ({
  page,
  context,
  kitchen,
}) => {
  const pizza = await kitchen.addPizza()
  const asked = await openSheet(page, pizza)
  await choose(asked, 'Size', '40 cm')
  await choose(asked, 'Erste Hälfte', 'Margherita')
  await choose(asked, 'Zweite Hälfte', 'Margherita')
  await asked.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  await page.goto('/en/cart')
  await page.getByRole('button', { name: `Change ${pizza.name}` }).click()
  const sheet = page.getByRole('dialog', { name: pizza.name })
  await choose(sheet, 'Size', '30 cm')
  const other = await context.newPage()
  await other.goto('/en/cart')
  await other.getByRole('button', { name: `Remove ${pizza.name}` }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('0')
  await sheet.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('row').filter({ hasText: pizza.name })).toContainText('30 cm')
})

test('back leaves the questions, and a double tap adds once', async ({ page, kitchen }) => {
  const pizza = await kitchen.addPizza()
  await page.goto('/en/cart')
  await takenOver(page)
  await page.getByRole('main').getByRole('link', { name: 'To the menu' }).click()
  await expect(page).toHaveURL(/\/en\/menu/)
  await page.getByRole('button', { name: `: ${pizza.name}` }).click()
  const sheet = page.getByRole('dialog', { name: pizza.name })
  await expect(sheet.getByRole('radio').first()).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  const again = await openSheet(page, pizza)
  await choose(again, 'Size', '30 cm')
  await choose(again, 'Erste Hälfte', 'Salami')
  await choose(again, 'Zweite Hälfte', 'Verdure')
  await again.getByRole('button', { name: /^Add to Cart/ }).dblclick()
  await expect(again).toBeHidden()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
})
