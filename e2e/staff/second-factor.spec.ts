import type { Page } from '@playwright/test'

import { totpOf } from '../support/authenticator'
import { setUpFactor } from '../support/factor'
import { enterPanel, productsNamed } from '../support/panel'
import type { Login } from '../support/people'
import { notice } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/(401|403|422|429) \(/] })

async function showPassword(page: Page, { email, password }: Login): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Please enter the code of your authenticator app as well.')).toBeVisible()
}

test('a manager sets up a second factor and signs in with it, or with a recovery code once', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const login = await kitchen.hire('manager')
  await enterPanel(page, '/admin/dashboard', login)
  const { secret, codes } = await setUpFactor(page, login)

  const elsewhere = await newPerson()
  await showPassword(elsewhere, login)
  await elsewhere.getByLabel('Code from the app').fill(totpOf(secret, 1))
  await elsewhere.getByRole('button', { name: 'Login' }).click()
  await expect(elsewhere).toHaveURL('/admin/dashboard')

  const withoutPhone = await newPerson()
  await showPassword(withoutPhone, login)
  await withoutPhone.getByLabel('Code from the app').fill(codes[0] ?? '')
  await withoutPhone.getByRole('button', { name: 'Login' }).click()
  await expect(withoutPhone).toHaveURL('/admin/dashboard')
  const again = await newPerson()
  await showPassword(again, login)
  await again.getByLabel('Code from the app').fill(codes[0] ?? '')
  await again.getByRole('button', { name: 'Login' }).click()
  await expect(again.getByRole('alert').filter({ hasText: 'The OTP provided is invalid.' })).toBeVisible()
})

test('a session that ends while a manager types asks for the password and then for the code, and saves', async ({
  page,
  kitchen,
}) => {
  const dish = await kitchen.addMenuItem()
  const login = await kitchen.hire('manager')
  await enterPanel(page, '/admin/dashboard', login)
  const { secret } = await setUpFactor(page, login)
  await page.goto(productsNamed(dish.name))
  await page.getByRole('button', { name: `Edit ${dish.name}` }).click()
  const form = page.getByRole('dialog', { name: 'Edit Product' })
  await form.getByLabel('Description', { exact: true }).fill('Lange getippt')
  await page.context().clearCookies()
  await form.getByRole('button', { name: 'Save' }).click()

  const session = page.getByRole('dialog', { name: 'Please sign in again' })
  await session.getByLabel('Password').fill(login.password)
  await session.getByRole('button', { name: 'Sign in and save' }).click()
  await expect(session.getByLabel('Code from the app')).toBeFocused()
  await page.keyboard.type(totpOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(notice(page, 'Saved.')).toBeVisible()
  expect(await kitchen.find(dish)).toMatchObject({ description: 'Lange getippt' })
})
