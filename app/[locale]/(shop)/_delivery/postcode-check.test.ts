import { expect, test } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import { shopView } from '@/lib/shop/schema'
import { decodeAnswer } from '@/lib/platform/values/decode-answer'
import { deliveryAnswer } from './postcode-check'

const terms = shopView.pick({
  zones: true,
  lead_time_minutes: true,
  delivery_extra_minutes: true,
  extra_lead_minutes: true,
  extra_lead_until: true,
})
const answered = terms.parse({
  zones: [
    { postcode: '8004', city: 'Zürich', fee: 4.5, minimum: 30 },
    { postcode: '8005', city: 'Zürich', fee: 0, minimum: 40 },
  ],
  lead_time_minutes: 20,
  delivery_extra_minutes: 25,
  extra_lead_minutes: 15,
  extra_lead_until: '2026-11-21T19:00:00.000Z',
})
const shop = decodeAnswer(answered)
const words = texts('en').shop.delivery

test.each([
  ['8004', '19:30', 'Yes, to 8004 Zürich: delivery fee CHF 4.50, from CHF 30.00, in about 45 minutes.'],
  ['8005', '19:30', 'Yes, to 8005 Zürich: delivery fee none, from CHF 40.00, in about 45 minutes.'],
  ['8004', '18:30', 'Yes, to 8004 Zürich: delivery fee CHF 4.50, from CHF 30.00, in about 60 minutes.'],
  ['9999', '19:30', 'We do not deliver to 9999. You are welcome to pick your food up, without a fee.'],
])('to %s at %s: %s', (postcode, time, answer) => {
  const said = deliveryAnswer(shop, postcode, words, new Date(`2026-11-21T${time}:00Z`))
  expect(said.replaceAll('\u00a0', ' ')).toBe(answer)
})
