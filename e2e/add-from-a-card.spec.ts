import { takenOver } from './support/shopping'
import { expect, test } from './support/test'

test('the stepper of a card says how many are added, within its limits, and starts again at one', async ({
  page,
  kitchen,
}) => {
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  await page.goto(`/en/product/${encodeURIComponent(menuItem.category.name)}`)
  await takenOver(page)
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: menuItem.name, exact: true }) })
  const quantity = card.getByRole('status', { name: 'Quantity' })
  const [less, more] = ['Decrease quantity', 'Increase quantity'].map((name) => card.getByRole('button', { name }))
  await expect(less!).toBeDisabled()
  await more!.click()
  await more!.click()
  await less!.click()
  await more!.click()
  await expect(quantity).toHaveText('3')
  await card.getByRole('button', { name: `Add to Cart: ${menuItem.name}` }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('3')
  await expect(quantity).toHaveText('1')
  await expect(less!).toBeDisabled()
  // React moves the cards; what they show stays.
  await more!.click()
  await page.getByLabel('Sort').selectOption({ index: 2 })
  await expect(quantity).toHaveText('2')
})
