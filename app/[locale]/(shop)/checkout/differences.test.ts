import { expect, test } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import { trackedOrder } from '@/lib/orders/answers'
import { decodeAnswer } from '@/lib/platform/values/decode-answer'
import { differencesOf } from './differences'

const address = {
  ...{ firstname: 'Ruth', lastname: 'Ammann', companyname: '', country: 'CH' },
  ...{ street_address: 'Badenerstrasse 99', address_line2: '', postcode: '8004', city: 'Zürich' },
}

const answer = trackedOrder.parse({
  order_id: 'ORD-20261120-7F3KQ2M9XW',
  order_status: 'received',
  number: 342,
  total_amount: 29,
  currency: 'CHF',
  payment_method: 'Cash on Delivery',
  created_at: '2026-11-20T17:00:00.000Z',
  items: [
    { name: 'Rösti', quantity: 2, price: 14.5, subtotal: 29, note: '', menu_item_id: 'a', vat_rate: 2.6, options: [] },
  ],
  subtotal: 29,
  delivery_fee: 0,
  fulfilment: 'pickup',
  requested_for: null,
  quoted_for: null,
  promised_for: null,
  shown_for: null,
  history: [],
  short_number: '7F3K',
  vat: [],
  reason: null,
  minimum_age: 0,
  age_check: null,
  taken_out: [],
  is_test: false,
  held_until: null,
  money_back: null,
  refunds: [],
  person: {
    firstname: 'Ruth',
    lastname: 'Ammann',
    companyname: '',
    email: 'ruth@example.com',
    phone: '+41 44 555 01 01',
  },
  address,
  delivery_address: null,
  order_notes: 'No onions',
})

const order = decodeAnswer(answer)
const item = { id: 'a', name: 'Rösti', priceRappen: 1450, image: null, minimumAge: 0 }

function form(change: Record<string, string> = {}): FormData {
  const data = new FormData()
  const typed = { ...address, contact_email: 'ruth@example.com', phone: '044 555 01 01', order_notes: ' No onions ' }
  for (const [name, value] of Object.entries({ ...typed, ...change })) data.set(name, value)
  return data
}

const unchanged = {
  cart: { a: { item, quantity: 2 } },
  lines: new Map(),
  requestedFor: '',
  totalRappen: 2900,
  soonest: undefined,
}
const { choices, shop } = texts('en')
const words = shop.checkout
const spoken = { words, choices, language: 'en' as const }

function differing(change: object, typed: Record<string, string> = {}, placed = order) {
  const wanted = { ...unchanged, fulfilment: 'pickup' as const, data: form(typed), ...change }
  return differencesOf(placed, wanted, spoken).map(({ name, placed: before, now }) => [name, before, now])
}

test('the form that was sent is the order, however phone and blanks were typed', () => {
  expect(differing({})).toEqual([])
  expect(differing({}, { phone: '0041445550101' })).toEqual([])
})

test('what was corrected since is named with both its values', () => {
  expect(differing({}, { street_address: 'Langstrasse 7', phone: '044 555 09 09' })).toEqual([
    ['address', 'Ruth Ammann, Badenerstrasse 99, 8004 Zürich', 'Ruth Ammann, Langstrasse 7, 8004 Zürich'],
    ['phone', '+41 44 555 01 01', '044 555 09 09'],
  ])
})

test('another number of menu items is another total too', () => {
  const cart = { a: { item, quantity: 3 } }
  expect(differing({ cart, totalRappen: 4350 })).toEqual([
    ['dishes', '2 × Rösti', '3 × Rösti'],
    ['total', 'CHF\u00a029.00', 'CHF\u00a043.50'],
  ])
})

test('what was chosen and noted with a dish is part of it, chosen by the customer or by default', () => {
  const cheese = { optionId: 'c', name: 'Käse', name_en: 'Cheese', quantity: 2, isOnlyOne: false }
  const [line] = order.items
  const placed = { ...order, items: [{ ...line, options: [cheese] }] } as typeof order
  const chosen = { a: { item, quantity: 2, options: [cheese] } }
  expect(differing({ cart: chosen }, {}, placed)).toEqual([])
  expect(differing({ cart: { a: { ...chosen.a, note: 'well done' } } }, {}, placed)).toEqual([
    ['dishes', '2 × Rösti (each 2 × Cheese)', '2 × Rösti (each 2 × Cheese, well done)'],
  ])
  const quoted = new Map([['a', { line: { name: item.name, options: [cheese] }, problems: [] }]])
  expect(differing({ lines: quoted }, {}, placed), 'the defaults of an older cart').toEqual([])
})

test('a dish is called in the language of the page, and is the same dish in the other', () => {
  const named = { ...item, menuItemId: 'a', name_en: 'Hash browns' }
  const lines = new Map([['a', { line: named }]])
  expect(differing({ lines })).toEqual([])
  expect(differing({ lines, cart: { a: { item, quantity: 1 } } })).toEqual([
    ['dishes', '2 × Hash browns', '1 × Hash browns'],
  ])
})

test('a delivery names where it goes, to the second address if there is one', () => {
  const second = { ship_to_different_address: 'on', shipping_firstname: 'Beat', shipping_lastname: 'Frei' }
  const where = { shipping_street_address: 'Seeweg 1', shipping_postcode: '8002', shipping_city: 'Zürich' }
  expect(differing({ fulfilment: 'delivery' }, { ...second, ...where })).toEqual([
    ['way', words.pickup, `${words.delivery}: Beat Frei, Seeweg 1, 8002 Zürich`],
  ])
})

test('a call instead of the bell is part of the way', () => {
  const placed = {
    ...order,
    fulfilment: 'delivery' as const,
    deliveryAddress: decodeAnswer(address),
    handover: 'ring' as const,
  }
  const called = `${words.delivery}: Ruth Ammann, Badenerstrasse 99, 8004 Zürich`
  expect(differing({ fulfilment: 'delivery' }, { handover: 'call' }, placed)).toEqual([
    ['way', called, `${called} (${words.callInstead})`],
  ])
  expect(differing({ fulfilment: 'delivery' }, { handover: 'call' }, { ...placed, handover: 'call' })).toEqual([])
})

test('as soon as possible, asked while the shop is closed, is the time at which it opens', () => {
  const at = new Date('2026-11-21T10:00:00Z')
  const placed = { ...order, requestedFor: at }
  expect(differing({ soonest: { at, asSoonAsPossible: false } }, {}, placed)).toEqual([])
  expect(differing({}, {}, placed)).toEqual([['time', '21 November 2026, 11:00', words.asap]])
})
