import { enterPanel, openDish } from '../../support/panel'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

const question = { name: 'Leave without saving?' }

test('a dialog with something typed asks before it closes, however it is closed', async ({ page, kitchen }) => {
  const dish = await kitchen.addMenuItem()
  const form = await openDish(page, dish)
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
  await page.getByRole('button', { name: `Edit ${dish.name}` }).click()
  await expect(form.getByRole('textbox').first()).toBeFocused()
  await expect(description, 'it was given up').toHaveValue('Knusprig')
  await page.keyboard.press('Escape')
  await expect(form, 'nothing typed, nothing asked').toBeHidden()
  await expect(page.getByRole('button', { name: `Edit ${dish.name}` })).toBeFocused()
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
