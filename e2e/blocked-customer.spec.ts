import { enterPanel } from './support/panel'
import { notice, putIntoCart, regular } from './support/shopping'
import { expect, test } from './support/test'

test.use({ locale: 'en-GB', expectedErrors: [/status of (403|422)/] })

test('a blocked customer is refused in words, keeps his cart, and orders once the block is lifted', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  const guest = await regular(page)
  const office = await newPerson()
  await enterPanel(office, `/admin/customers?q=${encodeURIComponent(guest.email)}`)
  await office.getByRole('link', { name: `${guest.firstname} ${guest.lastname}` }).click()
  await expect(office.getByText('not blocked')).toBeVisible()
  await office.getByRole('button', { name: 'Block from ordering' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Block from ordering' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Please fill in this field\./)
  await dialog.getByLabel('Reason').fill('Ordered three times and never came.')
  await dialog.getByRole('button', { name: 'Block from ordering' }).click()
  await expect(dialog).toBeHidden()
  await expect(office.getByText('Ordered three times and never came.')).toBeVisible()

  await putIntoCart(page, menuItem, 2)
  await page.goto('/en/checkout')
  await page.getByRole('button', { name: 'Place Order · CHF 29.00' }).click()
  await expect(
    notice(page, /We take no orders from this account at the moment\. Please get in touch: .+@/),
  ).toBeVisible()
  await expect(page.getByText('never came')).toHaveCount(0)
  await page.goto('/en/cart')
  await expect(page.getByTestId('cart-count')).toHaveText('2')

  await office.getByRole('button', { name: 'Lift the block' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Lift the block' }).click()
  await expect(office.getByText('not blocked')).toBeVisible()
  await page.goto('/en/checkout')
  await page.getByRole('button', { name: 'Place Order · CHF 29.00' }).click()
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  await office.reload()
  await expect(office.getByRole('cell', { name: 'received' })).toBeVisible()
})
