import { expectAccessibleInBothSizes } from '../support/seen/accessible'
import { placeOrder } from '../support/orders'
import { regular, rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

test('a dish, a full cart, an order, the profile, and home while the order is ready', async ({ page, kitchen }) => {
  const guest = await regular(page)
  const menuItem = await kitchen.addMenuItem({ price: 30 })
  const { order_id: id, number } = await placeOrder(page.request, guest.token, menuItem)
  await rememberCart(page, menuItem, 1)
  for (const path of [`/dish/${menuItem.id}`, '/cart', `/track/${id}`, '/profile']) {
    await page.goto(`/de${path}`)
    await expectAccessibleInBothSizes(page)
  }
  for (const status of ['accepted', 'preparing', 'ready']) await kitchen.advance(id, { status })
  await kitchen.tell(id)
  await page.addInitScript((orderId) => localStorage.setItem('orders', JSON.stringify([orderId])), id)
  await page.goto('/de')
  const card = page.getByRole('complementary').filter({ hasText: String(number) })
  await expect(card.getByText(String(number), { exact: true })).toBeVisible()
  await expectAccessibleInBothSizes(page)
})

test.describe('a checkout', () => {
  test.use({ expectedErrors: [/ERR_/] })

  test('with faults, and after a lost answer with the order that was placed already', async ({ page, kitchen }) => {
    await regular(page)
    await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
    await page.goto('/de/checkout')
    await page.getByRole('radio', { name: 'Lieferung' }).check()
    await page.getByRole('checkbox', { name: 'An eine andere Adresse' }).check()
    const city = page.getByRole('textbox', { name: /^Ort/ }).first()
    await city.fill('')
    await page.getByRole('button', { name: /^Bestellung aufgeben/ }).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectAccessibleInBothSizes(page)

    await page.route('**/create-order', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('checkbox', { name: 'An eine andere Adresse' }).uncheck()
    await city.fill('Zürich')
    await page.getByRole('radio', { name: 'Abholung' }).check()
    await page.getByRole('button', { name: /^Bestellung aufgeben/ }).click()
    await expect(page.getByRole('dialog')).toBeFocused()
    await city.fill('Zürich-Wiedikon')
    await expectAccessibleInBothSizes(page)
  })
})
