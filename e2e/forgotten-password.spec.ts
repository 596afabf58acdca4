import { listenTo } from './support/announcements'
import { codeFor, mailTo } from './support/mailbox'
import { notice, regular, takenOver } from './support/shopping'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/status of (401|403|422|429)/] })

const newPassword = 'Sechseläuten-im-April'

test('a guest who forgot the password sets another with the mailed code; old password and old sessions are over', async ({
  page,
  newPerson,
}) => {
  const guest = await regular(page)
  const phone = await newPerson()
  const told = await listenTo(phone)
  await phone.goto('/en/login')
  await takenOver(phone)
  await phone.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(phone).toHaveURL('/en/forgot-password')
  await phone.getByRole('main').getByLabel('Email').fill(guest.email)
  await phone.getByRole('button', { name: 'Send code' }).click()
  await mailTo(guest.email, { subject: /password/ })
  await phone.getByLabel('One-time code').fill(await codeFor(guest.email))
  await phone.getByLabel('New password').fill(newPassword)
  await phone.getByLabel('Confirm password').fill(newPassword)
  await phone.getByRole('button', { name: 'Set new password' }).click()
  await expect(notice(phone, 'Your password has been changed. Please log in.')).toBeVisible()
  await expect(phone).toHaveURL('/en/login')

  await page.goto('/en/profile')
  await expect(page, 'the other device is logged out').toHaveURL(/\/en\/login/)
  const main = phone.getByRole('main')
  await main.getByLabel('Email').fill(guest.email.toUpperCase())
  await main.getByLabel('Password', { exact: true }).fill(guest.password)
  await main.getByRole('button', { name: 'Login' }).click()
  await expect(notice(phone, '⚠️ Invalid credentials. Please try again.')).toBeVisible()
  await main.getByLabel('Password', { exact: true }).fill(newPassword)
  await main.getByRole('button', { name: 'Login' }).click()
  await told.toHear('Login successful!')
  await expect(phone).toHaveURL('/en')
})
