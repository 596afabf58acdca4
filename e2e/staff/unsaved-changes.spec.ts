import { enterPanel, productsNamed } from '../support/panel'
import { admin } from '../support/people'
import { photo } from '../support/pictures'
import { notice } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

const question = { name: 'Leave without saving?' }

test('a dialog with something typed asks before it closes, however it is closed', async ({ page, kitchen }) => {
  const { name } = await kitchen.addMenuItem()
  await enterPanel(page, productsNamed(name))
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const form = page.getByRole('dialog', { name: 'Edit Product' })
  const description = form.getByLabel('Description', { exact: true })
  await description.fill('Zart')
  const ways = [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Dismiss' }).click(),
    () => form.getByRole('button', { name: 'Cancel' }).click(),
  ]
  for (const way of ways) {
    await way()
    await page.getByRole('dialog', question).getByRole('button', { name: 'Keep editing' }).click()
    await expect(description).toHaveValue('Zart')
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', question)).toBeVisible()
  // Twice before the browser has told the page that the question is closed.
  await page.evaluate(() => {
    for (const dialog of [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].toReversed())
      dialog.requestClose()
  })
  await page.getByRole('dialog', question).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(description, 'it was given up').toHaveValue('Knusprig')
  await page.keyboard.press('Escape')
  await expect(form, 'nothing typed, nothing asked').toBeHidden()
})

test('a link, Back and reload ask as long as something is not saved', async ({ page }) => {
  await enterPanel(page, '/admin/dashboard')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.waitForURL('/admin/settings')
  const owner = page.getByRole('form', { name: 'Shop', exact: true }).getByLabel('Owner')
  const before = await owner.inputValue()
  await owner.fill(`${before} AG`)

  await page.getByRole('link', { name: 'Payments' }).click()
  await page.getByRole('dialog', question).getByRole('button', { name: 'Keep editing' }).click()
  await expect(owner).toHaveValue(`${before} AG`)

  await page.evaluate(() => history.back())
  await page.getByRole('dialog', question).getByRole('button', { name: 'Keep editing' }).click()
  await expect(owner).toHaveValue(`${before} AG`)

  const asked = page.waitForEvent('dialog')
  const reload = page.reload({ timeout: 5000 }).catch(() => null)
  const browsers = await asked
  expect(browsers.type()).toBe('beforeunload')
  await browsers.dismiss()
  await reload
  await expect(owner).toHaveValue(`${before} AG`)

  await page.evaluate(() => history.back())
  await page.getByRole('dialog', question).getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('/admin/dashboard')
})

test.describe('a session that ends while a person is typing', () => {
  test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

  test('asks for the password in place, and saves what was typed and the picture', async ({ page, kitchen }) => {
    const dish = await kitchen.addMenuItem()
    await enterPanel(page, productsNamed(dish.name))
    await page.getByRole('button', { name: `Edit ${dish.name}` }).click()
    const form = page.getByRole('dialog', { name: 'Edit Product' })
    await form.getByLabel('Description', { exact: true }).fill('Lange getippt')
    await form.getByLabel('Image').setInputFiles(photo)
    await page.context().clearCookies()
    await form.getByRole('button', { name: 'Save' }).click()

    const session = page.getByRole('dialog', { name: 'Please sign in again' })
    await expect(session).toContainText(admin.email)
    await expect(session.getByLabel('Password')).toBeFocused()
    await page.keyboard.type('not my password')
    await page.keyboard.press('Enter')
    await expect(session.getByRole('alert')).toHaveText('You are not authorized to access admin panel')
    await session.getByLabel('Password').fill(admin.password)
    await page.keyboard.press('Enter')
    await expect(notice(page, 'Saved.')).toBeVisible()
    expect(await kitchen.find(dish)).toMatchObject({
      description: 'Lange getippt',
      image: expect.stringMatching(/^\/media/),
    })
    // The picture goes with the dish when the test is over: nothing may ask for it then.
    await page.goto('about:blank')
  })
})
