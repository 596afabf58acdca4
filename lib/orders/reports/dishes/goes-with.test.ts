import { expect, test } from 'vitest'
import type { SoldWhen } from '@/lib/menu/availability/sold-when'
import { partnersOf } from './sold-together'

const always: SoldWhen = { hours: null, from: null, until: null }

function dish(id: string, priceRappen: number, categoryId = id) {
  return { id, categoryId, priceRappen, soldOut: false, minimumAge: 0, soldWhen: always }
}

const pizza = dish('pizza', 1800)
const cola = dish('cola', 450, 'drinks')
const fanta = dish('fanta', 450, 'drinks')
const cake = dish('cake', 700)

function partners(others: ReturnType<typeof dish>[], order = others.map(({ id }) => id)): string[] {
  const pairs = order.map((partnerId) => ({ itemId: 'pizza', partnerId }))
  return (partnersOf([pizza, ...others], pairs).get('pizza') ?? []).map(({ id }) => id)
}

test('the favourite of each category stands before the second of another', () => {
  expect(partners([cola, fanta, cake])).toEqual(['cola', 'cake', 'fanta'])
  expect(partners([cola, fanta, cake], ['fanta', 'cola', 'cake'])).toEqual(['fanta', 'cake', 'cola'])
})

test('what costs as much, or is of the same category, is another meal', () => {
  expect(partners([dish('burger', 1700), dish('calzone', 900, 'pizza'), cola])).toEqual(['cola'])
})

test('what not everyone can have at every hour is not offered, nor what has left the menu', () => {
  const beer = { ...dish('beer', 600), minimumAge: 16 }
  const lunch = { ...dish('lunch', 900), soldWhen: { ...always, from: '2027-05-01' } }
  const soldOut = { ...dish('salad', 900), soldOut: true }
  expect(partners([beer, lunch, soldOut], ['beer', 'lunch', 'salad', 'gone'])).toEqual([])
})
