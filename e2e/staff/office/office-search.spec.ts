import { enterPanel } from '../../support/panel'
import { expect, test } from '../../support/test'

test.use({ locale: 'de-CH' })

test('the office finds its settings by the words that people use for them', async ({ page }) => {
  await enterPanel(page, '/admin/dashboard')
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  const pages = page.getByRole('region', { name: 'Seiten' })
  for (const [typed, found] of [
    ['mwst', /^MWST/],
    ['öffnungszeiten', /Öffnungszeiten/],
    ['drucker', /^Drucker/],
    ['storno', /Storno/],
  ] as const) {
    await search.fill(typed)
    await expect(pages.getByRole('link', { name: found }).first()).toBeVisible()
  }
  await search.fill('uid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/settings\/vat/)
})
