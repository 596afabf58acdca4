import { placeOrder } from '../support/orders'
import { notice, regular, rememberCart, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test('the profile keeps new billing data, and orders again what there still is, told on the page that it leads to', async ({
  page,
  kitchen,
}) => {
  const guest = await regular(page)
  const [sold, kept] = [await kitchen.addMenuItem(), await kitchen.addMenuItem()]
  await placeOrder(page.request, guest.token, sold)
  await kitchen.sellOut(sold)
  await rememberCart(page, kept, 1)
  await page.goto('/en/profile')
  await takenOver(page)
  await expect(page.getByRole('main')).toContainText(`${guest.firstname} ${guest.lastname}`)
  await expect(page.getByRole('main')).toContainText(guest.email)
  await page.getByRole('textbox', { name: 'Street address' }).fill('Langstrasse 1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Your details are saved.')).toBeVisible()
  await page.goto('/de/profile')
  await expect(page.getByRole('textbox', { name: 'Strasse und Nummer' })).toHaveValue('Langstrasse 1')
  await page.getByRole('button', { name: 'Nochmals bestellen' }).click()
  await expect(page).toHaveURL('/de/cart')
  await expect(notice(page, `Nicht mehr auf der Karte: ${sold.name}.`)).toBeVisible()
})
