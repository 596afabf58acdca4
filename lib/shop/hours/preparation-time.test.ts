import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedOf } from '@/lib/testing/long'
import {
  fewestOrders,
  learnedMinutes,
  mostLearnedMinutes,
  nothingLearned,
  preparationTimes,
  type Prepared,
} from './preparation-time'

const seed = seedOf('PREPARATION_SEED')
const [friday, evening] = [5, 18]

const prepared = fc.record({
  weekday: fc.constantFrom(friday, 6),
  hour: fc.constantFrom(evening, 19),
  points: fc.nat(60),
  minutes: fc.nat(200),
  orders: fc.integer({ min: 1, max: 9 }),
})
const history = fc.array(prepared, { maxLength: 120 })
const asked = fc.record({ points: fc.nat(90), leadTimeMinutes: fc.nat(240) })

const hour = { weekday: friday, hour: evening }
const ofHour = (orders: readonly Prepared[]) => orders.filter((one) => one.weekday === friday && one.hour === evening)
const countOf = (orders: readonly Prepared[]) => orders.reduce((all, one) => all + one.orders, 0)

test('a fuller kitchen is never promised earlier', () => {
  fc.assert(
    fc.property(history, asked, fc.nat(90), (orders, { points, leadTimeMinutes }, more) => {
      const times = preparationTimes(orders)
      const less = learnedMinutes(times, { ...hour, points, leadTimeMinutes })
      expect(learnedMinutes(times, { ...hour, points: points + more, leadTimeMinutes })).toBeGreaterThanOrEqual(less)
    }),
    { seed },
  )
})

test('never less than the owner’s lead time, and at most an hour more', () => {
  fc.assert(
    fc.property(history, asked, (orders, one) => {
      const minutes = learnedMinutes(preparationTimes(orders), { ...hour, ...one })
      expect(minutes).toBeGreaterThanOrEqual(one.leadTimeMinutes)
      expect(minutes).toBeLessThanOrEqual(one.leadTimeMinutes + mostLearnedMinutes)
    }),
    { seed },
  )
})

test('the order in which a history is read makes no difference', () => {
  const shuffled = history.chain((orders) =>
    fc.tuple(fc.constant(orders), fc.shuffledSubarray(orders, { minLength: orders.length })),
  )
  fc.assert(
    fc.property(shuffled, ([orders, others]) => {
      expect([...preparationTimes(others)]).toEqual([...preparationTimes(orders)])
    }),
    { seed },
  )
})

test('it is silent until it has seen thirty orders of the same weekday and hour, and every step rests on thirty', () => {
  fc.assert(
    fc.property(history, (orders) => {
      const steps = preparationTimes(orders).get(friday * 24 + evening) ?? []
      const own = ofHour(orders)
      expect(steps.length > 0).toBe(countOf(own) >= fewestOrders)
      for (const step of steps) expect(step.orders).toBeGreaterThanOrEqual(fewestOrders)
      expect(steps.reduce((all, step) => all + step.orders, 0)).toBe(steps.length > 0 ? countOf(own) : 0)
    }),
    { seed },
  )
})

test('what it says is a time that orders of this hour took', () => {
  fc.assert(
    fc.property(history, (orders) => {
      for (const { minutes } of preparationTimes(orders).get(friday * 24 + evening) ?? [])
        expect(ofHour(orders).map((one) => one.minutes)).toContain(minutes)
    }),
    { seed },
  )
})

const some = (points: number, minutes: number, orders: number): Prepared => ({ ...hour, points, minutes, orders })

test('the median of each load', () => {
  const times = preparationTimes([
    ...[some(4, 15, 20), some(4, 19, 15), some(9, 22, 20)],
    ...[some(10, 24, 12), some(30, 41, 16), some(31, 35, 15)],
  ])
  expect(times.get(friday * 24 + evening)).toEqual([
    { points: 4, minutes: 15, orders: 35 },
    { points: 9, minutes: 22, orders: 32 },
    { points: 30, minutes: 41, orders: 31 },
  ])
  const at = (points: number) => learnedMinutes(times, { ...hour, points, leadTimeMinutes: 20 })
  expect([at(0), at(8), at(9), at(29), at(30), at(500)]).toEqual([20, 20, 22, 22, 41, 41])
})

test('where a fuller kitchen was quicker, both loads are one', () => {
  const times = preparationTimes([some(2, 30, 40), some(12, 20, 50), some(20, 36, 30)])
  expect(times.get(friday * 24 + evening)).toEqual([
    { points: 2, minutes: 20, orders: 90 },
    { points: 20, minutes: 36, orders: 30 },
  ])
})

test('29 orders say nothing, and another hour nothing either', () => {
  const times = preparationTimes([some(2, 90, 29), { ...some(2, 90, 40), hour: 19 }])
  expect(learnedMinutes(times, { ...hour, points: 2, leadTimeMinutes: 20 })).toBe(20)
  expect(learnedMinutes(nothingLearned, { ...hour, points: 2, leadTimeMinutes: 20 })).toBe(20)
})
