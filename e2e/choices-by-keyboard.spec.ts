import { expectAccessible } from './support/accessible'
import { tabTo } from './support/keyboard'
import { notice, takenOver } from './support/shopping'
import { expect, test } from './support/test'

test('half this, half that, large, with cheese twice, by keyboard alone, and changed in the cart', async ({
  page,
  kitchen,
}) => {
  const pizza = await kitchen.addPizza()
  await page.goto('/en/menu')
  await takenOver(page)
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type(pizza.name)
  await tabTo(page, page.getByRole('button', { name: `: ${pizza.name}` }))
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: pizza.name })
  const radio = (group: string, name: string) => sheet.getByRole('group', { name: group }).getByRole('radio', { name })
  await tabTo(page, radio('Size', '30 cm'))
  await page.keyboard.press('ArrowDown')
  await expect(radio('Size', '40 cm')).toBeChecked()
  await tabTo(page, radio('Erste Hälfte', 'Margherita'))
  await page.keyboard.press('Space')
  await tabTo(page, radio('Zweite Hälfte', 'Margherita'))
  await page.keyboard.press('ArrowDown')
  const cheese = sheet.getByRole('group', { name: 'Quantity of Cheese' })
  await tabTo(page, cheese.getByRole('button', { name: 'Increase quantity' }))
  await page.keyboard.press('Enter')
  await tabTo(page, sheet.getByRole('button', { name: /^Add to Cart/ }))
  await page.keyboard.press('Enter')
  await expect(notice(page, 'added to cart!')).toBeVisible()

  await page.goto('/en/cart')
  await takenOver(page)
  const row = page.getByRole('row').filter({ hasText: pizza.name })
  await expect(row).toContainText('Zweite Hälfte: Salami')
  await expectAccessible(page)
  const change = row.getByRole('button', { name: `Change ${pizza.name}` })
  await tabTo(page, change)
  await page.keyboard.press('Enter')
  await expect(radio('Zweite Hälfte', 'Salami')).toBeChecked()
  await tabTo(page, radio('Zweite Hälfte', 'Salami'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, cheese.getByRole('button', { name: 'Increase quantity' }))
  await page.keyboard.press('Enter')
  await tabTo(page, sheet.getByRole('button', { name: /^Save/ }))
  await page.keyboard.press('Enter')
  await expect(change, 'where it came from').toBeFocused()
  for (const choice of ['Erste Hälfte: Margherita', 'Zweite Hälfte: Verdure', '2 × Cheese'])
    await expect(row).toContainText(choice)

  await expect(page.getByRole('region', { name: 'Cart totals' })).toContainText('CHF 27.00')
})
