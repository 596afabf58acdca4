import { expect, test } from 'vitest'
import { type Offers, offersFor } from './offers'

function dish(id: string, priceRappen: number, category = id) {
  return { id, name: id, priceRappen, image: null, minimumAge: 0, category }
}

const partners = [dish('cola', 450, 'drinks'), dish('salad', 900, 'salads'), dish('tiramisu', 700, 'desserts')]
const offers: Offers = {
  small: [dish('dip', 150), dish('cola', 450), dish('fries', 600)],
  partners: [...partners, dish('fanta', 450, 'drinks')],
  goesWith: { pizza: [0, 2], burger: [3, 1] },
}

function offered(inCart: string[], missingRappen = 0): string[] {
  return offersFor(offers, { inCart, missingRappen }).map(({ id }) => id)
}

test('below the minimum stands only what reaches it, the cheapest first', () => {
  expect(offered(['pizza'], 400)).toEqual(['cola', 'fries'])
  expect(offered(['pizza'], 2020)).toEqual([])
  expect(offered(['pizza', 'cola'], 400)).toEqual(['fries'])
})

test('above it stands what goes well, one of each category, the best of the last dish first', () => {
  expect(offered(['pizza'])).toEqual(['cola', 'tiramisu'])
  expect(offered(['pizza', 'burger'])).toEqual(['fanta', 'salad', 'tiramisu'])
  expect(offered(['salad'])).toEqual([])
})

test('who has a drink is offered no other', () => {
  expect(offered(['pizza', 'burger', 'cola'])).toEqual(['salad', 'tiramisu'])
})
