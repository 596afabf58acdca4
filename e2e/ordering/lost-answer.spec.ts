import type { Page } from '@playwright/test'

import { notice, ordersOf, regular, rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

// The worst that a tunnel can do: the order arrives, its answer does not.
test.use({ expectedErrors: [/Failed to load resource|ERR_/] })

const lookup = '**/user/orders?*'

async function loseAnswer(page: Page): Promise<void> {
  const lose = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route('**/create-order', lose, { times: 1 })
}

function placeOrder(page: Page) {
  return page.getByRole('button', { name: /^Place Order/ })
}

function panel(page: Page) {
  return page.getByRole('dialog', { name: /^Your order \d{3} has already been placed$/ })
}

test('a lost answer and a corrected address: the order is shown with both, and placed anew only when the guest says so', async ({
  page,
  kitchen,
}) => {
  const guest = await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/en/checkout')
  await page.getByRole('textbox', { name: 'Order notes' }).fill('No onions')
  await loseAnswer(page)
  await placeOrder(page).click()
  await expect(panel(page)).toBeFocused()
  await expect(panel(page)).not.toContainText('This is different now')

  const street = page.getByRole('textbox', { name: 'Street address' })
  await street.fill('Langstrasse 7')
  await expect(panel(page)).toContainText('ordered: Ruth Ammann, Badenerstrasse 99, 8004 Zürich')
  await expect(panel(page)).toContainText('now: Ruth Ammann, Langstrasse 7, 8004 Zürich')
  await placeOrder(page).click()
  await expect(panel(page), 'it is no success').toBeFocused()
  await expect(street, 'nothing typed is lost').toHaveValue('Langstrasse 7')
  expect(await ordersOf(page, guest)).toMatchObject([{ address: { street_address: 'Badenerstrasse 99' } }])

  await panel(page).getByRole('button', { name: 'Cancel it and order again' }).click()
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  expect(await ordersOf(page, guest)).toMatchObject([
    { order_status: 'received', address: { street_address: 'Langstrasse 7' }, order_notes: 'No onions' },
    { order_status: 'cancelled', address: { street_address: 'Badenerstrasse 99' } },
  ])
})

test('a lost answer and a changed cart, through a reload and the other language: never a silent second order', async ({
  page,
  kitchen,
}) => {
  const guest = await regular(page)
  const menuItem = await kitchen.addMenuItem({ price: 30 })
  await rememberCart(page, menuItem, 1)
  await page.goto('/en/checkout')
  await page.getByRole('textbox', { name: 'Order notes' }).fill('No onions')
  await loseAnswer(page)
  await page.route(lookup, (route) => route.abort('connectionreset'))
  await placeOrder(page).click()
  await expect(page.getByText('We got no answer, so your order may have reached us.')).toBeVisible()
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page.getByRole('button', { name: 'Place Order · CHF 60.00' }).click()
  await expect(panel(page)).toContainText(`ordered: 1 × ${menuItem.name}`)
  await expect(panel(page)).toContainText(`now: 2 × ${menuItem.name}`)
  expect(await ordersOf(page, guest)).toMatchObject([{ order_notes: 'No onions' }])

  await page.unroute(lookup)
  await page.goto('/de/checkout')
  const german = page.getByRole('dialog', { name: /^Ihre Bestellung \d{3} ist bereits bei uns$/ })
  await expect(german).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Bemerkungen' })).toHaveValue('No onions')
  await german.getByRole('button', { name: 'Zusätzlich bestellen' }).click()
  await expect(notice(page, 'Ihre Bestellung ist bei uns!')).toBeVisible()
  await expect(page.getByTestId('cart-count')).toHaveText('0')
  expect(await ordersOf(page, guest)).toMatchObject([{ total_amount: 60 }, { total_amount: 30 }])
})

test('an answer that says nothing, and an order that was rejected meanwhile', async ({ page, kitchen }) => {
  const guest = await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/en/checkout')
  await page.route(
    '**/create-order',
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503, json: { isSuccess: false, code: 'unavailable', message: '', requestId: 'r' } })
    },
    { times: 1 },
  )
  await placeOrder(page).click()
  await expect(panel(page)).toContainText('Nothing has been ordered twice.')
  const [order] = await ordersOf(page, guest)
  await kitchen.advance(order?.order_id ?? '', { status: 'rejected', reason: 'too_busy' })
  await kitchen.tell(order?.order_id ?? '')
  expect(await ordersOf(page, guest)).toMatchObject([{ order_status: 'rejected' }])
  await placeOrder(page).click()
  await expect(panel(page), 'a repeat is no success then').toContainText('By now it is: Rejected.')
  await expect(panel(page).getByRole('button', { name: /^Keep/ })).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Order again', exact: true }).click()
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  expect(await ordersOf(page, guest)).toMatchObject([{ order_status: 'received' }, { order_status: 'rejected' }])
})

test('two tabs with one cart make one order, whichever of them lost its answer', async ({ page, context, kitchen }) => {
  const guest = await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/en/checkout')
  const other = await context.newPage()
  await other.goto('/en/checkout')
  await other.getByRole('textbox', { name: 'Order notes' }).fill('Ring twice')
  await loseAnswer(page)
  await placeOrder(page).click()
  await expect(panel(page)).toBeVisible()
  await placeOrder(other).click()
  await expect(panel(other)).toContainText('now: Ring twice')
  expect(await ordersOf(page, guest)).toHaveLength(1)
  await panel(other)
    .getByRole('button', { name: /^Keep order/ })
    .click()
  await expect(notice(other, 'Order placed successfully!')).toBeVisible()
  await expect(panel(page), 'settled for every tab').toHaveCount(0)
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  expect(await ordersOf(page, guest)).toMatchObject([{ order_status: 'received', order_notes: '' }])
})
