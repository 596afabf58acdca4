import type { Page } from '@playwright/test'

import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test('the switch changes the language of the bare addresses for good, and leads from a fixed one to its twin', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH')
  await choose(page, 'English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('main').getByLabel('Full name')).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => name === 'locale')).toMatchObject([{ value: 'en', path: '/' }])
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await page.goto('/de/menu')
  await expect(page.locator('html'), 'whatever the cookie says').toHaveAttribute('lang', 'de-CH')
  await choose(page, 'English')
  await expect(page).toHaveURL('/en/menu')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

/** On the phone the switch is in the menu. */
async function choose(page: Page, language: string) {
  await takenOver(page)
  const link = page.getByRole('list', { name: /^(Sprache|Language)$/ }).getByRole('link', { name: language })
  const menu = page.getByRole('button', { name: /^(Menü|Menu)$/ })
  if (await menu.isVisible()) await menu.click()
  await link.locator('visible=true').click()
}
