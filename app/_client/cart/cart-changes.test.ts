import { expect, test } from 'vitest'
import { quoteAnswer, type QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import { decodeAnswer } from '@/lib/platform/values/decode-answer'
import type { Cart } from './cart'
import { changesOf } from './cart-changes'
import type { CartOption } from './cart-entry'
import { quotedLines } from './quote'

const cart: Cart = Object.fromEntries(
  ['Rösti', 'Salat', 'Bier'].map((name, index) => [
    name,
    { item: { id: `id-of-${name}`, name, priceRappen: 1000 + 100 * index, image: null, minimumAge: 0 }, quantity: 2 },
  ]),
)

function quoted(prices: Record<string, number>, problems: QuoteAnswer['problems'] = []): QuoteAnswer {
  const lines = Object.entries(prices).map(([name, price]) => ({
    ...{
      menu_item_id: `id-of-${name}`,
      image: null,
      name,
      price,
      quantity: 2,
      subtotal: 2 * price,
      note: '',
      minimum_age: 0,
      volume_ml: null,
      options: [],
    },
  }))
  const amounts = { subtotal: 0, delivery_fee: 0, total: 0, minimum: 0, missing: 0 }
  return {
    ...decodeAnswer(quoteAnswer.parse({ ...amounts, lines, slots: [], problems: [], soonest: null, orders_before: 0 })),
    problems,
  }
}

test('what is sold out and what left the menu is told by its line, a new price by itself', () => {
  const quote = quoted({ Rösti: 10, Salat: 11 + 1 }, [
    { code: 'item_unknown', item: 'Bier', index: 2 },
    { code: 'item_sold_out', item: 'Rösti', index: 0 },
  ])
  expect(changesOf(cart, quotedLines(Object.keys(cart), quote))).toEqual({
    prices: [{ key: 'Salat', entry: cart.Salat, beforeRappen: 1100, nowRappen: 1200 }],
    gone: new Map([
      ['Rösti', 'sold_out'],
      ['Bier', 'unknown'],
    ]),
    tooFew: new Map(),
    choices: new Map(),
    offHours: new Map(),
  })
})

test('a line that was added after the quote is no change, nor is anything before the first quote', () => {
  const quote = quoted({ Rösti: 10, Salat: 11 })
  expect(changesOf(cart, quotedLines(['Rösti', 'Salat'], quote)).gone).toEqual(new Map())
  expect(changesOf(cart, new Map())).toEqual({
    prices: [],
    gone: new Map(),
    tooFew: new Map(),
    choices: new Map(),
    offHours: new Map(),
  })
})

const cheese: CartOption = { optionId: 'cheese', name: 'Käse', name_en: 'Cheese', quantity: 1, isOnlyOne: false }
const item = { id: 'id-of-Pizza', name: 'Pizza', priceRappen: 1800, image: null, minimumAge: 0 }
const pizzas: Cart = {
  plain: { item: { ...item, priceRappen: 1600 }, quantity: 1, options: [] },
  cheesy: { item, quantity: 1, options: [cheese] },
}

function quotedPizzas(prices: [number, number], problems: QuoteAnswer['problems'] = []) {
  const [plain, cheesy] = prices.map((price) => quoted({ Pizza: price }).lines)
  const answer = { ...quoted({}, problems), lines: [...(plain ?? []), ...(cheesy ?? [])] }
  return quotedLines(Object.keys(pizzas), answer)
}

test('of two lines of one dish only the one whose price or choice has changed is told', () => {
  expect(changesOf(pizzas, quotedPizzas([16, 19])).prices).toMatchObject([
    { key: 'cheesy', beforeRappen: 1800, nowRappen: 1900 },
  ])
  const soldOut = { code: 'option_sold_out', item: 'Pizza', index: 1, option: 'cheese' } as const
  const changes = changesOf(pizzas, quotedPizzas([16, 16], [soldOut]))
  expect(changes.choices).toEqual(new Map([['cheesy', { soldOut: [cheese], unknown: [], tooFew: [] }]]))
  expect(changes.prices, 'what it costs without it is no price of it').toEqual([])
})

test('an option that left the menu is named, a group that asks something else is not', () => {
  const unknown = { code: 'option_unknown', item: 'Pizza', index: 1, option: 'cheese' } as const
  const invalid = { code: 'options_invalid', item: 'Pizza', index: 0, group: 'size' } as const
  expect(changesOf(pizzas, quotedPizzas([16, 16], [unknown, invalid])).choices).toEqual(
    new Map([
      ['plain', { soldOut: [], unknown: [], tooFew: [] }],
      ['cheesy', { soldOut: [], unknown: [cheese], tooFew: [] }],
    ]),
  )
})

test('a dish that is sold out is told at each of its lines', () => {
  const soldOut = { code: 'item_sold_out', item: 'Pizza', index: 0 } as const
  const { gone } = changesOf(pizzas, quotedPizzas([16, 18], [soldOut]))
  expect([...gone.keys()]).toEqual(['plain', 'cheesy'])
})

test('of a counted dish each line is told how many are left beside the others, of an option how many there are', () => {
  const tooFew = { code: 'item_sold_out', item: 'Pizza', index: 0, portionsLeft: 3 } as const
  const four = { ...pizzas, cheesy: { item, quantity: 3, options: [cheese] } }
  const changes = changesOf(four, quotedPizzas([16, 18], [tooFew]))
  expect([changes.gone.size, changes.tooFew]).toEqual([
    0,
    new Map([
      ['plain', 0],
      ['cheesy', 2],
    ]),
  ])
  const option = { code: 'option_sold_out', item: 'Pizza', index: 1, option: 'cheese', portionsLeft: 2 } as const
  const { choices } = changesOf(pizzas, quotedPizzas([16, 18], [option]))
  expect(choices).toEqual(new Map([['cheesy', { soldOut: [], unknown: [], tooFew: [{ option: cheese, left: 2 }] }]]))
})

test('a line that is not sold then is told with its hours and the first slot that will do', () => {
  const soldWhen = { hours: [{ weekday: 1, opens: '11:00', closes: '14:00' }], from: null, until: null }
  const nextAt = new Date('2026-11-23T10:00:00Z')
  const problem = { item: 'Salat', index: 1, soldWhen, nextAt }
  const quote = quoted({ Rösti: 10, Salat: 11, Bier: 6 }, [{ code: 'item_not_at_this_time', ...problem }])
  const { offHours } = changesOf(cart, quotedLines(Object.keys(cart), quote))
  expect(offHours).toEqual(new Map([['Salat', { soldWhen, nextAt }]]))
})
