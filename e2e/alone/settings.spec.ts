import type { Page } from '@playwright/test'

import { enterPanel } from '../support/panel'
import { notice } from '../support/shopping'
import { expect, test } from '../support/test'

// There is one set of settings: two tests that save them at once would be asked whose version they want.
test.use({ locale: 'en-GB' })

test.describe('VAT rates', () => {
  test.use({ expectedErrors: [/422 \(Unprocessable Entity\)/] })

  test('a future VAT rate is added, one that came too late is refused, and nothing typed is lost', async ({ page }) => {
    await enterPanel(page, '/admin/settings')
    const rates = page.getByRole('form', { name: 'VAT rates' })
    const save = rates.getByRole('button', { name: 'Save' })
    await expect(rates.getByText('8.1 % since 1.1.2024')).toBeVisible()
    await rates.getByRole('button', { name: 'Add a future rate' }).click()
    await rates.getByLabel('Rate (%)').fill('28')
    await save.click()
    await expect(rates.getByLabel('Rate (%)')).toHaveAccessibleDescription(/range/)
    await rates.getByLabel('Rate (%)').fill('2,8')
    await rates.getByLabel('Applies from').fill('2024-02-01')
    await save.click()
    await expect(rates.getByLabel('Applies from')).toHaveAccessibleDescription(/.+/)
    await expect(rates.getByLabel('Rate (%)')).toHaveValue('2,8')
    await rates.getByLabel('Applies from').fill('2128-01-01')
    await save.click()
    await expect(notice(page, 'VAT rates: Saved.')).toBeVisible()
    await page.reload()
    await expect(rates.getByLabel('Rate (%)')).toHaveValue('2.8')
    await rates.getByRole('button', { name: 'Remove: 2128-01-01' }).click()
    await save.click()
    await expect(notice(page, 'VAT rates: Saved.')).toBeVisible()
  })
})

test.describe('two admins', () => {
  test.use({ expectedErrors: [/412 \(Precondition Failed\)/] })

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
})
