import { totpOf } from '../../support/machine/authenticator'
import { setUpFactor } from '../../support/factor'
import { enterPanel, productsNamed } from '../../support/panel'
import { photo } from '../../support/pictures'
import { notice } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/(401|403|422|429) \(/] })

test('a manager sets up a second factor, signs in with it, and saves what was typed, and the picture, when a session had ended', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const dish = await kitchen.addMenuItem()
  const login = await kitchen.hire('manager')
  await enterPanel(page, '/admin/dashboard', login)
  const { secret, codes } = await setUpFactor(page, login)

  const elsewhere = await newPerson()
  await elsewhere.goto('/admin/login')
  await elsewhere.getByLabel('Email').fill(login.email)
  await elsewhere.getByLabel('Password').fill(login.password)
  await elsewhere.getByRole('button', { name: 'Login' }).click()
  await expect(elsewhere.getByText('Please enter the code of your authenticator app as well.')).toBeVisible()
  const code = totpOf(secret, 1)
  await elsewhere.getByLabel('Code from the app').fill(code)
  await elsewhere.getByRole('button', { name: 'Login' }).click()
  await expect(elsewhere).toHaveURL('/admin/dashboard')

  await page.goto(productsNamed(dish.name))
  await page.getByRole('button', { name: `Edit ${dish.name}` }).click()
  const form = page.getByRole('dialog', { name: 'Edit Product' })
  await form.getByLabel('Description', { exact: true }).fill('Lange getippt')
  await form.getByLabel('Image').setInputFiles(photo)
  await page.context().clearCookies()
  await form.getByRole('button', { name: 'Save' }).click()
  const session = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(session).toContainText(login.email)
  await expect(session.getByLabel('Password')).toBeFocused()
  await page.keyboard.type('not my password')
  await page.keyboard.press('Enter')
  await expect(session.getByRole('alert')).toHaveText('You are not authorized to access admin panel')
  await session.getByLabel('Password').fill(login.password)
  await session.getByRole('button', { name: 'Sign in and save' }).click()
  await expect(session.getByLabel('Code from the app')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(session.getByRole('alert').filter({ hasText: 'The OTP provided is invalid.' }), 'once').toBeVisible()
  await session.getByLabel('Code from the app').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(notice(page, 'Saved.')).toBeVisible()
  expect(await kitchen.find(dish)).toMatchObject({
    description: 'Lange getippt',
    image: expect.stringMatching(/^\/media/),
  })
  // The picture goes with the dish when the test is over: nothing may ask for it then.
  await page.goto('about:blank')
})
