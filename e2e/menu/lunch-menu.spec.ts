import type { Page } from '@playwright/test'

import { expectAccessible } from '../support/seen/accessible'
import { choose, openSheet } from '../support/choices'
import type { MenuItem } from '../support/kitchen'
import { notice, ordersOf, regular, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test('a lunch menu with a beer is pre-ordered for another day, and the cart judges it by the time that was chosen, until that has passed', async ({
  page,
  kitchen,
}) => {
  const guest = await regular(page)
  const lunch = await kitchen.addLunch()
  const day = await kitchen.sellOnlyAtNoon(lunch)
  await putMenusIntoCart(page, lunch)

  await page.goto('/en/cart')
  const row = page.getByRole('row').filter({ hasText: lunch.name })
  await expect(row.getByRole('note')).toContainText(`${lunch.name} is only available `)
  for (const choice of ['with a drink', 'Beer']) await expect(row).toContainText(choice)
  await expectAccessible(page)

  await page.goto('/en/checkout')
  const summary = page.getByRole('region', { name: 'Your order' })
  await expect(summary.getByRole('alert')).toContainText(`${lunch.name} is not available at the time you chose, only `)
  await expect(page.getByRole('button', { name: /^Place Order/ }), 'nothing can be placed').toHaveCount(0)
  await expectAccessible(page)
  const atNoon = summary.getByRole('button', { name: /^Order for .*12:00$/ })
  await atNoon.click()
  await expect(summary.getByRole('alert')).toHaveCount(0)
  await expectJudgedByTime(page, lunch)

  await page.goto('/en/checkout')
  await atNoon.click()
  await page.getByRole('button', { name: 'Place Order · CHF 45.00' }).click()
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  const [order] = await ordersOf(page, guest)
  expect(order?.requested_for).toMatch(new RegExp(`^${day}T1[01]:00`))
})

/** Two, each with a beer. */
async function putMenusIntoCart(page: Page, lunch: MenuItem): Promise<void> {
  const sheet = await openSheet(page, lunch)
  await expect(page.getByRole('article').filter({ hasText: lunch.name })).toContainText('12:00–13:00')
  const drinks = sheet.getByRole('group', { name: 'Drink', exact: true })
  await expect(drinks, 'asked only with the menu').toHaveCount(0)
  await choose(sheet, 'As a menu?', 'with a drink')
  await expect(drinks.getByRole('radio', { name: 'Water' })).toBeChecked()
  await choose(sheet, 'Drink', 'Beer')
  const add = sheet.getByRole('button', { name: /^Add to Cart/ })
  await expect(add).toContainText('CHF 22.50')
  await sheet.getByRole('button', { name: 'Increase' }).click()
  await expect(add).toContainText('CHF 45.00')
  await add.click()
  await expect(page.getByTestId('cart-count')).toHaveText('2')
}

/** Noon is chosen; then an evening, then three days have gone by. */
async function expectJudgedByTime(page: Page, lunch: MenuItem): Promise<void> {
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: lunch.name })
  await quoted(page, () => page.reload())
  await expect(row.getByRole('note'), 'it can be had then').toHaveCount(0)

  await page.goto('/en/checkout')
  await page.getByLabel('Time', { exact: true }).selectOption('18:30')
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await expect(row.getByRole('note')).toContainText(`${lunch.name} is not available at the time you chose, only `)

  await page.clock.setFixedTime(new Date(Date.now() + 72 * 60 * 60 * 1000))
  await page.reload()
  await expect(row.getByRole('note')).toContainText(`${lunch.name} is only available `)
  await page.clock.setFixedTime(new Date())
}

/** Does it and waits for what the kitchen says to the cart. */
async function quoted(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse('**/userorder/quote')
  await act()
  await (await answer).finished()
  await takenOver(page)
}
