import { listenTo } from './support/announcements'
import { codeFor, mailsTo } from './support/mailbox'
import { somebody } from './support/people'
import { registerAt } from './support/registration'
import { notice, takenOver } from './support/shopping'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/status of (422|429)/] })

test('who goes back keeps what was typed, and registering again within a minute mails no second code', async ({
  page,
}) => {
  const guest = somebody()
  const told = await listenTo(page)
  await registerAt(page, guest)
  const code = await codeFor(guest.email)
  await page.getByRole('button', { name: 'Back to registration' }).click()
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(guest.email)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'First name' }).fill('Berta')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('button', { name: /^New code in \d+ s$/ })).toBeDisabled()
  expect(await mailsTo(guest.email)).toHaveLength(1)
  await page.getByLabel('One-time code').fill(code)
  await told.toHear('OTP verified successfully! Redirecting...')
})

test('a reload and the other language lose nothing at the code step, and the pasted code sends itself', async ({
  page,
}) => {
  const guest = somebody()
  await registerAt(page, guest)
  const code = await codeFor(guest.email)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await expect(page.getByText(`We sent a 6-digit code to ${guest.email}.`)).toBeVisible()
  await page.goto('/de/Register')
  await expect(page.getByRole('heading', { name: 'Code eingeben' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Neuer Code in \d+ s$/ }), 'the wait goes on').toBeDisabled()
  await expect(page.getByLabel('Einmalcode')).toHaveAttribute('autocomplete', 'one-time-code')
  await page.getByLabel('Einmalcode').fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await expect(page, 'with nothing pressed').toHaveURL('/de/login')
  await page.goto('/de/Register')
  await expect(page.getByLabel('Vorname'), 'nothing is left behind').toHaveValue('')
})

test('what was typed survives a reload, but never the password', async ({ page }) => {
  const guest = somebody()
  await page.goto('/en/Register')
  await takenOver(page)
  await page.getByRole('textbox', { name: 'First name' }).fill(guest.firstname)
  await page.getByRole('main').getByLabel('Email').fill(guest.email)
  await page.getByLabel('Password', { exact: true }).fill(guest.password)
  await page.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' }).check()
  await page.goto('/de/Register')
  await expect(page.getByLabel('Vorname')).toHaveValue(guest.firstname)
  await expect(page.getByRole('main').getByLabel('E-Mail')).toHaveValue(guest.email)
  await expect(page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' })).toBeChecked()
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(guest.password)
})

test('after five wrong tries the page says so, and offers a new code instead of the field', async ({ page }) => {
  const guest = somebody()
  await registerAt(page, guest)
  const code = await codeFor(guest.email)
  for (let guess = 1; guess <= 5; guess++) {
    await expect(page.getByRole('button', { name: 'Verify' }), 'the try before is over').toBeEnabled()
    const answered = page.waitForResponse(/verify-otp/)
    await page.getByLabel('One-time code').fill(String((Number(code) + guess) % 1_000_000).padStart(6, '0'))
    expect((await answered).status()).toBe(422)
  }
  await expect(notice(page, 'That was the fifth wrong try, so this code no longer works.')).toBeVisible()
  await expect(page.getByLabel('One-time code')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^New code in \d+ s$/ })).toBeVisible()
  const late = await page.request.post('/api/v1/user/verify-otp', { data: { email: guest.email, otp: code } })
  expect(late.status(), 'the right code comes too late').toBe(422)
})
