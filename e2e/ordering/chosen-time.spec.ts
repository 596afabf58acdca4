import type { Page } from '@playwright/test'

import { signIn } from '../support/people'
import { notice, ordersOf, regular, rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

test('the chosen time survives the other language and a new login; one that has become impossible is said, not replaced', async ({
  page,
  kitchen,
}) => {
  const guest = await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/en/checkout')
  await page.getByRole('radio', { name: 'Later' }).check()
  const time = page.getByLabel('Time')
  await expect(time, 'no time was chosen').toHaveValue('')
  await page.getByRole('button', { name: 'Place Order · CHF 30.00' }).click()
  await page.getByRole('button', { name: 'Time: Please fill in this field.' }).click()
  await expect(time).toBeFocused()
  expect(await ordersOf(page, guest)).toEqual([])
  await page.getByLabel('Day').selectOption({ index: 2 })
  await expect(time, 'midnight is no better guess').toHaveValue('')
  await time.selectOption('18:30')
  await page.getByLabel('Day').selectOption({ index: 3 })
  const chosen = await chosenTime(page)
  expect(chosen, 'said when they eat').toMatch(/18:30$/)
  await expect(page.getByText(/^You can cancel until .+, 17:30, as long as the kitchen has not begun\.$/)).toBeVisible()
  const at = await time.inputValue()

  await page.goto('/de/checkout')
  await expect(page.getByRole('radio', { name: 'Später' })).toBeChecked()
  await expect(page.getByLabel('Zeit', { exact: true }).locator('option:checked')).toHaveText('18:30')
  await page.context().clearCookies()
  await page.goto('/en/checkout')
  await expect(page).toHaveURL(/\/en\/login/)
  await signIn(page, guest)
  await page.goto('/en/checkout')
  expect(await chosenTime(page)).toBe(chosen)

  await page.route('**/userorder/quote', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { slots: { at: string }[] } }
    body.data.slots = body.data.slots.filter((slot) => slot.at !== at)
    await route.fulfill({ response: answer, json: body })
  })
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: /is no longer possible\. Please choose/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Later' })).toBeChecked()
  await expect(time).toHaveValue('')
  await time.selectOption('18:45')
  await page.getByRole('button', { name: 'Place Order · CHF 30.00' }).click()
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  const [order] = await ordersOf(page, guest)
  expect(order).toMatchObject({ requested_for: expect.stringMatching(/T1[67]:45/) })
})

async function chosenTime(page: Page): Promise<string> {
  await expect(page.getByLabel('Time'), 'the times are there').not.toHaveValue('')
  const words = await Promise.all(
    ['Day', 'Time'].map((label) => page.getByLabel(label, { exact: true }).locator('option:checked').textContent()),
  )
  return words.join(' ')
}
