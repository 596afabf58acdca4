import type { Page } from '@playwright/test'

import { placeOrder } from '../support/orders'
import { paperOf } from '../support/paper'
import { admin, signIn } from '../support/people'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

/** An order that this page's administrator may print. */
async function orderToPrint(page: Page, guest: Page, menuItem: Parameters<typeof placeOrder>[2]): Promise<string> {
  const { token } = await regular(guest)
  const { order_id } = await placeOrder(guest.request, token, menuItem)
  await signIn(page, admin, 'admin')
  return order_id
}

test('a ticket and a receipt are one page, 80 mm wide and as long as what stands on it; a report is A4, upright', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const id = await orderToPrint(page, await newPerson(), await kitchen.addMenuItem())
  for (const slip of ['ticket', 'receipt']) {
    await page.goto(`/admin/orders/${id}/${slip}`)
    await page.emulateMedia({ media: 'print' })
    const content = await page.getByRole('main').evaluate((main) => (main.scrollHeight * 25.4) / 96)
    // Longer until the page has measured itself.
    await expect.poll(async () => (await paperOf(page)).heightMm).toBeLessThan(content + 4)
    const paper = await paperOf(page)
    expect(paper).toMatchObject({ pages: 1 })
    expect(paper.widthMm).toBeCloseTo(80, 0)
    expect(paper.heightMm).toBeGreaterThanOrEqual(content)
  }
  await page.goto('/admin/report')
  const report = await paperOf(page)
  expect(report.widthMm).toBeCloseTo(210, 0)
  expect(report.heightMm).toBeCloseTo(297, 0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a ticket is guessed to be longer rather than torn in two', async ({ page, kitchen, newPerson }) => {
    const id = await orderToPrint(page, await newPerson(), await kitchen.addMenuItem())
    await page.goto(`/admin/orders/${id}/ticket`)
    const paper = await paperOf(page)
    expect(paper).toMatchObject({ pages: 1 })
    expect(paper.widthMm).toBeCloseTo(80, 0)
  })
})
