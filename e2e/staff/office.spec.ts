import { enterPanel, productsNamed } from '../support/panel'
import { admin } from '../support/people'
import { photo } from '../support/pictures'
import { notice } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('a list that is searched in vain says what was searched', async ({ page }) => {
  await enterPanel(page, '/admin/products?q=zzyzx&state=sold_out')
  await expect(page.getByText('Nothing was found for “zzyzx” and “sold out”.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await page.waitForURL('/admin/products')
})

test.describe('what is refused', () => {
  test.use({ expectedErrors: [/409 \(Conflict\)/] })

  test('a role that the last administrator cannot give up is named at its field', async ({ page }) => {
    await enterPanel(page, `/admin/users?q=${encodeURIComponent(admin.email)}`)
    await page
      .getByRole('button', { name: /^More about/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Role …' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Role').selectOption({ label: 'Staff' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Role')).toHaveAccessibleDescription(
      'At least one person must run the shop as its owner.',
    )
  })
})

test('a picture is taken away again', async ({ page, kitchen }) => {
  const { name } = await kitchen.addMenuItem()
  await enterPanel(page, productsNamed(name))
  const dialog = page.getByRole('dialog')
  const edit = page.getByRole('button', { name: `Edit ${name}` })
  await edit.click()
  await dialog.getByLabel('Image').setInputFiles(photo)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Saved.')).toBeVisible()
  await page.reload()
  await edit.click()
  await expect(dialog.getByAltText('Preview of the picture')).toBeVisible()
  await dialog.getByLabel('Remove the picture').check()
  await expect(dialog.getByAltText('Preview of the picture')).toBeHidden()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await edit.click()
  await expect(dialog.getByLabel('Remove the picture'), 'there is none any more').toHaveCount(0)
})
