import { beforeAll, expect, test } from 'vitest'
import { learnUntil } from '@/lib/orders/reports/sums/preparation'
import { keyOfHour, learnedMinutes, type PreparationTimes } from '@/lib/shop/hours/preparation-time'
import { kitchenHistory } from './kitchen-history'
import { seedDemoShop } from './seed-demo-shop'
import { demoShop } from './shop'

const { leadTimeMinutes } = demoShop
let learned: PreparationTimes

beforeAll(async () => {
  await seedDemoShop()
  learned = await learnUntil('2026-11-30')
})

const minutesAt = (weekday: number, hour: number, points: number) =>
  learnedMinutes(learned, { weekday, hour, points, leadTimeMinutes })

test('the demo has learned that its full evenings take longer', () => {
  expect(learned.get(keyOfHour({ weekday: 5, hour: 18 }))).toEqual([
    { points: 4, minutes: 15, orders: 64 },
    { points: 11, minutes: 19, orders: 53 },
    { points: 20, minutes: 26, orders: 53 },
    { points: 32, minutes: 34, orders: 43 },
  ])
  expect([minutesAt(5, 18, 25), minutesAt(5, 18, 60), minutesAt(2, 18, 60), minutesAt(2, 11, 60)]).toEqual([
    26, 34, 20, 20,
  ])
})

test('with little in the kitchen the demo promises its lead time at every hour', () => {
  for (const [weekday, hour] of kitchenHistory) expect(minutesAt(weekday, hour, 3)).toBe(leadTimeMinutes)
})
