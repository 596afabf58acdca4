import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test('the stepper of a card says how many are added, within its limits, and stays when the cards are sorted by price', async ({
  page,
}) => {
  await page.goto('/en/product/Desserts')
  await takenOver(page)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Chocolate cookie', exact: true }) })
  const quantity = card.getByRole('status', { name: 'Quantity' })
  const [less, more] = ['Decrease quantity', 'Increase quantity'].map((name) => card.getByRole('button', { name }))
  await expect(less!).toBeDisabled()
  await more!.click()
  await more!.click()
  await less!.click()
  await more!.click()
  await expect(quantity).toHaveText('3')
  await card.getByRole('button', { name: 'Add to Cart: Chocolate cookie' }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('3')
  await expect(quantity, 'it starts again').toHaveText('1')
  await expect(less!).toBeDisabled()

  const prices = async () => {
    const texts = await page
      .getByRole('main')
      .getByText(/^CHF\s\d/)
      .allTextContents()
    return texts.map((text) => Number(text.replace(/[^\d.]/g, '')))
  }
  const usual = await prices()
  expect(new Set(usual).size).toBeGreaterThan(2)
  await more!.click()
  await page.getByLabel('Sort by').selectOption('Cost: Low to High')
  expect(await prices()).toEqual(usual.toSorted((a, b) => a - b))
  await page.getByLabel('Sort by').selectOption('Cost: High to Low')
  expect(await prices()).toEqual(usual.toSorted((a, b) => b - a))
  // React moves the cards; what they show stays.
  await expect(quantity).toHaveText('2')
  await page.getByLabel('Sort by').selectOption('Default')
  expect(await prices()).toEqual(usual)
})
