import { placeOrder } from '../../support/orders'
import { enterPanel } from '../../support/panel'
import { regular } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

test('figures of the dashboard and of the day lead to what they are made of, and those of a period go home as a file', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const dish = await kitchen.addMenuItem({ price: 20 })
  const { order_id, short_number } = await placeOrder(guest.request, token, dish)
  await enterPanel(page, '/admin/dashboard')
  await expect(page.getByRole('link', { name: /^Orders \d+ \+ \d+ not accepted yet/ })).toBeVisible()
  await kitchen.advance(order_id, { status: 'accepted', ready_in_minutes: 20 })
  const row = page.getByRole('row', { name: short_number })
  await page.getByRole('link', { name: /^Orders \d+/ }).click()
  await expect(page).toHaveURL(/\/orders\/all\?.*status=sold/)
  await expect(row).toBeVisible()
  await page.goto('/admin/report')
  await page.getByRole('link', { name: /^To collect / }).click()
  await expect(page).toHaveURL(/\/payments\?.*status=pending/)
  await expect(row).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: /^Rejected or cancelled / }).click()
  await expect(page).toHaveURL(/status=refused/)
  await expect(page.getByLabel('Status')).toHaveValue('refused')
  await expect(row).toBeHidden()
  await page.goBack()

  await page.getByRole('link', { name: 'Report of a period' }).click()
  await page.getByRole('link', { name: 'This year' }).click()
  await expect(page).toHaveURL(/from=\d{4}-01-01&to=\d{4}-12-31/)
  await expect(page.getByRole('region', { name: 'Dishes' }).getByText(dish.name)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Dishes as CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^report-items-\d{4}-01-01-\d{4}-12-31\.csv$/)
  const text = await (await file.createReadStream()).toArray()
  expect(Buffer.concat(text).toString()).toContain(`${dish.name};2;40.00`)
  await page.getByLabel('From').fill('2027-02-01')
  await page.getByLabel('To', { exact: true }).fill('2027-01-01')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription('The end is before the beginning.')
  await expect(page.getByRole('region', { name: 'Dishes' })).toBeHidden()
})
