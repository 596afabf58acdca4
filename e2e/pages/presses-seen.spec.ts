import type { Page } from '@playwright/test'

import { shadeOf } from '../support/seen/shade'
import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

type Button = Parameters<typeof shadeOf>[0]

test('a press is seen on every kind of button, in the light and in the dark', async ({ page, kitchen }) => {
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  await page.goto(`/en/dish/${menuItem.id}`)
  await takenOver(page)
  await expectSeen(page, [
    page.getByRole('button', { name: `Add to Cart: ${menuItem.name}` }),
    page.getByRole('button', { name: 'Increase quantity' }),
  ])
  await page.goto('/en/menu')
  await takenOver(page)
  const chips = page.getByRole('group', { name: 'Categories' }).getByRole('button')
  await expectSeen(page, [
    chips.first(),
    chips.nth(1),
    page.getByRole('button', { name: `Quick Add: ${menuItem.name}` }),
    page.getByRole('banner').getByRole('link', { name: /^Cart/ }),
  ])
})

async function expectSeen(page: Page, buttons: Button[]): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const button of buttons) await seen(button)
  }
}

/** A twentieth of what lies between black and white is seen at a glance. */
async function seen(button: Button) {
  await button.hover()
  const before = await shadeOf(button)
  await button.page().mouse.down()
  const pressed = await shadeOf(button)
  // Let go elsewhere, nothing is done.
  await button.page().mouse.move(1, 1)
  await button.page().mouse.up()
  expect(Math.abs(pressed - before), await button.textContent().then(String)).toBeGreaterThan(0.05 * 255)
}
