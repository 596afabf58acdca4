import { placeOrder } from '../../support/orders'
import { enterPanel } from '../../support/panel'
import { notice, regular } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

test('a completed order is reversed with a reason, and the day’s report shows it below zero', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const { order_id, short_number } = await placeOrder(guest.request, token, await kitchen.addMenuItem({ price: 20 }))
  for (const status of ['accepted', 'preparing', 'ready', 'completed']) await kitchen.advance(order_id, { status })
  await enterPanel(page, `/admin/orders/${order_id}`)

  await page.getByRole('button', { name: 'Reverse the sale' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reverse the sale' })
  await dialog.getByRole('button', { name: 'Reverse the sale' }).click()
  await expect(dialog.getByLabel('Reason (for the books)')).toHaveAccessibleDescription('Please fill in this field.')
  await dialog.getByLabel('Reason (for the books)').fill('Entered twice')
  await dialog.getByRole('button', { name: 'Reverse the sale' }).click()
  await expect(notice(page, /^Reversed: \d{4}-\d{6}$/)).toBeVisible()
  await expect(page.getByText(/: Entered twice$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reverse the sale' })).toBeHidden()

  await expect(page.getByText('Reversal', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: /^Reversal \d{4}-\d{6}$/ }).click()
  await expect(page.getByText('Reversal of receipt'), 'in the language of the office').toBeVisible()
  await expect(page.getByText('-40.00').first()).toBeVisible()

  await page.goto('/admin/report')
  await expect(
    page
      .getByRole('region', { name: 'Turnover' })
      .getByText(/^Reversal: /)
      .first(),
  ).toBeVisible()
  const row = page.getByRole('row', { name: /^Reversal: Pickup 2\.6 %/ })
  await row.getByRole('link').click()
  await expect(page.getByLabel('Status')).toHaveValue('reversed')
  await expect(page.getByRole('row', { name: short_number }).getByText('Reversal', { exact: true })).toBeVisible()
})
