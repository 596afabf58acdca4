import { placeOrder } from '../support/orders'
import { enterPanel } from '../support/panel'
import { phoneSize, desktopSize } from '../support/settings'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

const said = {
  'en-GB': {
    collect: (number: string) => `Mark ${number} as collected`,
    paidBack: 'Paid back',
    give: /: give CHF\s40\.00 back$/,
    back: 'You get back',
    toPayBack: 'To pay back',
    reversal: /^Reversal \d{4}-\d{6}$/,
  },
  'de-CH': {
    collect: (number: string) => `${number} als kassiert markieren`,
    paidBack: 'Zurückgegeben',
    give: /: CHF\s40\.00 zurückgeben$/,
    back: 'Sie bekommen zurück',
    toPayBack: 'Zurückzugeben',
    reversal: /^Storno \d{4}-\d{6}$/,
  },
}

for (const [locale, viewport] of [
  ['en-GB', desktopSize],
  ['de-CH', phoneSize],
] as const)
  test.describe(`in ${locale}, ${viewport.width} wide`, () => {
    test.use({ locale, viewport })

    test('a paid order that is cancelled is money to give back, until somebody says so; its receipt stays', async ({
      page,
      kitchen,
      newPerson,
    }) => {
      const words = said[locale]
      const guest = await newPerson()
      const { token } = await regular(guest)
      const order = await placeOrder(guest.request, token, await kitchen.addMenuItem({ price: 20 }))
      await kitchen.advance(order.order_id, { status: 'accepted' })
      await enterPanel(page, `/admin/orders/${order.order_id}`)
      await page.getByRole('button', { name: words.collect(`${order.number} ${order.short_number}`) }).click()
      const receipt = page.getByRole('link', { name: /^\d{4}-\d{6}$/ })
      const number = await receipt.innerText()

      await kitchen.advance(order.order_id, { status: 'cancelled' })
      await guest.goto(`/${locale.slice(0, 2)}/track/${order.order_id}`)
      await expect(guest.getByText(words.back)).toBeVisible({ timeout: 20_000 })
      await page.goto('/admin/orders')
      const task = page.getByText(words.give).filter({ hasText: `${order.number},` })
      await expect(task).toBeVisible()
      await page.getByRole('button', { name: `${order.number}: ${words.paidBack}` }).click()
      await expect(task).toBeHidden()

      await page.goto(`/admin/orders/${order.order_id}`)
      await expect(page.getByText(words.toPayBack, { exact: true })).toBeHidden()
      await expect(page.getByRole('link', { name: words.reversal })).toBeVisible()
      await page.getByRole('link', { name: number, exact: true }).click()
      await expect(page.getByText('40.00').first()).toBeVisible()
      await expect(page.getByText('-40.00')).toHaveCount(0)
    })
  })
