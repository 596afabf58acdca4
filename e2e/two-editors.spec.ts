import type { Page } from '@playwright/test'

import type { MenuItem } from './support/kitchen'
import { enterPanel, productsNamed } from './support/panel'
import { notice } from './support/shopping'
import { expect, test } from './support/test'

test.use({ locale: 'en-GB', expectedErrors: [/412 \(Precondition Failed\)/] })

async function openDish(page: Page, { name }: MenuItem) {
  await enterPanel(page, productsNamed(name))
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  return page.getByRole('dialog', { name: 'Edit Product' })
}

test('two admins on one dish: neither takes back what the other has saved', async ({ page, newPerson, kitchen }) => {
  const dish = await kitchen.addMenuItem({ price: 14.5 })
  const bruno = await newPerson()
  const [annasForm, brunosForm] = [await openDish(page, dish), await openDish(bruno, dish)]

  await annasForm.getByLabel('Price').fill('15.50')
  await annasForm.getByLabel('Description', { exact: true }).fill('Von Anna')
  await annasForm.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Saved.')).toBeVisible()

  await brunosForm.getByLabel('Description', { exact: true }).fill('Von Bruno')
  await brunosForm.getByRole('button', { name: 'Save' }).click()
  const conflict = bruno.getByRole('dialog', { name: 'Changed in the meantime' })
  await expect(conflict).toContainText('Admin')
  const price = conflict.getByRole('group', { name: 'Price' })
  await expect(price.getByRole('radio', { name: 'Theirs CHF 15.50' }), 'nobody else touched it').toBeChecked()
  await expect(price.getByRole('radio', { name: 'Mine CHF 14.50' })).not.toBeChecked()
  const description = conflict.getByRole('group', { name: 'Description' })
  await expect(description.getByRole('radio', { name: 'Mine Von Bruno' }), 'what he typed').toBeChecked()
  await expect(description.getByRole('radio', { name: 'Theirs Von Anna' })).toBeVisible()
  await expect(conflict.getByRole('group')).toHaveCount(2)
  await conflict.getByRole('button', { name: 'Save' }).click()
  await expect(notice(bruno, 'Saved.')).toBeVisible()
  expect(await kitchen.find(dish)).toMatchObject({ price: 15.5, description: 'Von Bruno' })
})

test('a form that was opened before "sold out" does not put the dish back on sale', async ({ page, kitchen }) => {
  const dish = await kitchen.addMenuItem()
  const form = await openDish(page, dish)
  await kitchen.sellOut(dish)
  await form.getByLabel('Description', { exact: true }).fill('Knuspriger')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Saved.')).toBeVisible()
  expect(await kitchen.find(dish)).toMatchObject({ sold_out: true, description: 'Knuspriger' })
})

test('what is on sale is set by its own button, whatever the form holds', async ({ page, kitchen }) => {
  const dish = await kitchen.addMenuItem()
  const form = await openDish(page, dish)
  await form.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Sold out today' })
  await form.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(notice(page, 'Saved.')).toBeVisible()
  expect(await kitchen.find(dish)).toMatchObject({ sold_out: true, available: true })
})

test('a dish that somebody has changed is not deleted unseen', async ({ page, kitchen }) => {
  const dish = await kitchen.addMenuItem()
  await enterPanel(page, productsNamed(dish.name))
  await kitchen.setPrice(dish, 15)
  await page.getByRole('button', { name: `Delete ${dish.name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Somebody has changed this in the meantime.')
  expect(await kitchen.find(dish)).toMatchObject({ price: 15 })
})

test('sections of the settings do not stand in each other’s way', async ({ page, newPerson }) => {
  const other = await newPerson()
  await enterPanel(page, '/admin/settings')
  await enterPanel(other, '/admin/settings')
  const save = async (whose: Page, section: string) => {
    await whose.getByRole('form', { name: section, exact: true }).getByRole('button', { name: 'Save' }).click()
    await expect(notice(whose, `${section}: Saved.`)).toBeVisible()
  }
  await save(page, 'Office hours')
  await save(other, 'Delivery zones')
  await save(page, 'Ordering')
  await save(page, 'Office hours')
})

test('the same setting is asked about, and the other version can be taken', async ({ page, newPerson }) => {
  const other = await newPerson()
  await enterPanel(page, '/admin/settings')
  await enterPanel(other, '/admin/settings')
  const owner = (whose: Page) => whose.getByRole('form', { name: 'Shop', exact: true }).getByLabel('Owner')
  const before = await owner(page).inputValue()
  const save = (whose: Page) =>
    whose.getByRole('form', { name: 'Shop', exact: true }).getByRole('button', { name: 'Save' }).click()
  await owner(page).fill('Anna Muster')
  await save(page)
  await expect(notice(page, 'Shop: Saved.')).toBeVisible()
  await owner(other).fill('Bruno Beispiel')
  await save(other)
  const conflict = other.getByRole('dialog', { name: 'Changed in the meantime' })
  await conflict.getByRole('button', { name: 'All theirs' }).click()
  await conflict.getByRole('button', { name: 'Save' }).click()
  await expect(notice(other, 'Shop: Saved.')).toBeVisible()
  await expect(owner(other)).toHaveValue('Anna Muster')
  await owner(other).fill(before)
  await save(other)
  await expect(notice(other, 'Shop: Saved.')).toBeVisible()
})
