import type { Page } from '@playwright/test'

import { choose } from '../../support/choices'
import { boardMenu, openBoard } from '../../support/panel'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/ERR_FAILED/] })

async function fillInDelivery(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Rosa Keller')
  await page.getByLabel('Phone').fill('044 555 03 03')
  await page.getByRole('button', { name: 'Delivery' }).click()
  await page.getByLabel('Street and number').fill('Langstrasse 2')
  await page.getByLabel('Postcode').fill('8004')
  await page.getByLabel('Town').fill('Zürich')
  await page.getByRole('checkbox', { name: 'Call instead of ringing the bell' }).check()
}

test('an order by phone is typed in, sent twice and on the board once', async ({ page, kitchen }) => {
  const size = await kitchen.addOptionGroup({
    name: 'Grösse',
    name_en: 'Size',
    pricing: 'base',
    options: [
      { name: 'Normal', price: 30, is_default: true, allergens: [] },
      { name: 'Gross', price: 40, allergens: [] },
    ],
  })
  const dish = await kitchen.addMenuItem({ groups: [size, await kitchen.addGroup()] })
  await openBoard(page, await kitchen.hire())
  await (await boardMenu(page)).getByRole('link', { name: 'Order by phone' }).click()

  await page.getByRole('searchbox').fill(dish.name)
  // Only the search shows it: the first category is another.
  await expect(page.getByRole('button', { name: dish.name })).toBeVisible()
  await page.getByRole('searchbox').press('Enter')
  const sheet = page.getByRole('dialog', { name: dish.name })
  await choose(sheet, 'Size', 'Gross')
  await sheet.getByRole('checkbox', { name: 'Käse' }).check()
  await sheet.getByRole('button', { name: 'Add' }).click()
  await fillInDelivery(page)

  // The shop has it, and the staff do not know.
  const sent: { payment_id?: string }[] = []
  await page.route('**/api/v1/orders/by-phone', async (route) => {
    sent.push(route.request().postDataJSON() as object)
    if (sent.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  const place = page.getByRole('button', { name: 'Place the order' })
  await place.click()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await place.click()
  const placed = page.getByText(/^\d+ for Rosa Keller is on the board\.$/)
  await expect(placed).toBeVisible()
  expect(sent[0]?.payment_id).toBeTruthy()
  expect(sent[1]?.payment_id, 'the same order again').toBe(sent[0]?.payment_id)
  const number = /^\d+/.exec(await placed.innerText())?.[0]

  await page.goto('/admin/orders')
  const onBoard = page.getByRole('article', { name: new RegExp(`^${number} `) }).filter({ hasText: dish.name })
  await expect(onBoard.getByText('Phone', { exact: true })).toBeVisible()
  await expect(onBoard).toContainText('Gross')
  await expect(onBoard).toContainText('Käse')
  await expect(onBoard).toContainText('Call instead of ringing the bell')
  await expect(page.getByRole('article').filter({ hasText: dish.name })).toHaveCount(1)
})
