import type { Page } from '@playwright/test'

import { signIn } from './support/people'
import { notice, ordersOf, regular, rememberCart } from './support/shopping'
import { expect, test } from './support/test'

test('the chosen time survives a reload, the other language and a new login', async ({ page, kitchen }) => {
  const guest = await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/en/checkout')
  await page.getByRole('radio', { name: 'Later' }).check()
  await expect(page.getByLabel('Time'), 'no time was chosen').toHaveValue('')
  await page.getByRole('button', { name: 'Place Order · CHF 30.00' }).click()
  await page.getByRole('button', { name: 'Time: Please fill in this field.' }).click()
  await expect(page.getByLabel('Time')).toBeFocused()
  expect(await ordersOf(page, guest)).toEqual([])
  await page.getByLabel('Day').selectOption({ index: 2 })
  await expect(page.getByLabel('Time'), 'midnight is no better guess').toHaveValue('')
  await page.getByLabel('Time').selectOption('18:30')
  await page.getByLabel('Day').selectOption({ index: 3 })
  const chosen = await chosenTime(page)
  expect(chosen, 'said when they eat').toMatch(/18:30$/)

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Later' })).toBeChecked()
  expect(await chosenTime(page)).toBe(chosen)
  await page.goto('/de/checkout')
  await expect(page.getByRole('radio', { name: 'Später' })).toBeChecked()
  await expect(page.getByLabel('Zeit', { exact: true }).locator('option:checked')).toHaveText('18:30')

  await page.context().clearCookies()
  await page.goto('/en/checkout')
  await expect(page).toHaveURL(/\/en\/login/)
  await signIn(page, guest)
  await page.goto('/en/checkout')
  expect(await chosenTime(page)).toBe(chosen)
  await page.getByRole('button', { name: 'Place Order · CHF 30.00' }).click()
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  const [order] = await ordersOf(page, guest)
  expect(order).toMatchObject({ requested_for: expect.stringMatching(/T1[67]:30/) })
})

test('a chosen time that has become impossible is said, not replaced', async ({ page, kitchen }) => {
  await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/en/checkout')
  await page.getByRole('radio', { name: 'Later' }).check()
  await page.getByLabel('Time').selectOption({ index: 1 })
  await page.route('**/userorder/quote', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { slots: object[] } }
    body.data.slots.shift()
    await route.fulfill({ response: answer, json: body })
  })
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: /is no longer possible\. Please choose/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Later' })).toBeChecked()
  await expect(page.getByLabel('Time')).toHaveValue('')
})

async function chosenTime(page: Page): Promise<string> {
  await expect(page.getByLabel('Time'), 'the times are there').not.toHaveValue('')
  const words = await Promise.all(
    ['Day', 'Time'].map((label) => page.getByLabel(label, { exact: true }).locator('option:checked').textContent()),
  )
  return words.join(' ')
}
