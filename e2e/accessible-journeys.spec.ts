import { expectAccessibleInBothSizes } from './support/accessible'
import { announced } from './support/kitchen'
import { placeOrder } from './support/orders'
import { regular, rememberCart } from './support/shopping'
import { expect, test } from './support/test'

for (const language of ['de', 'en']) {
  test.describe(language, () => {
    test(`a dish, a full cart and the checkout (${language})`, async ({ page, kitchen }) => {
      await regular(page)
      const menuItem = await kitchen.addMenuItem({ price: 30 })
      await rememberCart(page, menuItem, 1)
      for (const path of [`/dish/${menuItem.id}`, '/cart', '/checkout']) {
        await page.goto(`/${language}${path}`)
        await expectAccessibleInBothSizes(page)
      }
    })

    test(`an order and the profile (${language})`, async ({ page, kitchen }) => {
      const guest = await regular(page)
      const { order_id: id } = await placeOrder(page.request, guest.token, await kitchen.addMenuItem())
      for (const path of [`/track/${id}`, '/profile']) {
        await page.goto(`/${language}${path}`)
        await expectAccessibleInBothSizes(page)
      }
    })

    test(`home while an order is ready (${language})`, async ({ page, kitchen }) => {
      const guest = await regular(page)
      const { order_id: id, number } = await placeOrder(page.request, guest.token, await kitchen.addMenuItem())
      for (const status of ['accepted', 'preparing', 'ready']) await kitchen.advance(id, { status })
      await page.addInitScript((orderId) => localStorage.setItem('orders', JSON.stringify([orderId])), id)
      await page.goto(`/${language}`)
      const card = page.getByRole('complementary').filter({ hasText: String(number) })
      await expect(card.getByText(String(number), { exact: true })).toBeVisible(announced)
      await expectAccessibleInBothSizes(page)
    })

    test(`a checkout with faults (${language})`, async ({ page, kitchen }) => {
      await regular(page)
      await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
      await page.goto(`/${language}/checkout`)
      await page.getByRole('radio', { name: /^(Delivery|Lieferung)/ }).check()
      await page.getByRole('checkbox').check()
      await page
        .getByRole('textbox', { name: /^(City|Ort)/ })
        .first()
        .fill('')
      await page.getByRole('button', { name: /^(Place Order|Bestellung aufgeben)/ }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await expectAccessibleInBothSizes(page)
    })

    test.describe('after a lost answer', () => {
      test.use({ expectedErrors: [/ERR_/] })

      test(`the order that was placed already (${language})`, async ({ page, kitchen }) => {
        await regular(page)
        await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
        await page.goto(`/${language}/checkout`)
        await page.route('**/create-order', async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        })
        await page.getByRole('button', { name: /^(Place Order|Bestellung aufgeben)/ }).click()
        await expect(page.getByRole('dialog')).toBeFocused()
        await page.getByRole('textbox', { name: /^(City|Ort)/ }).fill('Zürich-Wiedikon')
        await expectAccessibleInBothSizes(page)
      })
    })
  })
}
