import { AxeBuilder } from '@axe-core/playwright'

import { placeOrder } from './support/orders'
import { enterPanel } from './support/panel'
import { regular } from './support/shopping'
import { expect, test } from './support/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const names = [
  'dashboard',
  'users',
  'categories',
  'products',
  'orders',
  'orders/all',
  'payments',
  'report',
  'settings',
  'messages',
]

for (const locale of ['en-GB', 'de-CH']) {
  test.describe(locale, () => {
    test.use({ locale })

    test('no page of the admin area has findings, on the laptop and on the tablet', async ({
      page,
      kitchen,
      newPerson,
    }) => {
      test.slow()
      const guest = await newPerson()
      const { token } = await regular(guest)
      const { order_id } = await placeOrder(guest.request, token, await kitchen.addDish())
      await page.setExtraHTTPHeaders({ 'Accept-Language': 'en' })
      await enterPanel(page, '/admin/dashboard')
      await page.setExtraHTTPHeaders({ 'Accept-Language': locale })
      const orderPages = ['', '/ticket', '/receipt'].map((name) => `orders/${order_id}${name}`)
      for (const name of [...names, ...orderPages]) {
        for (const size of [
          { width: 1280, height: 800 },
          { width: 1024, height: 768 },
        ]) {
          await page.setViewportSize(size)
          await page.goto(`/admin/${name}`)
          const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
          expect(
            violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
            `${name} ${size.width}`,
          ).toEqual([])
        }
      }
    })
  })
}

test.describe('dialogs', () => {
  test.use({ locale: 'en-GB' })

  for (const [path, button] of [
    ['/admin/products', 'Add Product'],
    ['/admin/categories', 'Add Category'],
    ['/admin/users', 'Add staff'],
    ['/admin/orders', 'Sold out …'],
    ['/admin/orders', 'More time'],
  ] as const) {
    test(`${button} has no findings, and Escape gives the focus back`, async ({ page }) => {
      await enterPanel(page, path)
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: button })).toBeFocused()
    })
  }
})
