import { notice, ordersOf, putIntoCart, regular, rememberCart, takenOver } from './support/shopping'
import { expect, test } from './support/test'

test('the profile keeps new billing data, and shows name and e-mail as they are', async ({ page }) => {
  const guest = await regular(page)
  await page.goto('/en/profile')
  await takenOver(page)
  await expect(page.getByRole('main')).toContainText(`${guest.firstname} ${guest.lastname}`)
  await expect(page.getByRole('main')).toContainText(guest.email)
  await page.getByRole('textbox', { name: 'Street address' }).fill('Langstrasse 1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Your details are saved.')).toBeVisible()
  await page.goto('/de/profile')
  await expect(page.getByRole('textbox', { name: 'Strasse und Nummer' })).toHaveValue('Langstrasse 1')
})

test('however often the button is pressed, it is one order', async ({ page, kitchen }) => {
  const guest = await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/en/checkout')
  await page.getByRole('button', { name: 'Place Order · CHF 30.00' }).dblclick()
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  expect(await ordersOf(page, guest)).toHaveLength(1)
})

test('a line that was removed by mistake comes back where it was, with all that belonged to it', async ({
  page,
  kitchen,
}) => {
  const [first, second] = [await kitchen.addMenuItem({ price: 14.5 }), await kitchen.addMenuItem({ price: 20 })]
  await putIntoCart(page, first, 3)
  await page.getByRole('searchbox').fill(second.name)
  await page.getByRole('button', { name: `: ${second.name}` }).click()
  await page.goto('/en/cart')
  await page.getByRole('button', { name: `Remove ${first.name}` }).click()
  await expect(page.getByRole('region', { name: 'Cart totals' })).toContainText('CHF 20.00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'Cart totals' })).toContainText('CHF 63.50')
  await expect(page.getByRole('row').nth(1)).toContainText(first.name)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})
