import { listenTo } from './support/announcements'
import { codeFor, mailsTo } from './support/mailbox'
import { somebody } from './support/people'
import { notice, takenOver } from './support/shopping'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/status of (422|429)/] })

test('five wrong codes kill the code; a new one, sent after a minute, opens the account', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'a whole minute of waiting, once is enough')
  test.setTimeout(150_000)
  const guest = somebody()
  const told = await listenTo(page)
  await registerAt(page, guest)
  const first = await codeFor(guest.email)
  const input = page.getByLabel('One-time code')
  const verify = page.getByRole('button', { name: 'Verify' })

  await input.fill('12a45')
  await expect(input, 'digits only').toHaveValue('1245')
  await verify.click()
  await expect(notice(page, '❌ Please enter a valid 6-digit OTP.')).toBeVisible()
  for (let guess = 0; guess < 5; guess++) {
    await input.fill(wrongFor(first, guess))
    const [answer] = await Promise.all([page.waitForResponse(/verify-otp/), verify.click()])
    expect(answer.status()).toBe(422)
  }
  await expect(notice(page, /⚠️ OTP Verification failed: /)).toBeVisible()
  await input.fill(first)
  const [answer] = await Promise.all([page.waitForResponse(/verify-otp/), verify.click()])
  expect(answer.status(), 'the right code comes too late').toBe(422)

  await expect(page.getByRole('button', { name: /^New code in \d+ s$/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Send a new code' }).click({ timeout: 70_000 })
  await expect(notice(page, `A new code is on its way to ${guest.email}.`)).toBeVisible()
  await expect.poll(async () => (await mailsTo(guest.email)).length).toBe(2)
  await input.fill(await codeFor(guest.email))
  await verify.click()
  await told.toHear('OTP verified successfully! Redirecting...')
  await expect(page).toHaveURL('/en/login')
})

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

type Page = Parameters<typeof takenOver>[0]

async function registerAt(page: Page, { firstname, lastname, email, password }: ReturnType<typeof somebody>) {
  await page.goto('/en/Register')
  await takenOver(page)
  await page.getByLabel('First name').fill(firstname)
  await page.getByLabel('Last name').fill(lastname)
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const confirm = page.getByLabel('Confirm password')
  await confirm.fill('something else')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(notice(page, '❌ Passwords do not match.')).toBeVisible()
  await confirm.fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(notice(page, '❌ You must agree to the Terms & Conditions.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' }).check()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeFocused()
}

/** Another code than the right one. */
function wrongFor(right: string, guess: number): string {
  return String((Number(right) + 1 + guess) % 1_000_000).padStart(6, '0')
}
