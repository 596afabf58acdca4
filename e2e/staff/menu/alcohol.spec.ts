import { everything, findings } from '../../support/seen/accessible'
import { enterPanel } from '../../support/panel'
import { phoneSize } from '../../support/settings'
import { expect, test } from '../../support/test'

test.use({ locale: 'de-CH' })

const table = `Kategorie;Name;Preis
Getränke;Bier Feldschlösschen 0.5 l;6.50
Getränke;Malzwein 2 dl;8.00
Getränke;Gin Tonic;12.00
Pizza;Pizza mit Biersauce;17.00`

test('what sounds like alcohol gets an age and a rate in the preview, each of which the owner may decline', async ({
  page,
}) => {
  await page.setViewportSize(phoneSize)
  await enterPanel(page, '/admin/menu-file')
  await page.getByLabel('Ihre Tabelle').setInputFiles({
    name: 'karte.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table),
  })
  await page.getByRole('button', { name: 'Tabelle ansehen' }).click()
  const proposed = page.getByRole('region', { name: 'Klingt nach Alkohol' })
  await expect(proposed.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(proposed.getByLabel(/^Bier Feldschlösschen/)).toHaveAccessibleName(/Mindestalter 16 Jahre.*Normalsatz/)
  await expect(proposed.getByLabel(/^Gin Tonic/)).toHaveAccessibleName(/Mindestalter 18 Jahre/)
  await proposed.getByLabel(/^Malzwein/).uncheck()
  await expect(proposed.getByLabel(/^Malzwein/)).toHaveAccessibleName(/ohne Alkohol/)
  await expect(proposed.getByRole('checkbox', { checked: true })).toHaveCount(2)
  expect(await findings(page, everything)).toEqual([])
})

test('the form of a dish proposes them as its name is typed, and takes no for an answer', async ({ page }) => {
  await enterPanel(page, '/admin/products')
  await page.getByRole('button', { name: 'Produkt hinzufügen' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel('Name', { exact: true })
  const proposal = dialog.getByText(/^Das klingt nach Alkohol/)
  await name.fill('Biersuppe')
  await expect(proposal).toBeHidden()
  await name.fill('Grappa 2 cl')
  await expect(proposal).toContainText('Mindestalter: 18 Jahre')
  await dialog.getByRole('button', { name: 'So eintragen' }).click()
  await expect(proposal).toBeHidden()
  await dialog.getByRole('tab', { name: 'Deklaration' }).click()
  await expect(dialog.getByLabel('Mindestalter')).toHaveValue('18')
  await expect(dialog.getByLabel('MWST-Satz')).toHaveValue('standard')
  await dialog.getByLabel('Mindestalter').selectOption('0')
  await dialog.getByRole('tab').first().click()
  await dialog.getByRole('button', { name: 'Enthält keinen Alkohol' }).click()
  await expect(proposal).toBeHidden()
  await dialog.getByRole('tab', { name: 'Deklaration' }).click()
  await expect(dialog.getByLabel('Ohne Alkohol')).toBeChecked()
})
