import { expect, test } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import { shopView } from '@/lib/shop/schema'
import { decodeAnswer } from '@/lib/platform/values/decode-answer'
import { deliveryAnswer } from './postcode-check'

const answered = shopView.pick({ zones: true }).parse({
  zones: [
    { postcode: '8004', city: 'Zürich', fee: 4.5, minimum: 30 },
    { postcode: '8005', city: 'Zürich', fee: 0, minimum: 40 },
  ],
})
const shop = decodeAnswer(answered)
const words = texts('en').shop.delivery

test.each([
  ['8004', 'Yes, to 8004 Zürich: delivery fee CHF 4.50, from CHF 30.00.'],
  ['8005', 'Yes, to 8005 Zürich: delivery fee none, from CHF 40.00.'],
  ['9999', 'We do not deliver to 9999. You are welcome to pick your food up, without a fee.'],
])('to %s: %s', (postcode, answer) => {
  expect(deliveryAnswer(shop, postcode, words).replaceAll('\u00a0', ' ')).toBe(answer)
})
