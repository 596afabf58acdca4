import { codeFor } from '../support/machine/mailbox'
import { settled } from '../support/people'
import { notice, rememberCart, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ expectedErrors: [/status of (422|429)/] })

test('a customer who logs in on the way, with a mailed code instead of a password, comes back with everything that was typed', async ({
  page,
  kitchen,
}) => {
  const guest = await settled()
  const main = page.getByRole('main')
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/en/checkout/new')
  await page.getByText('Add an address (optional)').click()
  const street = page.getByRole('textbox', { name: 'Street address' })
  await street.fill('Badenerstrasse 99')
  await main.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await takenOver(page)
  await main.getByRole('button', { name: 'Send me a code instead' }).click()
  await expect(notice(page, 'Please enter your email address above')).toBeVisible()
  await main.getByLabel('Email').fill(guest.email)
  await main.getByRole('button', { name: 'Send me a code instead' }).click()
  await expect(page.getByText(`If we know ${guest.email}, a 6-digit code is on its way.`)).toBeVisible()
  await page.reload()
  await main.getByLabel('One-time code').fill(await codeFor(guest.email))
  await expect(page).toHaveURL('/en/checkout')
  await expect(street).toHaveValue('Badenerstrasse 99')
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(guest.firstname)
})
