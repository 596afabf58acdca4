import { openBoard } from '../support/panel'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('a board that was open before an upgrade offers to become the new one', async ({ page, kitchen }) => {
  await openBoard(page, await kitchen.hire())
  const notice = page.getByRole('button', { name: 'A new version is there. Reload' })
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(notice).toBeHidden()
  // What a test cannot do is build the shop anew: the board is told that it was.
  await page.route('**/api/health/live', (route) => route.fulfill({ json: { status: 'up', build: 'another' } }))
  await page.reload()
  await expect(notice).toBeVisible()
  await page.unroute('**/api/health/live')
  await notice.click()
  await expect(notice).toBeHidden()
})
