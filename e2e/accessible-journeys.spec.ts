import { expectAccessibleInBothSizes } from './support/accessible'
import { placeOrder } from './support/orders'
import { regular, rememberCart } from './support/shopping'
import { expect, test } from './support/test'

test('a dish and a full cart', async ({ page, kitchen }) => {
  await regular(page)
  const menuItem = await kitchen.addMenuItem({ price: 30 })
  await rememberCart(page, menuItem, 1)
  for (const path of [`/dish/${menuItem.id}`, '/cart']) {
    await page.goto(`/de${path}`)
    await expectAccessibleInBothSizes(page)
  }
})

test('an order and the profile', async ({ page, kitchen }) => {
  const guest = await regular(page)
  const { order_id: id } = await placeOrder(page.request, guest.token, await kitchen.addMenuItem())
  for (const path of [`/track/${id}`, '/profile']) {
    await page.goto(`/de${path}`)
    await expectAccessibleInBothSizes(page)
  }
})

test('home while an order is ready', async ({ page, kitchen }) => {
  const guest = await regular(page)
  const { order_id: id, number } = await placeOrder(page.request, guest.token, await kitchen.addMenuItem())
  for (const status of ['accepted', 'preparing', 'ready']) await kitchen.advance(id, { status })
  await kitchen.tell(id)
  await page.addInitScript((orderId) => localStorage.setItem('orders', JSON.stringify([orderId])), id)
  await page.goto('/de')
  const card = page.getByRole('complementary').filter({ hasText: String(number) })
  await expect(card.getByText(String(number), { exact: true })).toBeVisible()
  await expectAccessibleInBothSizes(page)
})

test('a checkout with faults', async ({ page, kitchen }) => {
  await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/de/checkout')
  await page.getByRole('radio', { name: 'Lieferung' }).check()
  await page.getByRole('checkbox', { name: 'An eine andere Adresse' }).check()
  await page.getByRole('textbox', { name: /^Ort/ }).first().fill('')
  await page.getByRole('button', { name: /^Bestellung aufgeben/ }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await expectAccessibleInBothSizes(page)
})

test.describe('after a lost answer', () => {
  test.use({ expectedErrors: [/ERR_/] })

  test('the order that was placed already', async ({ page, kitchen }) => {
    await regular(page)
    await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
    await page.goto('/de/checkout')
    await page.route('**/create-order', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: /^Bestellung aufgeben/ }).click()
    await expect(page.getByRole('dialog')).toBeFocused()
    await page.getByRole('textbox', { name: /^Ort/ }).fill('Zürich-Wiedikon')
    await expectAccessibleInBothSizes(page)
  })
})
