import { notice, regular, rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

test.describe('when a call fails', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] })

  test('the failure stays on its page, does not come back with a reload, and is not told beside a success', async ({
    page,
    kitchen,
  }) => {
    await regular(page)
    await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
    await page.goto('/en/checkout')
    await page.route('**/updateprofile', (route) => route.abort('connectionreset'), { times: 3 })
    const order = page.getByRole('button', { name: 'Place Order · CHF 30.00' })
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to place order.' })
    await order.click()
    await expect(failure, 'told once').toHaveCount(1)
    await page.getByRole('link', { name: 'Change', exact: true }).click()
    await expect(page).toHaveURL('/en/cart')
    await expect(failure).toHaveCount(0)
    await page.goto('/en/checkout')
    await order.click()
    await expect(failure).not.toHaveCount(0)
    await page.reload()
    await expect(order).toBeVisible()
    await expect(failure).toHaveCount(0)
    await order.click()
    await expect(failure).not.toHaveCount(0)
    await order.click()
    await expect(notice(page, 'Order placed successfully!')).toBeVisible()
    await expect(failure).toHaveCount(0)
  })
})

test('a cart that cannot be read in full is said to be so, once', async ({ page, kitchen }) => {
  const { id, name, price } = await kitchen.addMenuItem({ price: 30 })
  // No page of the shop: one that wakes up late would read the cart, and say it, before the guest is at the menu.
  await page.goto('/robots.txt')
  const stored = { [id]: { id, name, price, quantity: '2' }, other: 7 }
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify(stored))
  await page.goto('/en/menu')
  const lost = page.getByRole('alert').filter({ hasText: 'Your cart could not be read in full.' })
  await expect(lost).toHaveCount(1)
  await expect(page.getByTestId('cart-count')).toHaveText('2')
  await page.reload()
  await expect(page.getByTestId('cart-count')).toHaveText('2')
  await expect(lost).toHaveCount(0)
})
