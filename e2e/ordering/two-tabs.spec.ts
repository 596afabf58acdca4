import { notice, putIntoCart } from '../support/shopping'
import { expect, test } from '../support/test'

test('two tabs share one cart, whatever happens in which of them, and is taken back', async ({
  page,
  context,
  kitchen,
}) => {
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  // Whatever lies in the storage, the shop stands.
  await page.addInitScript(() => {
    if (localStorage.getItem('cart') === null) localStorage.setItem('cart', '{')
  })
  await putIntoCart(page, menuItem, 1)
  const other = await context.newPage()
  await other.goto('/en/cart')
  await expect(other.getByRole('row').filter({ hasText: menuItem.name })).toContainText('CHF 14.50')
  await page.getByRole('button', { name: `: ${menuItem.name}` }).click()
  await expect(other.getByTestId('cart-count')).toHaveText('2')
  await expect(other.getByRole('region', { name: 'Cart totals' })).toContainText('CHF 29.00')
  await other.getByRole('button', { name: 'Decrease quantity' }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  await expect(other.getByRole('button', { name: 'Decrease quantity' }), 'not below one').toBeDisabled()
  await other.getByRole('button', { name: `Remove ${menuItem.name}` }).click()
  await expect(notice(other, `${menuItem.name} removed from cart.`)).toBeVisible()
  await expect(page.getByTestId('cart-count')).toHaveText('0')
  await expect(other.getByText('Your cart is empty.')).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(other.getByRole('row').filter({ hasText: menuItem.name })).toContainText('CHF 14.50')
  await expect(other.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(page.getByTestId('cart-count')).toHaveText('1')
})
