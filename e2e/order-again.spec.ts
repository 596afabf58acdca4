import type { Page } from '@playwright/test'

import { announced, type Kitchen, type MenuItem } from './support/kitchen'
import { placeOrder, type Order } from './support/orders'
import { notice, ordersOf, regular } from './support/shopping'
import { countedEffort } from './support/taps'
import { expect, test } from './support/test'

test('a regular reorders from home in two taps, at the price of today', async ({ page, kitchen }) => {
  const { guest, menuItem } = await eaten(page, kitchen)
  await kitchen.setPrice(menuItem, 15)
  const effort = countedEffort()
  await openHome(page, guest.email)
  const card = page.getByRole('button', { name: `Again: 2 × ${menuItem.name} · CHF 30.00` })
  await expect(card).toBeVisible(announced)
  await effort.tap(card)
  const question = page.getByRole('dialog', { name: 'The same again?' })
  await expect(question).toContainText(`${menuItem.name}: CHF 14.50 → CHF 15.00`)
  await expect(question).toContainText('Abholung Vor Ort')
  await expect(question).toContainText(/≈ \d\d:\d\d/)
  await effort.tap(question.getByRole('button', { name: 'Place Order · CHF 30.00' }))
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  await expect(question).toHaveCount(0)
  expect(effort.taps).toBe(2)
  expect(effort.characters).toBe(0)
  expect(await ordersOf(page, guest)).toMatchObject([{ total_amount: 30 }, { total_amount: 29 }])
})

test('with the keyboard alone, and never twice after a lost answer', async ({ page, kitchen }) => {
  const { guest, menuItem } = await eaten(page, kitchen)
  await openHome(page, guest.email)
  const card = page.getByRole('button', { name: `Again: 2 × ${menuItem.name}` })
  await expect(card).toBeVisible(announced)
  await page.route(
    '**/create-order',
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503, body: '' })
    },
    { times: 1 },
  )
  await card.focus()
  await page.keyboard.press('Enter')
  const order = page.getByRole('dialog').getByRole('button', { name: /^Place Order/ })
  await order.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('We got no answer. Press the button again to find out')).toBeVisible()
  await order.focus()
  await page.keyboard.press('Enter')
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  expect(await ordersOf(page, guest)).toHaveLength(2)
})

test('what cannot be had today is named and left out, and the rest may be too little', async ({ page, kitchen }) => {
  const { guest, menuItem } = await eaten(page, kitchen)
  await kitchen.setPrice(menuItem, 10)
  await openHome(page, guest.email)
  await page.getByRole('button', { name: `Again: 2 × ${menuItem.name}` }).click(announced)
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Orders below CHF 25.00 cannot be placed.')
  await expect(question.getByRole('button', { name: /^Place Order/ })).toHaveCount(0)
  await question.getByRole('button', { name: 'Change something first' }).click()
  await expect(page).toHaveURL('/en/cart')
  await expect(page.getByTestId('cart-count')).toHaveText('2')
})

test.use({ expectedErrors: [/status of 503/] })

/** A regular whose order was eaten some time ago. */
async function eaten(page: Page, kitchen: Kitchen): Promise<{ guest: Person; menuItem: MenuItem; order: Order }> {
  const guest = await regular(page)
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  const order = await placeOrder(page.request, guest.token, menuItem)
  await kitchen.advance(order.order_id, { status: 'accepted', ready_in_minutes: 20 })
  for (const status of ['preparing', 'ready', 'completed']) await kitchen.advance(order.order_id, { status })
  return { guest, menuItem, order }
}

type Person = Awaited<ReturnType<typeof regular>>

/** Signed in on this device; a step of the kitchen is told after ten seconds. */
async function openHome(page: Page, email: string): Promise<void> {
  await page.addInitScript(
    (user) => localStorage.setItem('user', user),
    JSON.stringify({ email, role: 'user', name: '' }),
  )
  await expect(async () => {
    await page.goto('/en')
    await expect(page.getByRole('button', { name: /^Again: / })).toBeVisible({ timeout: 1500 })
  }).toPass(announced)
}
