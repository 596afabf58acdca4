import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessible'
import { choose, openSheet } from './support/choices'
import type { MenuItem } from './support/kitchen'
import { admin, signIn } from './support/people'
import { notice, ordersOf, regular, takenOver } from './support/shopping'
import { expect, test } from './support/test'

test('a lunch menu with a beer is pre-ordered for another day, and cooked and taxed as chosen', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await regular(page)
  const lunch = await kitchen.addLunch()
  const day = await kitchen.sellOnlyAtNoon(lunch)
  const sheet = await openSheet(page, lunch, '/en/menu')
  await expect(page.getByRole('article').filter({ hasText: lunch.name })).toContainText('12:00-13:00')
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

  await page.goto('/en/cart')
  const row = page.getByRole('row').filter({ hasText: lunch.name })
  await expect(row.getByRole('note')).toContainText(`${lunch.name} is not available now, but `)
  for (const choice of ['with a drink', 'Beer']) await expect(row).toContainText(choice)
  await expectAccessible(page)

  await page.goto('/en/checkout')
  const summary = page.getByRole('region', { name: 'Your order' })
  await expect(summary.getByRole('alert')).toContainText(`${lunch.name} is not available at the time you chose, but `)
  await expect(page.getByRole('button', { name: /^Place Order/ }), 'nothing can be placed').toHaveCount(0)
  await expectAccessible(page)
  await summary.getByRole('button', { name: /^Order for .*12:00$/ }).click()
  await expect(summary.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Place Order · CHF 45.00' }).click()
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  const [order] = await ordersOf(page, guest)
  expect(order?.requested_for).toMatch(new RegExp(`^${day}T1[01]:00`))
  await expectPapers(await newPerson(), order?.order_id ?? '', lunch.name)
})

test('the cart judges lunch by the time that was chosen at the checkout, until that time has passed', async ({
  page,
  kitchen,
}) => {
  await regular(page)
  const lunch = await kitchen.addLunch()
  await kitchen.sellOnlyAtNoon(lunch)
  await putPlatesIntoCart(page, lunch)
  await page.goto('/en/checkout')
  await page.getByRole('button', { name: /^Order for .*12:00$/ }).click()
  await expect(page.getByRole('button', { name: /^Place Order/ })).toBeVisible()
  await page.goto('/en/cart')
  const row = page.getByRole('row').filter({ hasText: lunch.name })
  await quoted(page, () => page.reload())
  await expect(row.getByRole('note'), 'it can be had then').toHaveCount(0)

  await page.goto('/en/checkout')
  await page.getByLabel('Time', { exact: true }).selectOption('18:30')
  await page.goto('/en/cart')
  await expect(row.getByRole('note')).toContainText(`${lunch.name} is not available at the time you chose, but `)

  await page.clock.setFixedTime(new Date(Date.now() + 72 * 60 * 60 * 1000))
  await page.reload()
  await expect(row.getByRole('note')).toContainText(`${lunch.name} is not available now, but `)
})

async function putPlatesIntoCart(page: Page, lunch: MenuItem): Promise<void> {
  const sheet = await openSheet(page, lunch)
  await sheet.getByRole('button', { name: 'Increase' }).click()
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('2')
}

/** Does it and waits for what the kitchen says to the cart. */
async function quoted(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse('**/userorder/quote')
  await act()
  await (await answer).finished()
  await takenOver(page)
}

async function expectPapers(cook: Page, id: string, name: string): Promise<void> {
  await signIn(cook, admin, 'admin')
  await cook.goto(`/admin/orders/${id}/ticket`)
  const line = cook.getByRole('main').getByRole('listitem')
  expect((await line.innerText()).split(/\n+/)).toEqual(['2×', name, 'mit Getränk', 'Bier'])
  await expect(cook.getByRole('main')).toContainText('16')

  await cook.goto(`/admin/orders/${id}/receipt`)
  const rows = cook.getByRole('main').getByRole('row')
  const dish = (await rows.first().innerText()).split(/[\n\t]+/)
  expect(dish, 'in the language of the office').toEqual([`2 × ${name}`, 'mit Getränk', 'Bier', '45.00'])
  for (const share of ['MWST 2.6 % von 40.00', 'MWST 8.1 % von 5.00'])
    await expect(rows.filter({ hasText: share })).toHaveCount(1)
}
