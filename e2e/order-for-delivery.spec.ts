import type { Page } from '@playwright/test'

import { mailTo } from './support/mailbox'
import { notice, ordersOf, regular, rememberCart } from './support/shopping'
import { expect, test } from './support/test'

test('ein Gast lässt an eine zweite Adresse liefern: Zone, Gebühr und Mindestbetrag folgen ihrer Postleitzahl', async ({
  page,
  kitchen,
}) => {
  const guest = await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 16 }), 2)
  await page.goto('/de/checkout')
  await expect(page.getByRole('button', { name: 'Bestellung aufgeben · CHF 32.00' })).toBeVisible()
  await page.getByRole('radio', { name: 'Lieferung' }).check()
  // 8004 is in the profile.
  await expect(page.getByRole('button', { name: 'Bestellung aufgeben · CHF 35.00' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'An eine andere Adresse liefern?' }).check()
  const elsewhere = page.getByRole('group', { name: 'Lieferadresse' })
  await page.getByRole('checkbox', { name: 'Anrufen statt klingeln' }).check()
  const postcode = elsewhere.getByRole('textbox', { name: 'Postleitzahl' })
  await fillInAddress(elsewhere)

  await postcode.fill('8048')
  await expect(page.getByText('Bestellungen unter CHF 40.00 sind nicht möglich.')).toBeVisible()
  await expect(orderButton(page), 'in place of the button').toHaveCount(0)
  await postcode.fill('9999')
  await expect(page.getByText('Nach 9999 liefern wir nicht.')).toBeVisible()
  // Pressed before the time of a delivery is shown, the button would ask whether that time is right.
  const quoted = page.waitForResponse((answer) => {
    const sent = answer.request()
    return sent.url().endsWith('/userorder/quote') && sent.postData()?.includes('8037') === true
  })
  await postcode.fill('8037')
  await quoted
  await page.getByRole('button', { name: 'Bestellung aufgeben · CHF 36.50' }).click()
  await expect(notice(page, 'Ihre Bestellung ist bei uns!')).toBeVisible()

  const [order] = await ordersOf(page, guest)
  expect(order).toMatchObject({
    total_amount: 36.5,
    subtotal: 32,
    delivery_fee: 4.5,
    fulfilment: 'delivery',
    handover: 'call',
    address: { street_address: 'Badenerstrasse 99', postcode: '8004' },
    delivery_address: { firstname: 'Werner', street_address: 'Nordstrasse 7', postcode: '8037' },
  })
  const mail = await mailTo(guest.email, { subject: /ist eingegangen/ })
  expect(mail.text).toContain('Lieferung an')
  expect(mail.text).toContain('Nordstrasse 7')
  expect(mail.text).toContain('36.50')

  await page.goto(`/de/track/${order?.order_id}`)
  await expect(page.getByText('Werner Keller, Nordstrasse 7, 8037 Zürich')).toBeVisible()
  await expect(page.getByText('Anrufen statt klingeln')).toBeVisible()
  await expect(page.getByText('Barzahlung', { exact: true })).toBeVisible()
  const steps = [
    { status: 'accepted', ready_in_minutes: 40 },
    { status: 'preparing' },
    { status: 'ready' },
    { status: 'out_for_delivery' },
  ]
  for (const step of steps) await kitchen.advance(order?.order_id ?? '', step)
  await kitchen.tell(order?.order_id ?? '')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Unterwegs')
  const underway = await mailTo(guest.email, { subject: /ist unterwegs/ })
  expect(underway.text).toContain('Bitte halten Sie CHF 36.50 in bar bereit.')
})

test('the second address is wanted whole, and nothing typed is lost on the way', async ({ page, kitchen }) => {
  await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 40 }), 1)
  await page.goto('/en/checkout')
  await page.getByRole('radio', { name: /^Delivery/ }).check()
  await page.getByRole('checkbox', { name: 'Deliver to a different address?' }).check()
  const elsewhere = page.getByRole('group', { name: 'Delivery address' })
  await elsewhere.getByRole('textbox', { name: 'Postcode' }).fill('8005')
  await page.getByRole('checkbox', { name: 'Call instead of ringing the bell' }).check()
  await page.getByRole('textbox', { name: 'Order notes' }).fill('Bell at the back')
  await orderButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' })).toBeVisible()
  await expect(elsewhere.getByRole('textbox', { name: 'First name' })).toHaveAttribute('aria-invalid', 'true')

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Order notes' })).toHaveValue('Bell at the back')
  await expect(elsewhere.getByRole('textbox', { name: 'Postcode' })).toHaveValue('8005')
  await expect(page.getByRole('checkbox', { name: 'Call instead of ringing the bell' })).toBeChecked()
})

function orderButton(page: Page) {
  return page.getByRole('button', { name: /^(Bestellung aufgeben|Place Order)/ })
}

async function fillInAddress(group: ReturnType<Page['getByRole']>) {
  await group.getByRole('textbox', { name: 'Vorname' }).fill('Werner')
  await group.getByRole('textbox', { name: 'Nachname' }).fill('Keller')
  await group.getByRole('textbox', { name: 'Strasse und Nummer' }).fill('Nordstrasse 7')
  await group.getByRole('textbox', { name: 'Ort' }).fill('Zürich')
}
