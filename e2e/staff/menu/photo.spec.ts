import { randomUUID } from 'node:crypto'

import { dataOf } from '../../support/kitchen'
import { chooseInRow, enterPanel, openTab } from '../../support/panel'
import { photo } from '../../support/pictures'
import { phoneSize } from '../../support/settings'
import { notice } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

const large = { name: 'a.png', mimeType: 'image/png' }

test('an administrator adds a category and, by keyboard, a dish with photos; a guest has it at once, and both can go again', async ({
  page,
  newPerson,
}) => {
  const [category, dish] = [`Suppen ${randomUUID().slice(0, 8)}`, `Gerstensuppe ${randomUUID().slice(0, 8)}`]
  const dialog = page.getByRole('dialog')
  await enterPanel(page, '/admin/categories')
  await page.getByRole('button', { name: 'Add Category' }).click()
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type(category)
  await dialog.getByLabel('Image').setInputFiles({ ...large, buffer: Buffer.alloc(1024 * 1024) })
  await expect(page.getByText('Image must be under 1MB')).toBeVisible()
  await dialog.getByLabel('Image').setInputFiles(photo)
  await expect(dialog.getByAltText('Preview of the picture')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: category, exact: true })).toBeInViewport()

  await page.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('button', { name: 'Add Product' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(dish)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Price'), 'Enter saves, and what is missing takes the focus').toBeFocused()
  await page.keyboard.type('12.35')
  await dialog.getByLabel('Category').selectOption({ label: category })
  await dialog.getByLabel('Image').setInputFiles(photo)
  await openTab(dialog, 'Declaration')
  await dialog.getByRole('radio', { name: 'Contains' }).check()
  await dialog.getByRole('checkbox', { name: 'Gluten', exact: true }).check()
  await openTab(dialog, 'Dish')
  await dialog.getByLabel('Name', { exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('cell', { name: dish, exact: true }), 'on the last page').toBeInViewport()
  await expect(page, 'where the list stays without the dish').toHaveURL(/[?&]page=\d/)

  const guest = await newPerson()
  await guest.goto('/en/menu')
  await expect(guest.getByRole('button', { name: `: ${dish}` })).toBeAttached()
  const dishes = await dataOf<{ name: string; price: number; image: string; allergens: string[] }[]>(
    await guest.request.get('/api/v1/user/getMenuItems'),
  )
  const added = dishes.find(({ name }) => name === dish)
  expect(added).toMatchObject({ price: 12.35, allergens: ['gluten'] })
  expect((await guest.request.get(added?.image ?? '')).headers()['content-type']).toBe('image/webp')

  await page.getByRole('searchbox', { name: 'Search' }).fill(dish)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/q=/)
  await page.setViewportSize(phoneSize)
  const soup = dish.replace('Gersten', 'Graupen')
  await page.getByRole('button', { name: `Edit ${dish}` }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(soup)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: soup, exact: true }), 'whatever is searched').toBeInViewport()
  await chooseInRow(page, soup, 'Delete')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(notice(page, `“${soup}” was deleted.`)).toBeVisible()
  await expect(page.getByText(/^Nothing was found for/)).toBeVisible()
  await page.goto('/admin/categories')
  await chooseInRow(page, category, 'Delete')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(notice(page, `“${category}” was deleted.`)).toBeVisible()
  await expect(page.getByRole('cell', { name: category, exact: true })).toHaveCount(0)
})
