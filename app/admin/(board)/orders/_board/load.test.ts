import { expect, test } from 'vitest'
import { barsOf } from './load'

const quarter = { at: new Date('2027-05-07T16:00:00Z'), points: 6, capacityPoints: 24, orders: 5, capacityOrders: 10 }

test('a quarter of an hour is as full as the fuller of its points and its orders', () => {
  const taken = [quarter, { ...quarter, points: 30 }, { ...quarter, orders: 0 }]
  expect(barsOf(taken).map(({ share }) => share)).toEqual([0.5, 1.25, 0.25])
})

test('what has no limit fills nothing, and without any limit there are no bars', () => {
  const noPoints = { ...quarter, capacityPoints: null }
  const none = { ...noPoints, capacityOrders: null }
  expect(barsOf([noPoints, none]).map(({ share }) => share)).toEqual([0.5, null])
  expect(barsOf([none, none])).toEqual([])
})

test('two hours are shown', () => {
  expect(barsOf(Array.from({ length: 12 }, () => quarter))).toHaveLength(8)
})
