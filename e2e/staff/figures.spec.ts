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

test('the chart is a table too, compares with a week and a month before, and each hour leads to its orders', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const { order_id, short_number } = await placeOrder(guest.request, token, await kitchen.addMenuItem())
  await kitchen.advance(order_id, { status: 'accepted', ready_in_minutes: 20 })
  await enterPanel(page, '/admin/dashboard')
  await page.getByText('In numbers').click()
  const table = page.getByRole('region', { name: 'In numbers' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await table
    .getByRole('link', { name: /^\d\d:00$/ })
    .last()
    .click()
  await expect(page).toHaveURL(/hour=\d+/)
  await expect(page.getByRole('row', { name: short_number })).toBeVisible()

  await page.goto('/admin/dashboard')
  await page.getByText('In numbers').click()
  for (const [span, bars] of [
    ['Week', 7],
    ['Month', 28],
  ] as const) {
    await page.getByRole('link', { name: span, exact: true }).click()
    await expect(page.getByRole('link', { name: span, exact: true })).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(bars)
  }
})
