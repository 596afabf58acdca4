import { chooseInRow, enterPanel, openDish, productsNamed } from '../../support/panel'
import { notice } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/412 \(Precondition Failed\)/] })

test('two admins on one dish: neither takes back what the other has saved, nor deletes it unseen', async ({
  page,
  newPerson,
  kitchen,
}) => {
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
  await expect(price.getByRole('radio', { name: 'Theirs CHF 15.50' }), 'no other person touched it').toBeChecked()
  await expect(price.getByRole('radio', { name: 'Mine CHF 14.50' })).not.toBeChecked()
  const description = conflict.getByRole('group', { name: 'Description' })
  await expect(description.getByRole('radio', { name: 'Mine Von Bruno' }), 'what the second typed').toBeChecked()
  await expect(description.getByRole('radio', { name: 'Theirs Von Anna' })).toBeVisible()
  await expect(conflict.getByRole('group')).toHaveCount(2)
  await conflict.getByRole('button', { name: 'Save' }).click()
  await expect(notice(bruno, 'Saved.')).toBeVisible()

  await chooseInRow(page, dish.name, 'Delete')
  const asked = page.getByRole('dialog')
  await asked.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(asked.getByRole('alert')).toContainText('Somebody has changed this in the meantime.')
  expect(await kitchen.find(dish)).toMatchObject({ price: 15.5, description: 'Von Bruno' })
})

test('back in the office shows what is stored now, not what the browser has kept of the list', async ({
  page,
  kitchen,
}) => {
  const dish = await kitchen.addMenuItem({ price: 14.5 })
  await enterPanel(page, productsNamed(dish.name))
  await expect(page.getByRole('main')).toContainText('14.50')
  await page.getByRole('link', { name: 'Categories' }).filter({ visible: true }).first().click()
  await page.waitForURL('/admin/categories')
  await kitchen.setPrice(dish, 5.55)
  await page.goBack()
  await expect(page.getByRole('main')).toContainText('5.55')
  await expect(page.getByRole('main')).not.toContainText('14.50')
})
