import { codeFor } from './support/mailbox'
import { settled } from './support/people'
import { notice, takenOver } from './support/shopping'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/status of (422|429)/] })

test('a guest logs in with a mailed code instead of a password, and lands where they wanted to go', async ({
  page,
}) => {
  const guest = await settled()
  const main = page.getByRole('main')
  await page.goto('/en/login?next=%2Fen%2Fprofile')
  await takenOver(page)
  await main.getByRole('button', { name: 'Send me a code instead' }).click()
  await expect(notice(page, 'Please enter your e-mail address above')).toBeVisible()
  await main.getByLabel('Email').fill(guest.email)
  await main.getByRole('button', { name: 'Send me a code instead' }).click()
  await expect(page.getByText(`If we know ${guest.email}, a 6-digit code is on its way.`)).toBeVisible()
  await page.reload()
  await main.getByLabel('One-time code').fill(await codeFor(guest.email))
  await expect(page).toHaveURL('/en/profile')
})
