import { tabTo } from './support/keyboard'
import { notice, ordersOf, regular } from './support/shopping'
import { expect, test } from './support/test'

test('a guest orders with the keyboard alone, and always sees where they are', async ({ page, kitchen }) => {
  const guest = await regular(page)
  const menuItem = await kitchen.addMenuItem({ price: 30 })
  await page.goto('/en/menu')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type(menuItem.name)
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(1)
  await tabTo(page, page.getByRole('button', { name: `: ${menuItem.name}` }))
  await page.keyboard.press('Enter')
  await expect(notice(page, `${menuItem.name} added to cart!`)).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Cart, 1 dish' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/cart')
  await tabTo(page, page.getByRole('link', { name: 'Proceed to Checkout' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/checkout')

  await tabTo(page, page.getByRole('radio', { name: /^Abholung Vor Ort/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Delivery/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
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

test('a dialog keeps the focus inside and gives it back', async ({ page }) => {
  await regular(page)
  await page.goto('/en/profile')
  const opener = page.getByRole('button', { name: 'Log out everywhere' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() =>
      Boolean(document.activeElement?.closest('main') && !document.activeElement.closest('dialog')),
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
