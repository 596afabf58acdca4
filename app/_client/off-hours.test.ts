import { expect, test } from 'vitest'
import { quoteAnswer, type QuoteAnswer } from '@/lib/orders/answers'
import type { Cart } from './cart'
import { offHoursOf } from './off-hours'

const cart: Cart = Object.fromEntries(
  ['Menü 1', 'Cola'].map((name) => [
    `id-of-${name}`,
    { item: { id: `id-of-${name}`, name, price: 10, image: null, minimum_age: 0 }, quantity: 1 },
  ]),
)
const lunch = { hours: [{ weekday: 1, opens: '11:00', closes: '14:00' }], from: null, until: null }

function quoted(problems: QuoteAnswer['problems'], name = 'Menü 1'): QuoteAnswer {
  const line = { menu_item_id: 'id-of-Menü 1', name, quantity: 1, price: 10, subtotal: 10 }
  const amounts = { subtotal: 0, delivery_fee: 0, total: 0, minimum: 0, missing: 0 }
  const lines = [{ ...line, image: null, note: '', minimum_age: 0, options: [] }]
  return quoteAnswer.parse({ ...amounts, lines, slots: [], problems, soonest: null })
}

test('only the line that the quote names, with the hours and the first slot that will do', () => {
  const at = '2026-11-23T10:00:00.000Z'
  const problem = { code: 'item_not_at_this_time' as const, item: 'Menü 1', index: 0, sold_when: lunch, next_at: at }
  expect(offHoursOf(cart, quoted([problem]))).toEqual(new Map([['id-of-Menü 1', { soldWhen: lunch, nextAt: at }]]))
  expect(offHoursOf(cart, quoted([]))).toEqual(new Map())
  expect(offHoursOf(cart, null)).toEqual(new Map())
})

test('a dish that was renamed is found by its id', () => {
  const problem = { code: 'item_not_at_this_time' as const, item: 'Menü A', sold_when: lunch, next_at: null }
  expect([...offHoursOf(cart, quoted([problem], 'Menü A')).keys()]).toEqual(['id-of-Menü 1'])
})
