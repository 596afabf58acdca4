import type { Page } from '@playwright/test'

import { codeFor, mailsTo } from '../support/machine/mailbox'
import { settled, makePerson, type Person } from '../support/people'
import { forgetWait, registerAt } from '../support/registration'
import { notice, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ expectedErrors: [/status of (403|422|429)/] })

test('the step of the code outlives going back, a reload and the other language; five wrong ones end it, and a new one opens the account', async ({
  page,
}) => {
  const guest = makePerson()
  await page.clock.install()
  await registerAt(page, guest)
  const first = await codeFor(guest.email)
  await test.step('back, and registering again', () => registerAgain(page, guest))
  await test.step('a reload and the other language', () => comeBack(page, guest))
  await test.step('five wrong codes', () => guessFiveTimes(page, first))
  expect(await typedHere(page, { email: guest.email, otp: first }), 'the right code comes too late').toBe(422)

  await page.clock.fastForward('01:00')
  await forgetWait(guest)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(notice(page, `A new code is on its way to ${guest.email}.`)).toBeVisible()
  await expect.poll(async () => (await mailsTo(guest.email)).length).toBe(2)
  const code = await codeFor(guest.email)
  await page.getByLabel('One-time code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await expect(page, 'with nothing pressed').toHaveURL('/en/login')
  await page.goto('/en/Register')
  await expect(page.getByLabel('First name'), 'nothing is left behind').toHaveValue('')
})

test('a customer who logs in before the address is confirmed is led to the code', async ({ page }) => {
  const guest = await settled(makePerson(), { isVerified: false })
  const main = page.getByRole('main')
  await page.goto('/en/login?next=%2Fen%2Fcart')
  await takenOver(page)
  await main.getByLabel('Email').fill(guest.email)
  await main.getByLabel('Password', { exact: true }).fill(guest.password)
  await main.getByRole('button', { name: 'Login' }).click()
  await main.getByLabel('One-time code').fill(await codeFor(guest.email))
  await expect(page).toHaveURL('/en/cart')
})

/** Within a minute that mails no second code. */
async function registerAgain(page: Page, { email }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Back to registration' }).click()
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'First name' }).fill('Berta')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('button', { name: /^New code in \d+ s$/ })).toBeDisabled()
  expect(await mailsTo(email)).toHaveLength(1)
}

async function comeBack(page: Page, { email }: Person): Promise<void> {
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await expect(page.getByText(`We sent a 6-digit code to ${email}.`)).toBeVisible()
  await page.goto('/de/Register')
  await expect(page.getByRole('heading', { name: 'Code eingeben' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Neuer Code in \d+ s$/ }), 'the wait goes on').toBeDisabled()
  await expect(page.getByLabel('Einmalcode')).toHaveAttribute('autocomplete', 'one-time-code')
  await page.goto('/en/Register')
}

async function guessFiveTimes(page: Page, right: string): Promise<void> {
  const input = page.getByLabel('One-time code')
  await input.fill('12a45')
  await expect(input, 'digits only').toHaveValue('1245')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(notice(page, '❌ Please enter a valid 6-digit OTP.')).toBeVisible()
  for (let guess = 1; guess <= 5; guess++) {
    await expect(page.getByRole('button', { name: 'Verify' }), 'the try before is over').toBeEnabled()
    const answered = page.waitForResponse(/verify-otp/)
    await input.fill(String((Number(right) + guess) % 1_000_000).padStart(6, '0'))
    expect((await answered).status()).toBe(422)
    if (guess < 5) await expect(notice(page, /⚠️ OTP Verification failed: /)).toBeVisible()
  }
  await expect(notice(page, 'That was the fifth wrong try, so this code no longer works.')).toBeVisible()
  await expect(input).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^New code in \d+ s$/ })).toBeDisabled()
}

/** By this browser, which has asked for the code: strangers have tries of their own. */
function typedHere(page: Page, typed: { email: string; otp: string }): Promise<number> {
  return page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch('/api/v1/user/verify-otp', { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.status
  }, typed)
}
