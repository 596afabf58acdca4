import type { Page } from '@playwright/test'

import { enterPanel } from './support/panel'
import { expect, test } from './support/test'

test.use({ locale: 'en-GB' })

function viewsOf(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: `Dish: ${name}` })
}

test('what guests look at counts without any cookie, what the staff looks at does not', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const { id, name } = await kitchen.addMenuItem()
  const login = await kitchen.hire('manager')
  await enterPanel(page, '/admin/dashboard', login)
  await page.goto(`/en/dish/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const guest = await newPerson()
  await guest.goto(`/en/dish/${id}`)
  await guest.getByRole('link', { name: 'Speisekarte', exact: true }).first().click()
  await expect(guest).toHaveURL(/\/menu$/)
  await guest.goBack()
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(await guest.context().cookies()).toEqual([])

  // Counts wait up to a quarter of a minute.
  await expect(async () => {
    await page.goto('/admin/statistics')
    await expect(viewsOf(page, name).getByRole('cell', { name: '1', exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Views by page as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^views-pages-month-\d{4}-\d\d-\d\d\.csv$/)
})
