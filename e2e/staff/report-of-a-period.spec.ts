import { placeOrder } from '../support/orders'
import { enterPanel } from '../support/panel'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('the owner looks at a period, takes a table home as a file, and is told what is wrong with a period', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const dish = await kitchen.addMenuItem({ price: 20 })
  const { order_id } = await placeOrder(guest.request, token, dish)
  await kitchen.advance(order_id, { status: 'accepted' })

  await enterPanel(page, '/admin/report')
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
