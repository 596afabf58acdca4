import { randomUUID } from 'node:crypto'

import { chooseInRow, enterPanel, productsNamed } from '../support/panel'
import { notice } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('a dialog begins at its first field and gives the focus back', async ({ page, kitchen }) => {
  const { name, category } = await kitchen.addMenuItem()
  await enterPanel(page, productsNamed(name))
  const dialog = page.getByRole('dialog')
  for (const opener of ['Add Product', `Edit ${name}`]) {
    await page.getByRole('button', { name: opener }).click()
    await expect(dialog.getByRole('textbox').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: opener })).toBeFocused()
  }
  await page.goto('/admin/categories')
  for (const opener of ['Add Category', `Edit ${category.name}`]) {
    await page.getByRole('button', { name: opener }).click()
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: opener })).toBeFocused()
  }
  await chooseInRow(page, category.name, 'Delete')
  await expect(dialog.getByRole('button', { name: 'Cancel' }), 'a question begins at its no').toBeFocused()
})

test('Enter saves a new dish with the keyboard alone, and never closes the dialog instead', async ({
  page,
  kitchen,
}) => {
  const { category } = await kitchen.addMenuItem()
  const name = `Älplermagronen ${randomUUID().slice(0, 4)}`
  await enterPanel(page, '/admin/products')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add Product' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Price'), 'what is missing takes the focus').toBeFocused()
  await page.keyboard.type('18.50')
  await dialog.getByLabel('Category').selectOption({ label: category.name })
  await dialog.getByLabel('Name', { exact: true }).press('Enter')
  await expect(notice(page, 'Saved.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await kitchen.removeMenuItem(name)
})
