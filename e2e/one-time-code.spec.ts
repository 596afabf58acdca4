import { listenTo } from './support/announcements'
import { codeFor, mailsTo } from './support/mailbox'
import { somebody } from './support/people'
import { registerAt } from './support/registration'
import { notice } from './support/shopping'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/status of (422|429)/] })

test('who goes back keeps what was typed, and the next code kills the one before', async ({ page }) => {
  const guest = somebody()
  const told = await listenTo(page)
  await registerAt(page, guest)
  const first = await codeFor(guest.email)
  await page.getByRole('button', { name: 'Back to registration' }).click()
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(guest.email)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect.poll(async () => (await mailsTo(guest.email)).length).toBe(2)
  const second = await codeFor(guest.email)
  test.skip(first === second, 'one in a million')
  await page.getByLabel('One-time code').fill(first)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(notice(page, /⚠️ OTP Verification failed: /)).toBeVisible()
  await page.getByLabel('One-time code').fill(second)
  await page.getByRole('button', { name: 'Verify' }).click()
  await told.toHear('OTP verified successfully! Redirecting...')
})
