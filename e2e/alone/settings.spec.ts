import type { Page } from '@playwright/test'

import { enterPanel } from '../support/panel'
import { notice } from '../support/shopping'
import { expect, test } from '../support/test'

// There is one set of settings: two tests that save them at once would be asked whose version they want.
test.use({ locale: 'en-GB' })

test.describe('VAT rates', () => {
  test.use({ expectedErrors: [/422 \(Unprocessable Entity\)/] })

  test('a future VAT rate is added, one that came too late is refused, and nothing typed is lost', async ({ page }) => {
    await enterPanel(page, '/admin/settings/vat')
    const rates = page.getByRole('form', { name: 'VAT' })
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
    await expect(notice(page, 'VAT: Saved.')).toBeVisible()
    await page.reload()
    await expect(rates.getByLabel('Rate (%)')).toHaveValue('2.8')
    await rates.getByRole('button', { name: 'Remove: 2128-01-01' }).click()
    await save.click()
    await expect(notice(page, 'VAT: Saved.')).toBeVisible()
  })
})

test.describe('another kitchen at certain hours', () => {
  test.use({ expectedErrors: [/422 \(Unprocessable Entity\)/] })

  test('what is wrong is said at its field, what is saved is there again, and goes', async ({ page }) => {
    await enterPanel(page, '/admin/settings/ordering')
    const form = page.getByRole('form', { name: 'Ordering', exact: true })
    const row = (position: number) => form.getByRole('group', { name: `Another kitchen at certain hours ${position}` })
    const save = form.getByRole('button', { name: 'Save' })
    // The notice of the first save may still stand when the second one begins.
    const saved = () =>
      Promise.all([page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()), save.click()])
    await form.getByRole('button', { name: 'Add hours' }).click()
    await row(1).getByLabel('Day').selectOption('Friday')
    await row(1).getByLabel('Points').fill('1001')
    await save.click()
    await expect(row(1).getByLabel('Points')).toHaveAccessibleDescription(/.+/)
    await row(1).getByLabel('Points').fill('40')
    await form.getByRole('button', { name: 'Add hours' }).click()
    await save.click()
    await expect(form.getByText(/overlap/i)).toBeVisible()
    await form.getByRole('button', { name: 'Remove hours 2' }).click()
    await saved()
    await page.reload()
    await expect(row(1).getByLabel('Points')).toHaveValue('40')
    await expect(row(1).getByLabel('From')).toHaveValue('18:00')
    await form.getByRole('button', { name: 'Remove hours 1' }).click()
    await saved()
    await page.reload()
    await expect(row(1)).toHaveCount(0)
  })
})

test.describe('two admins', () => {
  test.use({ expectedErrors: [/412 \(Precondition Failed\)/] })

  test('subjects of the settings do not stand in each other’s way', async ({ page, newPerson }) => {
    const other = await newPerson()
    await enterPanel(page, '/admin/settings/hours')
    await enterPanel(other, '/admin/settings/areas')
    const save = async (whose: Page, section: string) => {
      await whose.getByRole('form', { name: section, exact: true }).getByRole('button', { name: 'Save' }).click()
      await expect(notice(whose, `${section}: Saved.`)).toBeVisible()
    }
    await save(page, 'Opening hours')
    await save(other, 'Delivery zones')
    await save(page, 'Opening hours')
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

test('the hours of a day are copied to all days, and a day with a break gets a second span', async ({ page }) => {
  await enterPanel(page, '/admin/settings/hours')
  const tabs = page.getByRole('navigation', { name: 'Settings', exact: true })
  await expect(tabs.getByRole('link', { name: 'Opening hours' })).toHaveAttribute('aria-current', 'page')
  const form = page.getByRole('form', { name: 'Opening hours' })
  // The kitchen's week comes first.
  const first = (label: string) => form.getByLabel(label, { exact: true }).first()
  await first('Monday opens').fill('10:15')
  await first('Monday closes').fill('11:00')
  await form.getByRole('button', { name: 'Second hours after a break on Monday' }).first().press('Enter')
  await form.getByRole('button', { name: 'Copy to all days: Monday' }).first().press('Enter')
  await expect(notice(page, /Not saved yet/)).toBeVisible()
  await expect(first('Sunday opens')).toHaveValue('10:15')
  await expect(form.locator('[name="hours.opens"]')).toHaveCount(14)
  await page.evaluate(() => window.scrollTo(0, 0))
  await tabs.getByRole('link', { name: 'Languages' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click()
  await page.goto('/admin/settings/hours')
  await expect(first('Monday opens')).not.toHaveValue('10:15')
})

test('delivery areas are added by list and range, and what is listed already takes the new fee', async ({ page }) => {
  await enterPanel(page, '/admin/settings/areas')
  const form = page.getByRole('form', { name: 'Delivery zones' })
  const postcodes = form.getByLabel('Postcodes')
  const rows = form.getByRole('group')
  const before = await rows.count()
  const known = await form.getByLabel('Postcode', { exact: true }).first().inputValue()
  await postcodes.fill('8404-8406 999')
  await form.getByRole('button', { name: 'Add to the list' }).click()
  await expect(postcodes).toHaveAccessibleDescription(/999/)
  await postcodes.fill(`8404-8406 ${known}`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(postcodes, 'nothing typed is left out in silence').toHaveAccessibleDescription(/Add to the list/)
  await form.locator('[name=new_fee]').fill('7.50')
  await form.getByRole('button', { name: 'Add to the list' }).click()
  await expect(rows).toHaveCount(before + 3)
  await expect(rows.last().getByLabel('Postcode')).toHaveValue(known)
  await expect(rows.last().getByLabel('Fee (CHF)')).toHaveValue('7.50')
})
