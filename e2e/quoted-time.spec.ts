import { announced } from './support/kitchen'
import { mailTo } from './support/mailbox'
import { notice, ordersOf, regular, rememberCart } from './support/shopping'
import { expect, test } from './support/test'

const said = {
  en: {
    place: /^Place Order · CHF/,
    placed: 'Order placed successfully!',
    about: /^About \d\d:\d\d, not yet confirmed$/,
    aboutInMail: /About (\d\d:\d\d), not yet confirmed/,
    ready: /^Ready at \d\d:\d\d$/,
    received: /We have received order/,
  },
  de: {
    place: /^Bestellung aufgeben · CHF/,
    placed: 'Ihre Bestellung ist bei uns!',
    about: /^Etwa \d\d:\d\d, noch nicht bestätigt$/,
    aboutInMail: /Etwa (\d\d:\d\d), noch nicht bestätigt/,
    ready: /^Bereit um \d\d:\d\d$/,
    received: /ist eingegangen/,
  },
}

for (const language of ['en', 'de'] as const) {
  const words = said[language]

  test(`after placing, strip, order page and mail name the time, until the accepted one replaces it: ${language}`, async ({
    page,
    kitchen,
  }) => {
    const guest = await regular(page)
    await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
    await page.goto(`/${language}/checkout`)
    const shown = await page.getByText(/^≈ \d\d:\d\d$/).textContent()
    await page.getByRole('button', { name: words.place }).click()
    await expect(notice(page, words.placed)).toBeVisible()
    const strip = page.getByRole('complementary').getByText(words.about)
    await expect(strip).toBeVisible()
    const [order] = await ordersOf(page, guest)
    const id = order?.order_id ?? ''
    const mail = await mailTo(guest.email, { subject: words.received })
    const mailed = words.aboutInMail.exec(mail.text)?.[1] ?? ''
    expect(minutesBetween(shown?.slice(2) ?? '', mailed), 'as the checkout showed it').toBeLessThan(2)
    await expect(strip).toContainText(mailed)
    await page.goto(`/${language}/track/${id}`)
    await expect(page.getByText(words.about)).toContainText(mailed)
    await kitchen.advance(id, { status: 'accepted', ready_in_minutes: 45 })
    await expect(page.getByText(words.ready)).toBeVisible(announced)
    await expect(page.getByText(words.about)).toHaveCount(0)
    await page.goto(`/${language}`)
    await expect(page.getByRole('complementary').getByText(words.ready)).toBeVisible()
  })
}

function minutesBetween(one: string, other: string): number {
  const [first = NaN, second = NaN] = [one, other].map((time) => Date.parse(`2026-01-01T${time}:00Z`) / 60_000)
  return Math.min(Math.abs(first - second), 24 * 60 - Math.abs(first - second))
}
