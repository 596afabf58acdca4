import { listenTo } from '../support/announcements'
import { codeFor, mailsTo } from '../support/mailbox'
import { somebody } from '../support/people'
import { registerAt } from '../support/registration'
import { notice } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ expectedErrors: [/status of (422|429)/] })

// A whole minute of waiting for the next code, with the clock of the guest and of the server.
test('five wrong codes kill the code; a new one, sent after a minute, opens the account', async ({ page }) => {
  test.setTimeout(180_000)
  const guest = somebody()
  const told = await listenTo(page)
  await registerAt(page, guest)
  const first = await codeFor(guest.email)
  const input = page.getByLabel('One-time code')

  await input.fill('12a45')
  await expect(input, 'digits only').toHaveValue('1245')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(notice(page, '❌ Please enter a valid 6-digit OTP.')).toBeVisible()
  for (let guess = 0; guess < 5; guess++) {
    const answered = page.waitForResponse(/verify-otp/)
    await input.fill(wrongFor(first, guess))
    expect((await answered).status()).toBe(422)
    if (guess < 4) await expect(notice(page, /⚠️ OTP Verification failed: /)).toBeVisible()
  }
  await expect(input, 'there is nothing left to try').toHaveCount(0)

  await expect(page.getByRole('button', { name: /^New code in \d+ s$/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Send a new code' }).click({ timeout: 70_000 })
  await expect(notice(page, `A new code is on its way to ${guest.email}.`)).toBeVisible()
  await expect.poll(async () => (await mailsTo(guest.email)).length).toBe(2)
  await input.fill(await codeFor(guest.email))
  await told.toHear('OTP verified successfully! Redirecting...')
  await expect(page).toHaveURL('/en/login')
})

/** Another code than the right one. */
function wrongFor(right: string, guess: number): string {
  return String((Number(right) + 1 + guess) % 1_000_000).padStart(6, '0')
}
