import { placeOrder } from '../../support/orders'
import { paperOf } from '../../support/paper'
import { admin, signIn } from '../../support/people'
import { regular } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

test('a ticket and a receipt are one page, 80 mm wide and as long as what stands on it, never torn in two; a report is A4, upright', async ({
  page,
  browser,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const { order_id: id } = await placeOrder(guest.request, token, await kitchen.addMenuItem())
  await signIn(page, admin, 'admin')
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

  const withoutScript = await browser.newContext({ javaScriptEnabled: false })
  const still = await withoutScript.newPage()
  await signIn(still, admin, 'admin')
  await still.goto(`/admin/orders/${id}/ticket`)
  const guessed = await paperOf(still)
  expect(guessed, 'guessed to be longer rather than torn in two').toMatchObject({ pages: 1 })
  expect(guessed.widthMm).toBeCloseTo(80, 0)
  await withoutScript.close()
})
