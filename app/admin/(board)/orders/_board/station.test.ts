import { expect, test } from 'vitest'
import type { BoardOrder } from '@/lib/orders/answers'
import { dishesAt, isShownAt, type Station } from './station'

const grill: Station = { isNew: false, isReady: false, categories: ['grill'] }
const counter: Station = { isNew: true, isReady: true, categories: [] }

function order(status: BoardOrder['status'], ...dishes: [category: string | null, done?: boolean][]): BoardOrder {
  const items = dishes.map(([categoryId, done = false], position) => ({ categoryId, done, position }))
  return { status, items } as BoardOrder
}

test('a station shows an order as long as a dish of its own is to be cooked', () => {
  expect(isShownAt(grill, order('accepted', ['grill'], ['oven']))).toBe(true)
  expect(isShownAt(grill, order('preparing', ['grill', true], ['oven']))).toBe(false)
  expect(isShownAt(grill, order('preparing', ['oven'], [null])), 'not on the menu any more').toBe(true)
  expect(isShownAt(grill, order('preparing', ['oven']))).toBe(false)
  expect(isShownAt(grill, order('ready', ['grill']))).toBe(false)
  expect(isShownAt(grill, order('received', ['grill']))).toBe(false)
  expect(
    dishesAt(grill, order('accepted', ['grill'], ['oven'], ['grill', true])).map(({ position }) => position),
  ).toEqual([0, 2])
})

test('a counter shows what is new and what is ready, a board shows everything', () => {
  const statuses = ['received', 'accepted', 'preparing', 'ready', 'out_for_delivery'] as const
  const shown = (station: Station | null) => statuses.filter((status) => isShownAt(station, order(status, ['grill'])))
  expect(shown(counter)).toEqual(['received', 'ready', 'out_for_delivery'])
  expect(shown(null)).toEqual(statuses)
})
