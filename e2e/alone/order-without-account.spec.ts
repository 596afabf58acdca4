import { rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

// A setting of the whole shop.
test.beforeEach(({ kitchen }) => kitchen.setShop({ order_without_account: false }))
test.afterEach(({ kitchen }) => kitchen.setShop({ order_without_account: true }))

test('a shop that wants an account asks a first order for all that the specification lists', async ({
  page,
  kitchen,
}) => {
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/en/checkout/new')
  const fields = ['First name', 'Last name', 'Street address', 'Postcode', 'City', 'Phone']
  for (const name of fields) await expect(page.getByRole('textbox', { name, exact: true })).toHaveAttribute('required')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('required')
  await page.goto('/en/login?next=/en/checkout')
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order without an account' })).toHaveCount(0)
})
