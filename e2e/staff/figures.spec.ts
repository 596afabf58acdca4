import { placeOrder } from '../support/orders'
import { enterPanel } from '../support/panel'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('every figure of the dashboard and the report leads to what it is made of', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const { order_id, short_number } = await placeOrder(guest.request, token, await kitchen.addMenuItem())
  await kitchen.advance(order_id, { status: 'accepted', ready_in_minutes: 20 })
  const row = page.getByRole('row', { name: short_number })

  await enterPanel(page, '/admin/dashboard')
  await page.getByRole('link', { name: /^Orders \d+/ }).click()
  await expect(page).toHaveURL(/\/orders\/all\?.*status=sold/)
  await expect(row).toBeVisible()

  await page.goto('/admin/report')
  await page.getByRole('link', { name: /^To collect / }).click()
  await expect(page).toHaveURL(/\/payments\?.*status=pending/)
  await expect(row).toBeVisible()

  await page.goto('/admin/report')
  await page.getByRole('link', { name: /^Rejected or cancelled / }).click()
  await expect(page).toHaveURL(/status=refused/)
  await expect(page.getByLabel('Status')).toHaveValue('refused')
  await expect(row).toBeHidden()
})
