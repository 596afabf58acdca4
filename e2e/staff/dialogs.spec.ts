import { chooseInRow, enterPanel, productsNamed } from '../support/panel'
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
