import type { Page } from '@playwright/test'

import { mailTo } from '../support/machine/mailbox'
import { notice, ordersOf, regular, rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

test('ein Gast lässt an eine zweite Adresse liefern, die ganz sein muss: Zone, Gebühr und Mindestbetrag folgen ihrer Postleitzahl', async ({
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
  await page.getByRole('checkbox', { name: 'Anrufen statt klingeln' }).check()
  const elsewhere = page.getByRole('group', { name: 'Lieferadresse' })
  const postcode = elsewhere.getByRole('textbox', { name: 'Postleitzahl' })
  await postcode.fill('8005')
  await orderButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie die markierten Felder.' })).toBeVisible()
  await expect(elsewhere.getByRole('textbox', { name: 'Vorname' })).toHaveAttribute('aria-invalid', 'true')

  await page.reload()
  await expect(postcode, 'nothing typed is lost').toHaveValue('8005')
  await expect(page.getByRole('checkbox', { name: 'Anrufen statt klingeln' })).toBeChecked()
  await fillInAddress(elsewhere)
  await postcode.fill('8048')
  await expect(page.getByText('Bestellungen unter CHF 40.00 sind nicht möglich.')).toBeVisible()
  await expect(orderButton(page), 'in place of the button').toHaveCount(0)
  await postcode.fill('9999')
  await expect(page.getByText('Nach 9999 liefern wir nicht.')).toBeVisible()
  await quotedFor(page, '8037', () => postcode.fill('8037'))
  await page.getByRole('button', { name: 'Bestellung aufgeben · CHF 36.50' }).click()
  await expect(notice(page, 'Ihre Bestellung ist bei uns!')).toBeVisible()
  await expectDelivery(page, guest)
})

/** Pressed before the time of a delivery is shown, the button would ask whether that time is right. */
async function quotedFor(page: Page, postcode: string, act: () => Promise<void>): Promise<void> {
  const quoted = page.waitForResponse((answer) => {
    const sent = answer.request()
    return sent.url().endsWith('/userorder/quote') && sent.postData()?.includes(postcode) === true
  })
  await act()
  await quoted
}

/** The order, its mail and its page. */
async function expectDelivery(page: Page, guest: Awaited<ReturnType<typeof regular>>): Promise<void> {
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
}

function orderButton(page: Page) {
  return page.getByRole('button', { name: /^(Bestellung aufgeben|Place Order)/ })
}

async function fillInAddress(group: ReturnType<Page['getByRole']>) {
  await group.getByRole('textbox', { name: 'Vorname' }).fill('Werner')
  await group.getByRole('textbox', { name: 'Nachname' }).fill('Keller')
  await group.getByRole('textbox', { name: 'Strasse und Nummer' }).fill('Nordstrasse 7')
  await group.getByRole('textbox', { name: 'Ort' }).fill('Zürich')
}
