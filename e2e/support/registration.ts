import { expect, type APIRequestContext, type Page } from '@playwright/test'

import { database } from './machine/database'
import { codeFor } from './machine/mailbox'
import { makePerson, type Person } from './people'
import { notice, takenOver } from './shopping'

/** Fills in the form, with both mistakes that it knows, until it asks for the code. */
export async function registerAt(page: Page, { firstname, lastname, email, password }: Person): Promise<void> {
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

/** For tests of a registration's mails: with calls, and the code out of the mail. */
export async function register(request: APIRequestContext, person = makePerson()): Promise<Person> {
  const registered = await request.post('/api/v1/user/register', { data: { ...person, country: 'switchland' } })
  expect(registered.status(), await registered.text()).toBe(200)
  const otp = await codeFor(person.email)
  const verified = await request.post('/api/v1/user/verify-otp', { data: { email: person.email, otp } })
  expect(verified.status(), await verified.text()).toBe(200)
  return person
}

/** As if it were a minute since the shop has sent the last code of a registration. */
export async function forgetWait({ email }: Person): Promise<void> {
  const { rowCount } = await database.query('delete from rate_limit where key = $1', [`resend-verify_email:${email}`])
  expect(rowCount, 'there was a wait').toBe(1)
}
