import type { Page } from '@playwright/test'

import { tabTo } from '../support/keyboard'
import type { MenuItem } from '../support/kitchen'
import { notice, ordersOf, regular } from '../support/shopping'
import { expect, test } from '../support/test'

test('a guest orders with the keyboard alone, half this, half that, large, with cheese twice, changed in the cart, and always sees where they are', async ({
  page,
  kitchen,
}) => {
  const guest = await regular(page)
  const pizza = await kitchen.addPizza()
  await page.goto('/en/menu')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type(pizza.name)
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(1)
  await tabTo(page, page.getByRole('button', { name: `: ${pizza.name}` }))
  await page.keyboard.press('Enter')
  await choosePizza(page, pizza)
  await tabTo(page, page.getByRole('link', { name: 'Cart, 1 dish' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/cart')
  await changePizza(page, pizza)
  await tabTo(page, page.getByRole('link', { name: 'Proceed to Checkout' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/checkout')

  await tabTo(page, page.getByRole('radio', { name: /^Abholung Vor Ort/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Delivery/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Place Order · CHF 27.00' })).toBeVisible()
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await tabTo(page, phone)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' })).toBeVisible()
  await tabTo(page, phone)
  await page.keyboard.type('044 555 01 01')
  await page.keyboard.press('Enter')
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  expect(await ordersOf(page, guest)).toHaveLength(1)
})

/** In the sheet over the menu. */
async function choosePizza(page: Page, { name }: MenuItem): Promise<void> {
  const { sheet, radio, moreCheese } = sheetOf(page, name)
  await tabTo(page, radio('Size', '30 cm'))
  await page.keyboard.press('ArrowDown')
  await expect(radio('Size', '40 cm')).toBeChecked()
  await tabTo(page, radio('Erste Hälfte', 'Margherita'))
  await page.keyboard.press('Space')
  await tabTo(page, radio('Zweite Hälfte', 'Margherita'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, moreCheese)
  await page.keyboard.press('Enter')
  await tabTo(page, sheet.getByRole('button', { name: /^Add to Cart/ }))
  await page.keyboard.press('Enter')
  await expect(notice(page, 'added to cart!')).toBeVisible()
}

async function changePizza(page: Page, { name }: MenuItem): Promise<void> {
  const { sheet, radio, moreCheese } = sheetOf(page, name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Zweite Hälfte: Salami')
  const change = row.getByRole('button', { name: `Change ${name}` })
  await tabTo(page, change)
  await page.keyboard.press('Enter')
  await expect(radio('Zweite Hälfte', 'Salami')).toBeChecked()
  await tabTo(page, radio('Zweite Hälfte', 'Salami'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, moreCheese)
  await page.keyboard.press('Enter')
  await tabTo(page, sheet.getByRole('button', { name: /^Save/ }))
  await page.keyboard.press('Enter')
  await expect(change, 'where it came from').toBeFocused()
  for (const choice of ['Erste Hälfte: Margherita', 'Zweite Hälfte: Verdure', '2 × Cheese'])
    await expect(row).toContainText(choice)
  await expect(page.getByRole('region', { name: 'Cart totals' })).toContainText('CHF 27.00')
}

function sheetOf(page: Page, name: string) {
  const sheet = page.getByRole('dialog', { name })
  const cheese = sheet.getByRole('group', { name: 'Quantity of Cheese' })
  return {
    sheet,
    radio: (group: string, option: string) =>
      sheet.getByRole('group', { name: group }).getByRole('radio', { name: option }),
    moreCheese: cheese.getByRole('button', { name: 'Increase quantity' }),
  }
}
