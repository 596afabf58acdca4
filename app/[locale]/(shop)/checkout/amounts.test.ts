import { expect, test } from 'vitest'
import { amountsOf } from './amounts'

const terms = {
  pickupMinimumRappen: 2500,
  largestOrderRappen: 20_000,
  largestOrderPieces: 12,
  zones: [{ postcode: '8004', city: 'Zürich', feeRappen: 450, minimumRappen: 3000 }],
  address: 'Musterstrasse 1, 8004 Zürich',
}
const item = { id: 'a', name: 'Margherita', priceRappen: 1335, image: null, minimumAge: 0 }
const cart = { a: { item, quantity: 2 } }

test('pickup costs what the menu items cost', () => {
  const amounts = amountsOf(cart, terms, { fulfilment: 'pickup', postcode: '8004' })
  expect(amounts).toMatchObject({ subtotalRappen: 2670, deliveryFeeRappen: 0, totalRappen: 2670, missingRappen: 0 })
})

test('two lines of one dish cost what was chosen with each', () => {
  const large = { item: { ...item, priceRappen: 2000 }, quantity: 1, options: [] }
  const amounts = amountsOf({ ...cart, 'a?large*1': large }, terms, { fulfilment: 'pickup', postcode: '' })
  expect(amounts).toMatchObject({ subtotalRappen: 4670, problems: [] })
})

test('a delivery adds the fee of its postcode and asks for its minimum', () => {
  const amounts = amountsOf(cart, terms, { fulfilment: 'delivery', postcode: '8004' })
  expect(amounts).toMatchObject({ deliveryFeeRappen: 450, totalRappen: 3120, minimumRappen: 3000, missingRappen: 330 })
})

test('a postcode that is not served is a problem, one that is being typed is not yet', () => {
  const codesFor = (postcode: string) =>
    amountsOf(cart, terms, { fulfilment: 'delivery', postcode }).problems.map(({ code }) => code)
  expect(codesFor('9999')).toEqual(['postcode_not_served'])
  expect(codesFor('80')).toEqual(['profile_incomplete'])
})

test('more than the shop takes at once is a problem, by its pieces and by its total with the fee', () => {
  const problemsOf = (priceRappen: number, quantity: number, fulfilment: 'pickup' | 'delivery' = 'pickup') =>
    amountsOf({ a: { item: { ...item, priceRappen }, quantity } }, terms, { fulfilment, postcode: '8004' }).problems
  expect(problemsOf(1000, 12)).toEqual([])
  expect(problemsOf(1000, 13)).toEqual([{ code: 'order_too_large' }])
  expect(problemsOf(2000, 10)).toEqual([])
  expect(problemsOf(2000, 10, 'delivery')).toEqual([{ code: 'order_too_large' }])
})
