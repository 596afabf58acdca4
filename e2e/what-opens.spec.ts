import { expectAccessible } from './support/accessible'
import { placeOrder } from './support/orders'
import { regular, takenOver } from './support/shopping'
import { expect, test } from './support/test'

test('what opens: the navigation, a dialog', { tag: '@both' }, async ({ page, kitchen }) => {
  const guest = await regular(page)
  const { order_id: id } = await placeOrder(page.request, guest.token, await kitchen.addMenuItem())
  await page.goto(`/de/track/${id}`)
  await takenOver(page)
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const menu = page.getByRole('button', { name: 'Menü' })
  if (await menu.isVisible()) await menu.click()
  else await page.getByText('Kategorien', { exact: true }).first().click()
  await expectAccessible(page)
})
