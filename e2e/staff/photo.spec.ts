import { randomUUID } from 'node:crypto'

import { dataOf } from '../support/kitchen'
import { enterPanel, openTab } from '../support/panel'
import { photo } from '../support/pictures'
import { putIntoCart } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('an administrator adds a category and a menu item with a photo, a guest has it at once, and both can go again', async ({
  page,
  newPerson,
}) => {
  const category = `Suppen ${randomUUID().slice(0, 8)}`
  const menuItem = `Gerstensuppe ${randomUUID().slice(0, 8)}`
  const dialog = page.getByRole('dialog')
  const guest = await newPerson()
  await enterPanel(page, '/admin/categories')
  await page.getByRole('button', { name: 'Add Category' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(category)
  await dialog.getByLabel('Image').setInputFiles(photo)
  await expect(dialog.getByAltText('Preview of the picture')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: category, exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('button', { name: 'Add Product' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(menuItem)
  await dialog.getByLabel('Price').fill('12.35')
  await dialog.getByLabel('Category').selectOption({ label: category })
  await dialog.getByLabel('Description', { exact: true }).fill('Bündner Art')
  await dialog.getByLabel('Image').setInputFiles(photo)
  await openTab(dialog, 'Declaration')
  await dialog.getByRole('radio', { name: 'Contains' }).check()
  await dialog.getByRole('checkbox', { name: 'Gluten', exact: true }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await putIntoCart(guest, { id: '', name: menuItem, price: 12.35, category: { id: '', name: category } }, 2)
  const menuItems = await dataOf<{ name: string; price: number; image: string; allergens: string[] }[]>(
    await guest.request.get('/api/v1/user/getMenuItems'),
  )
  const added = menuItems.find(({ name }) => name === menuItem)
  expect(added).toMatchObject({ price: 12.35, allergens: ['gluten'] })
  const picture = await guest.request.get(added?.image ?? '')
  expect(picture.headers()['content-type']).toBe('image/webp')

  await page.getByRole('searchbox', { name: 'Search' }).fill(menuItem)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: `More about ${menuItem}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(dialog.getByRole('heading')).toContainText(menuItem)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText(/^Nothing was found for/)).toBeVisible()
  await page.getByRole('link', { name: 'Categories' }).click()
  await page.getByRole('button', { name: `More about ${category}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('cell', { name: category, exact: true })).toHaveCount(0)
})
