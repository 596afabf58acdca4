import { listenTo } from './support/announcements'
import { codeFor, mailTo } from './support/mailbox'
import { settled, somebody } from './support/people'
import { notice, regular, takenOver } from './support/shopping'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/status of (401|403|422|429)/] })

const newPassword = 'Sechseläuten-im-April'

test('a guest who forgot his password sets another with the mailed code; old password and old sessions are over', async ({
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

test('an unknown address is told the same, and gets no code', async ({ page }) => {
  const { email } = somebody()
  await page.goto('/en/forgot-password')
  await takenOver(page)
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(`If we know ${email}, a 6-digit code is on its way.`)).toBeVisible()
  await page.getByLabel('One-time code').fill('123456')
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '⚠️' })).toBeVisible()
})

test('whoever logs in before the address is confirmed is led to the code', async ({ page }) => {
  const guest = somebody()
  await page.request.post('/api/v1/user/register', { data: { ...guest, country: 'CH' } })
  const main = page.getByRole('main')
  await page.goto('/en/login?next=%2Fen%2Fcart')
  await takenOver(page)
  await main.getByLabel('Email').fill(guest.email)
  await main.getByLabel('Password', { exact: true }).fill(guest.password)
  await main.getByRole('button', { name: 'Login' }).click()
  await main.getByLabel('One-time code').fill(await codeFor(guest.email))
  await expect(page).toHaveURL('/en/cart')
})

test('a way back that leads off the shop is not taken', async ({ page }) => {
  const guest = await settled()
  await page.goto('/en/login?next=https%3A%2F%2Fevil.example%2F')
  await takenOver(page)
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(guest.email)
  await main.getByLabel('Password', { exact: true }).fill(guest.password)
  await main.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/en')
})
