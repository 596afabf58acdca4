import { ordersOf, notice, regular, rememberCart } from './support/shopping'
import { expect, test } from './support/test'

// What the shop refuses on purpose.
test.use({ expectedErrors: [/status of 422/] })

test('a guest from Berlin fetches his food with the address that he has', async ({ page, kitchen }) => {
  const guest = await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 15 }), 2)
  await page.goto('/en/checkout')
  const postcode = page.getByRole('textbox', { name: 'Postcode' })
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Germany')
  await page.getByRole('textbox', { name: 'City' }).fill('Berlin')
  await postcode.fill('8004')
  await page.getByRole('button', { name: 'Place Order · CHF 30.00' }).click()
  await expect(page.getByText('Please enter a valid postcode.').first()).toBeVisible()
  await postcode.fill('10115')
  await page.goto('/de/checkout')
  await expect(page.getByRole('combobox', { name: 'Land' }), 'in the words of the other language').toHaveValue(
    'Germany',
  )
  await expect(page.getByRole('combobox', { name: 'Land' })).toContainText('Deutschland')
  await page.getByRole('button', { name: 'Bestellung aufgeben · CHF 30.00' }).click()
  await expect(notice(page, 'Ihre Bestellung ist bei uns!')).toBeVisible()
  const [order] = await ordersOf(page, guest)
  expect(order).toMatchObject({ fulfilment: 'pickup', address: { postcode: '10115', country: 'Germany' } })
})
