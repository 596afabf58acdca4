import { expect, test } from 'vitest'
import { numbersFrom, seedOf, times } from '@/lib/testing/long'
import { quarterMs, quarterOf, type Work } from './load'
import {
  learnedMinutes,
  nothingLearned,
  preparationTimes,
  type PreparationTimes,
  type Prepared,
} from './preparation-time'
import { timesOf, type Kitchen } from './slots'

// A kitchen that is slower than its owner thinks: it cooks one dish after the other, and each takes its time to be packed.
const minuteMs = 60_000
const pointsPerMinute = 1.1
const [leastPacking, mostPacking] = [8, 16]

const opens = new Date('2026-11-20T17:00:00+01:00').getTime()
const closes = new Date('2026-11-20T23:00:00+01:00').getTime()
const friday = 5

const kitchen: Kitchen = {
  hours: [{ weekday: friday, opens: '17:00', closes: '23:00' }],
  closures: [],
  leadTimeMinutes: 20,
  deliveryExtraMinutes: 20,
  slotMinutes: 15,
  slotCapacity: 10,
  quarterPoints: 24,
  quarterDeliveries: 4,
  capacityHours: [],
  kitchenPercent: 100,
  kitchenPercentUntil: null,
  lastPickupMinutes: 0,
  lastDeliveryMinutes: 0,
  deliversAtOpening: true,
  pausedUntil: null,
  extraLeadMinutes: 0,
  extraLeadUntil: null,
}

interface Order {
  at: number
  points: number
  promised: number
  ready: number
}

interface Evening {
  orders: Order[]
  prepared: Prepared[]
  load: Map<number, Work>
}

/** Who comes when, and how quick the kitchen is, is the same for a seed, whatever is promised. */
function evening(seed: number, learned: PreparationTimes): Evening {
  const below = numbersFrom(seed)
  const all: Evening = { orders: [], prepared: [], load: new Map() }
  const arrivals = Array.from({ length: 60 + below(70) }, () => opens + below(closes - opens)).toSorted((a, b) => a - b)
  let free = opens
  for (const at of arrivals) {
    const points = 1 + below(8)
    const before = all.orders.filter(({ ready, promised }) => ready > at && promised <= at + 60 * minuteMs)
    const inKitchen = points + before.reduce((sum, order) => sum + order.points, 0)
    const hour = { weekday: friday, hour: 17 + Math.floor((at - opens) / (60 * minuteMs)) }
    const promised = promise(all, {
      at,
      points,
      learned: learnedMinutes(learned, { ...hour, ...kitchen, points: inKitchen }),
    })
    free = Math.max(free, at) + (points / pointsPerMinute) * minuteMs
    const ready = free + (leastPacking + below(mostPacking - leastPacking)) * minuteMs
    if (promised !== null) all.orders.push({ at, points, promised, ready })
    all.prepared.push({ ...hour, points: inKitchen, minutes: Math.floor((ready - at) / minuteMs), orders: 1 })
  }
  return all
}

interface Guest {
  at: number
  points: number
  learned: number
}

/** Takes its place, as `placeOrder` does. Null: only tomorrow. */
function promise({ load }: Evening, { at, points, learned }: Guest): number | null {
  const asked = { fulfilment: 'pickup' as const, now: new Date(at), points, load, learnedMinutes: learned }
  const { soonest, placeAt } = timesOf(kitchen, asked)
  if (!soonest?.asSoonAsPossible) return null
  for (const [index, part] of (placeAt(soonest.at) ?? []).entries()) {
    const quarter = quarterOf(soonest.at.getTime()) - index * quarterMs
    const taken = load.get(quarter) ?? { points: 0, orders: 0, deliveries: 0 }
    load.set(quarter, { points: taken.points + part, orders: taken.orders + (index === 0 ? 1 : 0), deliveries: 0 })
  }
  return soonest.at.getTime()
}

function error({ orders }: Evening): number {
  const minutes = orders.map(({ promised, ready }) => Math.abs(promised - ready) / minuteMs)
  return minutes.reduce((sum, one) => sum + one, 0) / minutes.length
}

const seed = seedOf('LEARNED_SEED')
const average = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

test(`what was learned from eight evenings promises better than the lead time, seed ${seed}`, () => {
  const history = Array.from({ length: 8 }, (_, week) => evening(seed + week, nothingLearned).prepared)
  const learned = preparationTimes(history.flat())
  const seeds = Array.from({ length: times({ hurried: 200, long: 1000 }) }, (_, index) => seed + 8 + index)
  const fixed = seeds.map((one) => error(evening(one, nothingLearned)))
  const better = seeds.map((one) => error(evening(one, learned)))
  expect(average(better)).toBeLessThan(0.8 * average(fixed))
})

test(`what is promised so respects the capacities, too, and never less than the lead time, seed ${seed}`, () => {
  const learned = preparationTimes(evening(seed, nothingLearned).prepared.map((one) => ({ ...one, orders: 9 })))
  for (const one of [seed + 1, seed + 2, seed + 3, seed + 4]) {
    const { orders, load } = evening(one, learned)
    for (const { points, orders: count } of load.values()) {
      expect(points).toBeLessThanOrEqual(kitchen.quarterPoints)
      expect(count).toBeLessThanOrEqual(kitchen.slotCapacity)
    }
    for (const { at, promised } of orders)
      expect(promised - at).toBeGreaterThanOrEqual(kitchen.leadTimeMinutes * minuteMs)
  }
})
