import { notice, regular, rememberCart } from './support/shopping'
import { expect, test } from './support/test'

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
