import { expectAccessible } from './support/accessible'
import { placeOrder } from './support/orders'
import { regular, takenOver } from './support/shopping'
import { expect, test } from './support/test'

for (const language of ['de', 'en']) {
  test(`what opens: the navigation, a dialog (${language})`, async ({ page, kitchen }) => {
    const guest = await regular(page)
    const { order_id: id } = await placeOrder(page.request, guest.token, await kitchen.addMenuItem())
    await page.goto(`/${language}/track/${id}`)
    await takenOver(page)
    await page.getByRole('button', { name: /^(Cancel order|Bestellung stornieren)$/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const menu = page.getByRole('button', { name: /^(Menu|Menü)$/ })
    if (await menu.isVisible()) await menu.click()
    else
      await page
        .getByText(/^(Categories|Kategorien)$/)
        .first()
        .click()
    await expectAccessible(page)
  })
}
