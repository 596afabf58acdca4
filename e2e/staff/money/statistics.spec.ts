import type { Page } from '@playwright/test'

import { enterPanel } from '../../support/panel'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

// The list ends after the most viewed pages, and every other journey looks at a dish of its own once.
const times = 5

/** Once, and as often as it takes with the same headers without drawing the page. */
async function lookAt(page: Page, { id, name }: { id: string; name: string }) {
  const opened = await page.goto(`/en/dish/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const headers = (await opened?.request().allHeaders()) ?? {}
  const kept = Object.entries(headers).filter(([header]) => /^(user-agent|accept|sec-fetch-)/.test(header))
  for (let time = 1; time < times; time += 1)
    await page.request.get(`/en/dish/${id}`, { headers: Object.fromEntries(kept) })
}

function viewsOf(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: `Dish: ${name}` })
}

test('what guests look at counts without any cookie, what the staff looks at does not', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const seenByStaff = await kitchen.addMenuItem()
  const seenByGuest = await kitchen.addMenuItem()
  const login = await kitchen.hire('manager')
  await enterPanel(page, '/admin/dashboard', login)
  await lookAt(page, seenByStaff)

  const guest = await newPerson()
  await lookAt(guest, seenByGuest)
  await guest.getByRole('link', { name: 'Speisekarte', exact: true }).first().click()
  await expect(guest).toHaveURL(/\/menu$/)
  expect(await guest.context().cookies()).toEqual([])

  await page.goto('/admin/statistics')
  const asFile = page.getByRole('link', { name: 'Views by page as CSV' })
  const address = (await asFile.getAttribute('href')) ?? ''
  // Counts wait up to a quarter of a minute.
  const counted = async () => (await page.request.get(address)).text()
  await expect.poll(counted, { timeout: 60_000 }).toMatch(new RegExp(`${seenByGuest.name}.*\\b${times}\\b`))
  await page.reload()
  const count = viewsOf(page, seenByGuest.name).getByRole('cell', { name: String(times), exact: true })
  await expect(count).toBeVisible()
  await expect(viewsOf(page, seenByStaff.name)).toHaveCount(0)

  const [download] = await Promise.all([page.waitForEvent('download'), asFile.click()])
  expect(download.suggestedFilename()).toMatch(/^views-pages-month-\d{4}-\d\d-\d\d\.csv$/)
})
