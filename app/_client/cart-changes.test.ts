import { expect, test } from 'vitest'
import { quoteAnswer, type QuoteAnswer } from '@/lib/orders/answers'
import type { Cart } from './cart'
import { changesOf } from './cart-changes'

const cart: Cart = Object.fromEntries(
  ['Rösti', 'Salat', 'Bier'].map((name, index) => [
    name,
    { item: { id: `id-of-${name}`, name, price: 10 + index, image: null, minimum_age: 0 }, quantity: 2 },
  ]),
)

function quoted(prices: Record<string, number>, problems: QuoteAnswer['problems'] = []): QuoteAnswer {
  const lines = Object.entries(prices).map(([name, price]) => ({
    ...{ menu_item_id: `id-of-${name}`, name, price, quantity: 2, subtotal: 2 * price, note: '', minimum_age: 0 },
  }))
  const amounts = { subtotal: 0, delivery_fee: 0, total: 0, minimum: 0, missing: 0 }
  return quoteAnswer.parse({ ...amounts, lines, slots: [], problems, soonest: null })
}

test('what is sold out and what left the menu is told by its line, a new price by itself', () => {
  const quote = quoted({ Rösti: 10, Salat: 11 + 1 }, [
    { code: 'item_sold_out', item: 'Rösti' },
    { code: 'item_unknown', item: 'Bier' },
  ])
  expect(changesOf(cart, quote)).toEqual({
    prices: [{ itemId: 'id-of-Salat', name: 'Salat', before: 11, now: 12 }],
    gone: new Map([
      ['Rösti', 'sold_out'],
      ['Bier', 'unknown'],
    ]),
  })
})

test('a line that was added after the quote is no change, nor is anything before the first quote', () => {
  expect(changesOf(cart, quoted({ Rösti: 10, Salat: 11 })).gone).toEqual(new Map())
  expect(changesOf(cart, null)).toEqual({ prices: [], gone: new Map() })
})
