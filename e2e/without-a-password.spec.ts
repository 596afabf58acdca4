import { codeFor, mailTo } from './support/mailbox'
import { makePerson } from './support/people'
import { notice, rememberCart, takenOver } from './support/shopping'
import { expect, test } from './support/test'

test('name, phone, e-mail and the mailed code are enough, to order and to delete all data of the guest', async ({
  page,
  kitchen,
}) => {
  const guest = makePerson()
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/en/checkout/new')
  await expect(page.getByRole('textbox', { name: 'Street address' }), 'folded').toBeHidden()
  await expect(page.getByLabel('Password', { exact: true }), 'folded').toBeHidden()
  await page.getByRole('textbox', { name: 'First name' }).fill(guest.firstname)
  await page.getByRole('textbox', { name: 'Last name' }).fill(guest.lastname)
  await page.getByRole('main').getByLabel('Email').fill(guest.email)
  await page.getByRole('textbox', { name: 'Phone' }).fill('044 555 01 01')
  await page.getByRole('button', { name: 'Place Order · CHF 30.00' }).click()
  await page.getByLabel('One-time code').fill(await codeFor(guest.email))
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  await mailTo(guest.email, { subject: /received order/ })

  await page.goto('/en/profile')
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
})
