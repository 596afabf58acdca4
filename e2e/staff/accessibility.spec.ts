import type { Page } from '@playwright/test'

import { everything, findings } from '../support/accessible'
import { placeOrder } from '../support/orders'
import { adminPages } from '../support/pages'
import { enterPanel } from '../support/panel'
import { admin, signIn } from '../support/people'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

const laptop = { width: 1280, height: 800 }
const tablet = { width: 1024, height: 768 }

for (const [locale, viewport, colorScheme] of [
  ['en-GB', laptop, 'light'],
  ['de-CH', tablet, 'dark'],
] as const) {
  test.describe(`${locale}, ${viewport.width} px, ${colorScheme}`, () => {
    test.use({ locale, viewport, colorScheme })

    test('no page of the admin area has findings', async ({ page, kitchen, newPerson }) => {
      test.slow()
      const guest = await newPerson()
      const { token } = await regular(guest)
      const { order_id } = await placeOrder(guest.request, token, await kitchen.addMenuItem())
      await signIn(page, admin, 'admin')
      const found: Record<string, string[]> = {}
      const orderPages = ['', '/ticket', '/receipt'].map((name) => `orders/${order_id}${name}`)
      for (const name of ['login', ...adminPages, ...orderPages]) {
        await page.goto(`/admin/${name}`)
        found[name] = await findings(page, everything)
      }
      expect(Object.entries(found).filter(([, { length }]) => length > 0)).toEqual([])
    })
  })
}

test.describe('dialogs', () => {
  test.use({ locale: 'en-GB' })

  test('have no findings, and Escape gives the focus back', async ({ page }) => {
    await enterPanel(page, '/admin/products')
    await opensAndCloses(page, 'Add Product')
    await page.goto('/admin/categories')
    await opensAndCloses(page, 'Add Category')
    await page.goto('/admin/users')
    await opensAndCloses(page, 'Add staff')
    await page.goto('/admin/orders')
    for (const button of ['Sold out …', 'More time', 'Pause', 'Menu']) await opensAndCloses(page, button)
  })
})

async function opensAndCloses(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page), name).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
}
