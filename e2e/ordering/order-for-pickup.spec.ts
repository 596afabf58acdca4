import { listenTo, type Listener } from '../support/seen/announcements'
import { codeFor, mailTo } from '../support/machine/mailbox'
import { paidInCash } from '../support/orders'
import { makePerson, type Person } from '../support/people'
import { notice, rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'
import type { Page } from '@playwright/test'

test('a guest registers with the code from the mail, orders for pickup and watches the order move', async ({
  page,
  kitchen,
}) => {
  const guest = makePerson()
  const told = await listenTo(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 14.5 }), 2)
  await page.goto('/en/checkout')
  await expect(page).toHaveURL(/\/en\/login\?next=/)
  await registerAndLogIn(page, guest, told)

  await expect(page, 'back to where the guest wanted to go').toHaveURL('/en/checkout')
  await fillInBilling(page)
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(guest.firstname)
  const order = page.waitForRequest('**/create-order')
  await page.getByRole('button', { name: 'Place Order · CHF 29.00' }).click()
  expect((await order).postDataJSON(), 'as the specification sends it').toMatchObject(paidInCash('29.00'))
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  await expect(page).toHaveURL('/en')
  await expect(page.getByTestId('cart-count')).toHaveText('0')

  await page.getByRole('link', { name: /Your order .* Received/ }).click()
  await expect(page).toHaveURL(/\/en\/track\/ORD-/)
  const orderId = page.url().split('/').at(-1) ?? ''
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText(orderId.slice(13, 17))
  const number = /Order (\d{3})/.exec((await title.textContent()) ?? '')?.[1]
  const received = await mailTo(guest.email, { subject: new RegExp(`received order ${number}`) })
  expect(received.text).toContain('29.00')
  for (const wanted of [orderId, 'Show on the map: https://', 'Free of charge until', 'VAT: CHF'])
    expect(received.text).toContain(wanted)

  const state = page.getByRole('main').getByRole('status')
  await expect(state).toContainText('Received')
  await kitchen.advance(orderId, { status: 'accepted', ready_in_minutes: 20 })
  await kitchen.tell(orderId)
  await expect(state).toContainText('Accepted')
  await expect(page.getByText(/^Ready at \d\d:\d\d/)).toBeVisible()
  await expect(page.getByText(/not yet confirmed/)).toHaveCount(0)
  for (const status of ['preparing', 'ready']) await kitchen.advance(orderId, { status })
  await kitchen.tell(orderId)
  await expect(state).toContainText('Ready')
  await mailTo(guest.email, { subject: new RegExp(`Order ${number} is accepted: \\d\\d:\\d\\d`) })
  await mailTo(guest.email, { subject: new RegExp(`Order ${number} is ready`) })
})

async function registerAndLogIn(page: Page, { firstname, lastname, email, password }: Person, told: Listener) {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Register' }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill(firstname)
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastname)
  await main.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' }).check()
  await expectKept(page, { firstname, email, password })
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  const registration = page.waitForRequest('**/user/register')
  await page.getByRole('button', { name: 'Register' }).click()
  const specified = { firstname, lastname, email, password, country: 'switchland' }
  expect((await registration).postDataJSON(), 'and what was agreed to').toEqual({ ...specified, terms: true })
  await expect(notice(page, `Registration successful! A 6-digit OTP has been sent to ${email}.`)).toBeVisible()
  await page.getByLabel('One-time code').fill(await codeFor(email))
  await told.toHear('OTP verified successfully! Redirecting...')
  await expect(page).toHaveURL(/\/en\/login/)
  await main.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Login' }).click()
  await told.toHear('Login successful!')
}

/** In the other language and back: all that was typed, but never the password. */
async function expectKept(page: Page, { firstname, email, password }: Omit<Person, 'lastname'>): Promise<void> {
  const address = page.url()
  await page.goto('/de/Register')
  await expect(page.getByLabel('Vorname')).toHaveValue(firstname)
  await expect(page.getByRole('main').getByLabel('E-Mail')).toHaveValue(email)
  await expect(page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' })).toBeChecked()
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(password)
  await page.goto(address)
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(firstname)
}

async function fillInBilling(page: Page) {
  await page.getByRole('textbox', { name: 'Street address' }).fill('Badenerstrasse 99')
  await page.getByRole('textbox', { name: 'Postcode' }).fill('8004')
  await page.getByRole('textbox', { name: 'City' }).fill('Zürich')
  await page.getByRole('textbox', { name: 'Phone' }).fill('044 555 01 01')
}
