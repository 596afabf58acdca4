import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from '../support/seen/accessible'
import { placeOrder } from '../support/orders'
import { regular, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test(
  'what opens: a dialog, which keeps the focus inside and gives it back, and the navigation',
  { tag: '@both' },
  async ({ page, kitchen }) => {
    const guest = await regular(page)
    const { order_id: id } = await placeOrder(page.request, guest.token, await kitchen.addMenuItem())
    await page.goto(`/de/track/${id}`)
    await takenOver(page)
    const opener = page.getByRole('button', { name: 'Bestellung stornieren' })
    await opener.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await expectFocusInside(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
    const menu = page.getByRole('button', { name: 'Menü' })
    await openEither(menu, page.getByText('Kategorien', { exact: true }).first())
    await expect(page.getByText('Lieferzentrale 24/7').filter({ visible: true })).toBeVisible()
    await expectAccessible(page)
  },
)

async function expectFocusInside(page: Page): Promise<void> {
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() =>
      Boolean(document.activeElement?.closest('main') && !document.activeElement.closest('dialog')),
    )
    expect(isOutside).toBe(false)
  }
}

async function openEither(onPhone: Locator, onDesktop: Locator): Promise<void> {
  if (await onPhone.isVisible()) await onPhone.click()
  else await onDesktop.click()
}
