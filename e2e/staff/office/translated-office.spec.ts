import type { Page } from '@playwright/test'

import { expect, test } from '../../support/board'
import { adminPages, visits } from '../../support/pages'
import { enterPanel, productsNamed, tap, ticket } from '../../support/panel'
import { admin, signIn } from '../../support/people'
import { translate } from '../../support/translator'

test.use({ locale: 'en-GB' })

test('a board that the browser has translated takes an order through the kitchen', async ({
  board,
  guest,
  kitchen,
  menuItem,
}) => {
  await translate(board)
  const order = await guest.order(menuItem)
  const card = ticket(board, order)
  await tap(card.getByRole('button', { name: /^Accept · / }))
  await expect(card).toContainText('accepted')
  await tap(card.getByRole('button', { name: 'Start cooking' }))
  await expect(card).toContainText('being prepared')
  await tap(card.getByRole('button', { name: 'Ready' }))
  await expect(card).toContainText('ready')
  await tap(card.getByRole('button', { name: 'Collected · 29.00' }))
  await expect(card).toBeHidden()
  const cancelled = await guest.order(menuItem)
  await expect(ticket(board, cancelled)).toBeVisible()
  await guest.cancel(cancelled)
  await expect(ticket(board, cancelled).getByRole('button', { name: /^Accept/ })).toHaveCount(0)
  expect(await kitchen.statusOf(order)).toBe('completed')
})

test('a translated list is sold out, edited and filtered', async ({ page, kitchen }) => {
  const { name } = await kitchen.addMenuItem()
  await enterPanel(page, productsNamed(name))
  await translate(page)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  await dialog.getByLabel('Price').first().fill('12.50')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('CHF 12.50').first()).toBeVisible()
  await page.getByRole('searchbox').fill('nothing of this name')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toHaveCount(0)
})

for (const names of visits(adminPages))
  test(`translated, and left for the next: ${names.join(', ')}`, async ({ page }) => {
    await signIn(page, admin, 'admin')
    await page.goto('/admin/dashboard')
    await translate(page)
    for (const name of names) await leadsTo(page, name)
  })

/** In the browser where there is a link, so that the translated page is taken down. */
async function leadsTo(page: Page, name: string): Promise<void> {
  const link = page.locator(`a[href="/admin/${name}"]`).filter({ visible: true }).first()
  if (await link.isVisible()) await link.click()
  else {
    await page.goto(`/admin/${name}`)
    await translate(page)
  }
  await expect(page).toHaveURL(`/admin/${name}`)
  await expect(page.getByRole('main').first()).toBeVisible()
}
