import { expect, test } from 'vitest'
import { quoteAnswer, trackedOrder } from '@/lib/orders/answers'
import { priceDifferences } from './past-order'

const eaten = { options: [], menu_item_id: 'a', vat_rate: 2.6 }
const order = trackedOrder.pick({ items: true }).parse({
  items: [
    { ...eaten, name: 'Margherita', quantity: 1, price: 15.5, subtotal: 15.5 },
    { ...eaten, name: 'Cola', quantity: 2, price: 4, subtotal: 8 },
  ],
})
const line = { quantity: 1, image: null, subtotal: 16, note: '', minimum_age: 0, volume_ml: null, options: [] }
const quote = quoteAnswer.pick({ lines: true }).parse({
  lines: [
    { ...line, menu_item_id: 'a', name: 'margherita', price: 16 },
    { ...line, menu_item_id: 'b', name: 'Cola', price: 4 },
  ],
})

test('a price that is another one today is named, whatever the case of the name', () => {
  expect(priceDifferences({ order, quote } as Parameters<typeof priceDifferences>[0])).toEqual([
    { line: quote.lines[0], before: 15.5, now: 16 },
  ])
})
