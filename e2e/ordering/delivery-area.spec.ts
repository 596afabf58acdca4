import { rememberCart, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test('whether we deliver is answered at home; chosen on the menu, it gives minimum and fee from there on, until pickup is chosen again', async ({
  page,
  kitchen,
}) => {
  await rememberCart(page, await kitchen.addMenuItem({ price: 26 }), 1)
  await page.goto('/en')
  await takenOver(page)
  const question = page.getByRole('group', { name: 'Do we deliver to you?' })
  const postcode = question.getByRole('textbox', { name: 'Your postcode' })
  await postcode.fill('8004')
  await postcode.press('Enter')
  await expect(question.getByRole('status')).toContainText(
    /^Yes, to 8004 Zürich: delivery fee CHF\s\d+\.\d\d, from CHF\s\d+\.\d\d\. Delivery in \d+ min\.$/,
  )
  await postcode.fill('9999')
  await question.getByRole('button', { name: 'Check' }).click()
  await expect(question.getByRole('status')).toContainText('We do not deliver to 9999.')
  await expect(page, 'nothing was sent').toHaveURL('/en')

  await page.goto('/en/menu')
  await takenOver(page)
  const line = page
    .getByRole('main')
    .locator('p')
    .filter({ has: page.getByRole('button', { name: 'Change', exact: true }) })
  const bar = page.getByRole('complementary', { name: 'Cart' })
  await expect(line).toContainText('Pickup')
  await expect(bar).toContainText('Minimum order reached')
  await line.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Pickup or delivery?' })
  await dialog.getByRole('textbox', { name: 'Your postcode' }).fill('8004')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await dialog.getByRole('button', { name: 'Deliver here' }).click()
  await expect(dialog).toBeHidden()
  await expect(line).toContainText(/Delivery to 8004: fee CHF\s3\.00, from CHF\s30\.00/)
  await expect(bar).toContainText(/CHF\s4\.00/)

  await page.goto('/en/cart')
  const totals = page.getByRole('region', { name: 'Cart totals' })
  await expect(totals).toContainText(/CHF\s29\.00/)
  await page.goto('/en/checkout/new')
  await expect(page.getByRole('radio', { name: /^Delivery/ })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Postcode', exact: true })).toHaveValue('8004')
  await page.getByRole('radio', { name: /^Abholung/ }).check()
  await expect(page.getByRole('textbox', { name: 'Postcode', exact: true }), 'no address is begun').toBeHidden()
  await page.goto('/en/menu')
  await expect(line).toContainText('Pickup')
})
