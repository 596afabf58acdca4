import { listenTo } from '../support/seen/announcements'
import { codeFor, mailTo } from '../support/machine/mailbox'
import { settled, tokenOf } from '../support/people'
import { notice, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ expectedErrors: [/status of 401/] })

const newPassword = 'Sechseläuten-im-April'

test('a guest who forgot the password sets another with the mailed code; old password and old sessions are over', async ({
  page,
  request,
}) => {
  const guest = await settled()
  const headers = { Authorization: `Bearer ${await tokenOf(guest)}` }
  const told = await listenTo(page)
  await page.goto('/en/login')
  await takenOver(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/en/forgot-password')
  await page.getByRole('main').getByLabel('Email').fill(guest.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await mailTo(guest.email, { subject: /password/ })
  await page.getByLabel('One-time code').fill(await codeFor(guest.email))
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(notice(page, 'Your password has been changed. Please log in.')).toBeVisible()
  await expect(page).toHaveURL('/en/login')

  const profile = await request.get('/api/v1/user/profile', { headers })
  expect(profile.status(), 'the other device is logged out').toBe(401)
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(guest.email.toUpperCase())
  await main.getByLabel('Password', { exact: true }).fill(guest.password)
  await main.getByRole('button', { name: 'Login' }).click()
  await expect(notice(page, '⚠️ Invalid credentials. Please try again.')).toBeVisible()
  await main.getByLabel('Password', { exact: true }).fill(newPassword)
  await main.getByRole('button', { name: 'Login' }).click()
  await told.toHear('Login successful!')
  await expect(page).toHaveURL('/en')
})
