import { mailTo } from '../support/machine/mailbox'
import { notice, ordersOf, regular, rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

const dayMs = 24 * 60 * 60 * 1000

/** The calendar day in Zürich, so many days from now. */
function day(fromNow: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(new Date(Date.now() + fromNow * dayMs))
}

test.afterEach(({ kitchen }) => kitchen.setShop({ closures: [] }))

// Also yesterday, whose evening may last until now, and tomorrow, because midnight may pass meanwhile.
const holidays = [{ first_day: day(-1), last_day: day(1), note_de: 'Ferien', note_en: 'Holidays' }]

test('on a closed day a guest sees when it opens, and orders ahead for then', async ({ page, kitchen }) => {
  const guest = await regular(page)
  await kitchen.setShop({ closures: holidays })
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  await page.goto('/en/checkout')
  await expect(page.getByText(/^Opens \w{3} 00:00 · pre-order now$/).first()).toBeAttached()
  await expect(page.getByText('Holidays')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'As soon as we are cooking again' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'As soon as possible' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Place Order · CHF 30.00' }).click()
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  const [order] = await ordersOf(page, guest)
  expect(clockOf(order?.requested_for)).toBe('00:00')
  await mailTo(guest.email, { subject: /received order/ })
})

test('a shop that delivers nowhere and takes small orders shows no trace of its old settings', async ({
  page,
  kitchen,
  request,
}) => {
  const { data: before } = (await (await request.get('/api/v1/shop')).json()) as {
    data: { pickup_minimum: number; zones: object[] }
  }
  await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 12 }), 1)
  await kitchen.setShop({ pickup_minimum: 10, zones: [] })
  try {
    await page.goto('/en/checkout')
    await expect(page.getByRole('button', { name: 'Place Order · CHF 12.00' })).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Delivery/ })).toHaveCount(0)
    await expect(page.getByText(/Bestellungen ab/)).toHaveCount(0)
    for (const path of ['/en', '/en/cart', '/en/terms-and-conditions']) {
      await page.goto(path)
      await expect(page.getByText(/CHF.(25|30)\.00/)).toHaveCount(0)
    }
  } finally {
    await kitchen.setShop({ pickup_minimum: before.pickup_minimum, zones: before.zones })
  }
})

/** What the clock in Zürich shows at that moment. */
function clockOf(moment: string | null | undefined): string | null {
  if (!moment) return null
  return new Date(moment).toLocaleTimeString('de-CH', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' })
}
