import { expect, test } from 'vitest'
import { quoteAnswer, type QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import { decodeAnswer } from '@/lib/platform/values/decode-answer'
import { offeredLines } from './shared-offer'

const asked = ['Rösti', 'Salat', 'Bier'].map((name) => ({ menu_item_id: `id-of-${name}`, quantity: 2 }))

function quoted(names: string[], problems: QuoteAnswer['problems'] = []): QuoteAnswer {
  const lines = names.map((name) => ({
    ...{ menu_item_id: `id-of-${name}`, image: null, name, price: 10, quantity: 2, subtotal: 20, note: '' },
    ...{ minimum_age: 0, volume_ml: null, options: [] },
  }))
  const amounts = { subtotal: 0, delivery_fee: 0, total: 0, minimum: 0, missing: 0 }
  return {
    ...decodeAnswer(quoteAnswer.parse({ ...amounts, lines, slots: [], problems: [], soonest: null, orders_before: 0 })),
    problems,
  }
}

const namesOf = (lines: readonly { name: string }[]) => lines.map(({ name }) => name)

test('what is sold out is named, what is not on the menu any more is counted, and the rest is offered', () => {
  const quote = quoted(
    ['Rösti', 'Bier'],
    [
      { code: 'item_unknown', item: '', index: 1 },
      { code: 'item_sold_out', item: 'Bier', index: 2 },
    ],
  )
  const { lines, changed, soldOut, unknown } = offeredLines(asked, quote)
  expect(namesOf(lines.map(({ line }) => line))).toEqual(['Rösti'])
  expect([namesOf(soldOut), changed, unknown]).toEqual([['Bier'], [], 1])
})

test('a dish whose choice is not to be had is offered without it, and named', () => {
  const quote = quoted(['Rösti', 'Salat', 'Bier'], [{ code: 'option_unknown', item: 'Salat', index: 1, option: 'x' }])
  const { lines, changed } = offeredLines(asked, quote)
  expect([lines.length, namesOf(changed)]).toEqual([3, ['Salat']])
})

test('no options at all are not the defaults', () => {
  const [first, ...others] = asked.map((line) => ({ ...line }))
  const { lines } = offeredLines([{ ...first!, options: [] }, ...others], quoted(['Rösti', 'Salat', 'Bier']))
  expect(lines.map(({ options }) => options)).toEqual([[], undefined, undefined])
})
