import type { Page } from '@playwright/test'

import { findings } from '../support/seen/accessible'
import { choose } from '../support/choices'
import type { Kitchen, MenuItem } from '../support/kitchen'
import { paidInCash, placeOrder, type Order } from '../support/orders'
import { notice, ordersOf, regular, takenOver } from '../support/shopping'
import { countedEffort } from '../support/taps'
import { expect, test } from '../support/test'

test('a regular reorders from home in two taps, at the price of today', async ({ page, kitchen }) => {
  const { guest, menuItem } = await eaten(page, kitchen)
  await kitchen.setPrice(menuItem, 15)
  const effort = countedEffort()
  await openHome(page, guest.email)
  const card = page.getByRole('button', { name: `Again: 2 × ${menuItem.name} · CHF 30.00` })
  await expect(card).toBeVisible()
  await effort.tap(card)
  const question = page.getByRole('dialog', { name: 'The same again?' })
  await expect(question).toContainText(`${menuItem.name}: CHF 14.50 → CHF 15.00`)
  await expect(question).toContainText('Abholung Vor Ort')
  await expect(question).toContainText(/about \d\d:\d\d/)
  expect(await findings(page)).toEqual([])
  const order = page.waitForRequest('**/create-order')
  await effort.tap(question.getByRole('button', { name: 'Place Order · CHF 30.00' }))
  expect((await order).postDataJSON(), 'as the specification sends it').toMatchObject(paidInCash('30.00'))
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  await expect(question).toHaveCount(0)
  expect(effort.taps).toBe(2)
  expect(effort.characters).toBe(0)
  expect(await ordersOf(page, guest)).toMatchObject([{ total_amount: 30 }, { total_amount: 29 }])
})

test('the card has its place from the first frame of the next visit on, works with the keyboard alone, and never twice after a lost answer', async ({
  page,
  kitchen,
}) => {
  const { guest, menuItem } = await eaten(page, kitchen)
  await openHome(page, guest.email)
  const card = page.getByRole('button', { name: `Again: 2 × ${menuItem.name}` })
  const answer = await heldAnswer(page, '**/user/orders')
  await page.goto('/en', { waitUntil: 'commit' })
  await takenOver(page)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  answer()
  await expect(card).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)

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

test('a dish whose chosen option is gone is chosen anew before it is ordered again', async ({ page, kitchen }) => {
  const { guest, pizza } = await eatenPizza(page, kitchen)
  await kitchen.takeOptionOff(await kitchen.optionOf(pizza, '40 cm'))
  await openHome(page, guest.email)
  await page.getByRole('button', { name: `Again: 2 × ${pizza.name}` }).click()
  const question = page.getByRole('dialog', { name: 'The same again?' })
  await expect(question).toContainText(`${pizza.name} is left out until you choose again: “Change something first”.`)
  await expect(question.getByRole('button', { name: /^Place Order/ })).toHaveCount(0)
  await question.getByRole('button', { name: 'Change something first' }).click()
  await expect(page).toHaveURL('/en/cart')
  const row = page.getByRole('row').filter({ hasText: pizza.name })
  await expect(row.getByRole('alert')).toContainText(`The choices for ${pizza.name} have changed.`)
  await row.getByRole('button', { name: `Change ${pizza.name}` }).click()
  const sheet = page.getByRole('dialog', { name: pizza.name })
  await expect(
    sheet.getByRole('group', { name: 'Erste Hälfte' }).getByRole('radio', { name: 'Margherita' }),
  ).toBeChecked()
  await choose(sheet, 'Size', '30 cm')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
})

test.use({ expectedErrors: [/status of 503/] })

/** A regular whose order was eaten some time ago. */
async function eaten(page: Page, kitchen: Kitchen): Promise<{ guest: Person; menuItem: MenuItem; order: Order }> {
  const guest = await regular(page)
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  const order = await placeOrder(page.request, guest.token, menuItem)
  await eat(kitchen, order)
  return { guest, menuItem, order }
}

async function eat(kitchen: Kitchen, { order_id: id }: Order): Promise<void> {
  await kitchen.advance(id, { status: 'accepted', ready_in_minutes: 20 })
  for (const status of ['preparing', 'ready', 'completed']) await kitchen.advance(id, { status })
  await kitchen.tell(id)
}

/** Two of 40 cm, half Margherita and half Verdure, each with olives. */
async function eatenPizza(page: Page, kitchen: Kitchen) {
  const guest = await regular(page)
  const pizza = await kitchen.addPizza()
  const chosen = await kitchen.choicesOf(pizza, ['40 cm', 'Margherita', 'Verdure', 'Oliven'])
  await eat(kitchen, await placeOrder(page.request, guest.token, { ...pizza, price: 24, options: chosen }))
  return { guest, pizza }
}

type Person = Awaited<ReturnType<typeof regular>>

/** Signed in on this device. */
async function openHome(page: Page, email: string): Promise<void> {
  const user = JSON.stringify({ email, role: 'user', name: '' })
  await page.addInitScript((stored) => localStorage.setItem('user', stored), user)
  await page.goto('/en')
  await expect(page.getByRole('button', { name: /^Again: / })).toBeVisible()
}

async function heldAnswer(page: Page, address: string): Promise<() => void> {
  let answer = (): void => undefined
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(address, async (route) => {
    await isWanted
    await route.continue()
  })
  return answer
}
