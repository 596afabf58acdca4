import { enterPanel, productsNamed } from '../support/panel'
import { notice } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('a price that can be read in two ways is not saved, one that grows by more than half is asked about, and a comma is fine', async ({
  page,
  kitchen,
}) => {
  const menuItem = await kitchen.addMenuItem({ price: 12.5 })
  await enterPanel(page, productsNamed(menuItem.name))
  await page.getByRole('button', { name: `Edit ${menuItem.name}` }).click()
  const dialog = page.getByRole('dialog')
  const price = dialog.getByLabel('Price')
  await price.fill('1,250')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This can be read in two ways. For CHF 1’250.00 please type 1250')).toBeVisible()
  await expect(price).toHaveValue('1,250')

  const question = page.getByRole('dialog', { name: 'Is this amount right?' })
  await price.fill('1250')
  await price.press('Enter')
  await expect(question.getByText('Price changes from CHF 12.50 to CHF 1’250.00.')).toBeVisible()
  await question.getByRole('button', { name: 'Change it' }).click()
  await expect(price, 'nothing typed is lost').toHaveValue('1250')
  await price.press('Enter')
  await question.getByRole('button', { name: 'Yes, save it' }).click()
  await expect(notice(page, 'Saved.')).toBeVisible()
  expect(await kitchen.find(menuItem)).toMatchObject({ price: 1250 })

  await page.getByRole('button', { name: `Edit ${menuItem.name}` }).click()
  await price.fill('')
  await price.pressSequentially('13,50')
  await expect(dialog.getByText('= CHF 13.50')).toBeVisible()
})
