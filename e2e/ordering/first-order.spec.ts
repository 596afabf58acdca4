import type { Page } from '@playwright/test'

import type { Kitchen } from '../support/kitchen'
import { codeFor, mailTo } from '../support/machine/mailbox'
import { paidInCash } from '../support/orders'
import { settled, makePerson, type Person } from '../support/people'
import { notice, rememberCart, takenOver } from '../support/shopping'
import { countedEffort, type Effort } from '../support/taps'
import { expect, test } from '../support/test'

test('a first order from an empty cart takes at most 12 taps and 60 characters, no password, and the mailed code is enough to delete all data of the guest', async ({
  page,
  kitchen,
}) => {
  const guest = makePerson()
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  const effort = countedEffort()
  await page.goto(`/en/dish/${menuItem.id}`)
  await takenOver(page)
  await effort.tap(page.getByRole('main').getByRole('button', { name: `Add to Cart: ${menuItem.name}` }))
  await effort.tap(page.getByRole('main').getByRole('button', { name: `Add to Cart: ${menuItem.name}` }))
  await effort.tap(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 dishes' }))
  await effort.tap(page.getByRole('link', { name: 'Proceed to Checkout' }))
  await expect(page).toHaveURL('/en/login?next=/en/checkout')
  await effort.tap(page.getByRole('link', { name: 'Order without an account' }))
  await expect(page).toHaveURL('/en/checkout/new')
  await expect(page.getByRole('textbox', { name: 'Street address' }), 'folded').toBeHidden()
  await expect(page.getByLabel('Password', { exact: true }), 'folded').toBeHidden()
  await fillIn(page, guest, effort)
  await effort.tap(page.getByRole('button', { name: 'Place Order · CHF 29.00' }))
  const order = page.waitForRequest('**/create-order')
  await effort.type(page.getByLabel('One-time code'), await codeFor(guest.email))
  expect((await order).postDataJSON(), 'as the specification sends it').toMatchObject(paidInCash('29.00'))
  await expect(notice(page, 'Order placed successfully!'), 'with nothing else pressed').toBeVisible()
  await expect(page).toHaveURL('/en')
  await mailTo(guest.email, { subject: /received order/ })
  expect(effort.taps).toBeLessThanOrEqual(12)
  expect(effort.characters - guest.email.length + 'ruth.ammann@example.com'.length).toBeLessThanOrEqual(60)
  await page.goto('/en/profile')
  await expect(page.getByRole('main'), 'there is an account now').toContainText(guest.email)
  await deleteAccount(page, kitchen, guest)
})

/** Once no order of theirs is open any more. */
async function deleteAccount(page: Page, kitchen: Kitchen, guest: Person): Promise<void> {
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Choose a password' })).toHaveAttribute('href', '/en/forgot-password')
  const order = page.getByRole('region', { name: 'Your orders' }).getByRole('link').first()
  const id = (await order.getAttribute('href'))?.split('/').at(-1) ?? ''
  await kitchen.advance(id, { status: 'cancelled' })
  await kitchen.tell(id)
  await takenOver(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' })
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await expect(dialog.getByText('The code is on its way to your email address.')).toBeVisible()
  const { text } = await mailTo(guest.email, { subject: /delete/i })
  await dialog.getByLabel('One-time code').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(notice(page, 'Your account is deleted.')).toBeVisible()
  await expect(page).toHaveURL('/en')
}

test('a reload at the code step loses nothing; the owner of an account has one order with the code, and keeps the password', async ({
  page,
  kitchen,
  request,
}) => {
  const guest = await settled()
  const password = 'Zwölf-Öfen-am-Abend'
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/en/checkout/new')
  await fillIn(page, guest)
  await page.getByText('Password (optional)').click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Order notes' }).fill('No onions')
  await page.getByRole('button', { name: 'Place Order · CHF 30.00' }).click()
  await expect(page.getByText(`We sent a 6-digit code to ${guest.email}.`), 'as for everybody').toBeVisible()
  const code = await codeFor(guest.email)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(password)
  await page.goto('/de/checkout/new')
  await page.getByLabel('Einmalcode').fill(code)
  await expect(notice(page, 'Ihre Bestellung ist bei uns!')).toBeVisible()
  const orders = await page.request.get('/api/v1/user/orders')
  const placed = ((await orders.json()) as { data: object[] }).data
  expect(placed).toMatchObject([{ order_notes: 'No onions', total_amount: 30 }])
  const login = await request.post('/api/v1/user/login', { data: guest })
  expect(login.status(), 'with the old password').toBe(200)
})

test('a first order may be paid online, with an address that is whole: the code leads to the provider, a reload before it included', async ({
  page,
  kitchen,
}) => {
  const guest = makePerson()
  await kitchen.offerOnline()
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/en/checkout/new')
  await fillIn(page, guest)
  await page.getByText('Add an address (optional)').click()
  await page.getByRole('textbox', { name: 'Postcode' }).fill('8004')
  await expect(page.getByRole('textbox', { name: 'City' }), 'the shop knows it').toHaveValue('Zürich')
  await page.getByRole('radio', { name: 'Now, online (TWINT, card)' }).check()
  const toPayment = page.getByRole('button', { name: 'Continue to payment · CHF 30.00' })
  await toPayment.click()
  const streetField = page.getByRole('textbox', { name: 'Street address' })
  await expect(streetField).toHaveAccessibleDescription(/fill in/i)
  await streetField.fill(street)
  await toPayment.click()
  await expect(page.getByText('As soon as you have entered it, you can pay.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('As soon as you have entered it, you can pay.')).toBeVisible()
  const order = page.waitForRequest('**/create-order')
  await page.getByLabel('One-time code').fill(await codeFor(guest.email))
  const online = { payment_method: 'Online', payment_status_id: 1, total_amount: '30.00' }
  expect((await order).postDataJSON()).toMatchObject(online)
  await page.getByRole('button', { name: 'Pay with TWINT' }).click()
  await page.waitForURL(/\/en\/track\/ORD-/)
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Received')
  const profile = await page.request.get('/api/v1/user/profile')
  const nextDelivery = { street_address: street, postcode: '8004', city: 'Zürich' }
  expect(await profile.json()).toMatchObject({ data: nextDelivery })
})

const street = 'Badenerstrasse 99'
const phone = '044 555 01 01'

async function fillIn(page: Page, guest: Person, effort: Effort = countedEffort()): Promise<void> {
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  await effort.type(text('First name'), guest.firstname)
  await effort.type(text('Last name'), guest.lastname)
  await effort.type(page.getByRole('main').getByLabel('Email'), guest.email)
  await effort.type(text('Phone'), phone)
}
