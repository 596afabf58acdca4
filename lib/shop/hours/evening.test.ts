import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numbersFrom, seedOf, times } from '@/lib/testing/long'
import { capacityOf, noLoad, quarterMs, quarterOf, resized, spread, sum, type Load, type Work } from './load'
import { leadMinutes, timesOf, wayMinutes, type Kitchen } from './slots'

const minuteMs = 60_000
const opens = new Date('2026-11-20T17:00:00+01:00').getTime()
const closes = new Date('2026-11-20T23:00:00+01:00').getTime()

const kitchen: Kitchen = {
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '17:00', closes: '23:00' })),
  closures: [],
  leadTimeMinutes: 20,
  deliveryExtraMinutes: 20,
  slotMinutes: 15,
  slotCapacity: 10,
  quarterPoints: 24,
  quarterDeliveries: 4,
  capacityHours: [{ weekday: 5, opens: '19:00', closes: '20:00', points: 12, orders: 6 }],
  kitchenPercent: 100,
  kitchenPercentUntil: null,
  lastPickupMinutes: 0,
  lastDeliveryMinutes: 0,
  deliversAtOpening: true,
  pausedUntil: null,
  extraLeadMinutes: 0,
  extraLeadUntil: null,
}

interface Guest {
  now: Date
  points: number
  fulfilment: 'pickup' | 'delivery'
}

interface Promised extends Guest {
  at: Date
  isAtOnce: boolean
  parts: number[]
}

const capacityIn = capacityOf(kitchen, { now: new Date(opens), days: 7 })

/** An evening as `placeOrder` lives it: each guest is promised a time behind those who came before. */
function evening(seed: number): { orders: Promised[]; load: Load } {
  const below = numbersFrom(seed)
  const random = () => below(1_000_000) / 1_000_000
  const orders: Promised[] = []
  const guests = 40 + Math.floor(random() * 120)
  const arrivals = Array.from({ length: guests }, () => opens + random() * (closes - opens)).toSorted((a, b) => a - b)
  for (const at of arrivals) {
    const guest: Guest = {
      now: new Date(at),
      points: random() < 0.05 ? 25 + Math.floor(random() * 40) : Math.floor(random() * 8),
      fulfilment: random() < 0.3 ? 'delivery' : 'pickup',
    }
    const found = timesOf(kitchen, { ...guest, load: loadOf(orders) })
    const slots = found.freeSlots()
    const chosen = random() < 0.2 ? slots[Math.floor(random() * Math.min(20, slots.length))] : undefined
    const promise = chosen ?? found.soonest?.at
    const parts = promise && found.placeAt(promise)
    if (!promise || !parts) throw new Error(`seed ${seed}: no place at ${promise?.toISOString()}`)
    orders.push({ ...guest, at: promise, parts, isAtOnce: !chosen && found.soonest?.asSoonAsPossible === true })
    // Somebody cancels, or is rejected.
    if (random() < 0.1) orders.splice(Math.floor(random() * orders.length), 1)
  }
  return { orders, load: loadOf(orders) }
}

function workOf({ at, fulfilment, parts }: Promised): [number, Work][] {
  const quarter = quarterOf(at.getTime() - wayMinutes(kitchen, { fulfilment }) * minuteMs)
  return parts.map((points, index) => {
    const orders = index === 0 ? 1 : 0
    return [quarter - index * quarterMs, { points, orders, deliveries: fulfilment === 'delivery' ? orders : 0 }]
  })
}

function loadOf(orders: readonly Promised[]): Load {
  const load = new Map<number, Work>()
  for (const [at, work] of orders.flatMap(workOf)) {
    const all = load.get(at) ?? { points: 0, orders: 0, deliveries: 0 }
    load.set(at, {
      points: all.points + work.points,
      orders: all.orders + work.orders,
      deliveries: all.deliveries + work.deliveries,
    })
  }
  return load
}

const seed = seedOf('EVENING_SEED')

test.each(Array.from({ length: times({ hurried: 200, long: 2000 }) }, (_, index) => seed + index))(
  'seed %i: the kitchen can keep what it promised',
  (one) => {
    const { orders, load } = evening(one)
    for (const [quarter, taken] of load) {
      const most = capacityIn(quarter)
      expect(taken.points).toBeLessThanOrEqual(most.points)
      expect(taken.orders).toBeLessThanOrEqual(most.orders)
      expect(taken.deliveries).toBeLessThanOrEqual(most.deliveries)
    }
    for (const { at, now, fulfilment, points, parts } of orders) {
      expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime() + leadMinutes(kitchen, { fulfilment, now }) * minuteMs)
      expect(sum(parts)).toBe(points)
      const [first = 0] = workOf({ at, now, fulfilment, points, parts, isAtOnce: false })
        .map(([quarter]) => quarter)
        .toReversed()
      // Nothing is cooked before it was ordered.
      expect(first + quarterMs).toBeGreaterThan(now.getTime())
    }
  },
)

test('no free place is hidden: where as soon as possible is later, none of the quarters before had room', () => {
  for (const one of Array.from({ length: 50 }, (_, index) => seed + index)) {
    const { orders } = evening(one)
    const before = orders.slice(0, -1)
    const last = orders.at(-1)
    if (!last) continue
    const load = loadOf(before)
    const { soonest } = timesOf(kitchen, { ...last, load })
    if (!soonest?.asSoonAsPossible) continue
    const wayMs = wayMinutes(kitchen, last) * minuteMs
    const earliest = quarterOf((Math.ceil(last.now.getTime() / minuteMs) + kitchen.leadTimeMinutes) * minuteMs)
    const work = { capacityIn, load, earliest, isCooking: () => true }
    const dishes = { points: last.points, isDelivery: last.fulfilment === 'delivery' }
    for (let quarter = earliest; quarter < quarterOf(soonest.at.getTime() - wayMs); quarter += quarterMs)
      expect(spread(dishes, quarter, work)).toBeNull()
  }
})

const load = fc
  .array(fc.record({ quarter: fc.nat(24), points: fc.nat(24), orders: fc.nat(10), deliveries: fc.nat(4) }), {
    maxLength: 25,
  })
  .map((taken) => new Map(taken.map(({ quarter, ...work }) => [opens + quarter * quarterMs, work])))
const asked = fc.record({
  now: fc.integer({ min: opens, max: closes }).map((at) => new Date(at)),
  points: fc.nat(60),
  fulfilment: fc.constantFrom('pickup' as const, 'delivery' as const),
})

test('more orders never make a promise earlier', () => {
  fc.assert(
    fc.property(asked, load, fc.nat(24), (guest, taken, quarter) => {
      const at = opens + quarter * quarterMs
      const { points = 0, orders = 0, deliveries = 0 } = taken.get(at) ?? {}
      const more = new Map(taken).set(at, { points: points + 3, orders: orders + 1, deliveries: deliveries + 1 })
      const [less, later] = [taken, more].map((some) =>
        timesOf(kitchen, { ...guest, load: some }).soonest?.at.getTime(),
      )
      expect(later).toBeGreaterThanOrEqual(less ?? 0)
    }),
  )
})

test('an empty kitchen promises what its lead time says', () => {
  fc.assert(
    fc.property(asked, (guest) => {
      const small = { ...guest, points: Math.min(guest.points, 12), load: noLoad }
      const { soonest } = timesOf(kitchen, small)
      if (!soonest?.asSoonAsPossible) return
      const minutes = leadMinutes(kitchen, small)
      expect(soonest.at.getTime()).toBe((Math.ceil(small.now.getTime() / minuteMs) + minutes) * minuteMs)
    }),
  )
})

test('forty-eight guests within a minute are not promised one time', () => {
  const orders: Promised[] = []
  const now = new Date('2026-11-18T18:07:00+01:00')
  for (let guest = 0; guest < 48; guest += 1) {
    const one = { now, points: 2, fulfilment: 'pickup' as const }
    const { soonest, placeAt } = timesOf(kitchen, { ...one, load: loadOf(orders) })
    if (soonest) orders.push({ ...one, at: soonest.at, isAtOnce: true, parts: placeAt(soonest.at) ?? [] })
  }
  const zurich = (at: Date) =>
    at.toLocaleTimeString('de-CH', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' })
  const told = orders.map(({ at }) => zurich(at))
  expect([told[0], told[9], told[10], told[11], told[47]]).toEqual(['18:27', '18:27', '18:30', '18:31', '19:25'])
})

test('an order that is larger than a quarter of an hour is begun in the ones before it', () => {
  const now = new Date('2026-11-18T18:07:00+01:00')
  const { soonest, placeAt } = timesOf(kitchen, { now, points: 60, fulfilment: 'pickup' })
  expect(soonest).toEqual({ at: new Date('2026-11-18T18:45:00+01:00'), asSoonAsPossible: true })
  expect(placeAt(soonest?.at ?? now)).toEqual([24, 24, 12])
})

test('a smaller kitchen promises later until it is as usual again', () => {
  const now = new Date('2026-11-18T18:07:00+01:00')
  const taken = new Map([[new Date('2026-11-18T18:15:00+01:00').getTime(), { points: 12, orders: 2, deliveries: 0 }]])
  const half = { ...kitchen, kitchenPercent: 50, kitchenPercentUntil: new Date('2026-11-18T18:30:00+01:00') }
  const at = (some: Kitchen) => timesOf(some, { now, fulfilment: 'pickup', load: taken }).soonest?.at
  expect(at(kitchen)).toEqual(new Date('2026-11-18T18:27:00+01:00'))
  expect(at(half)).toEqual(new Date('2026-11-18T18:30:00+01:00'))
})

test('what goes from an order frees what was to be begun first, what comes is done last', () => {
  expect(resized([24, 24, 12], 30)).toEqual([24, 6])
  expect(resized([24, 24, 12], 63)).toEqual([27, 24, 12])
  expect(resized([5], 0)).toEqual([0])
  fc.assert(
    fc.property(fc.array(fc.nat(24), { minLength: 1, maxLength: 5 }), fc.nat(150), (parts, points) => {
      expect(sum(resized(parts, points))).toBe(points)
    }),
  )
})

const evenings = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '17:30', closes: '23:00' }))

test.each([
  ['without a last order, until the closing', 0, '22:59', '23:29'],
  ['half an hour before it', 30, '22:30', '23:00'],
  ['after the last order, tomorrow', 30, '22:31', '17:30'],
])('a pickup as soon as possible, %s', (_, minutes, ordered, promised) => {
  const some = { ...kitchen, hours: evenings, leadTimeMinutes: 30, lastPickupMinutes: minutes }
  const now = new Date(`2026-11-18T${ordered}:00+01:00`)
  const at = timesOf(some, { now, fulfilment: 'pickup' }).soonest?.at
  expect(at?.toLocaleTimeString('de-CH', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' })).toBe(
    promised,
  )
})

test('slots end with the last order, too, and a first delivery can be as late as cooking and the way take', () => {
  const some = { ...kitchen, hours: evenings, leadTimeMinutes: 30, lastDeliveryMinutes: 60, deliversAtOpening: false }
  const now = new Date('2026-11-18T10:00:00+01:00')
  const today = (fulfilment: 'pickup' | 'delivery') =>
    timesOf(some, { now, fulfilment })
      .freeSlots()
      .filter((at) => at < new Date('2026-11-19T00:00:00+01:00'))
      .map((at) => at.toLocaleTimeString('de-CH', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' }))
  const [pickups, deliveries] = [today('pickup'), today('delivery')]
  expect([pickups[0], pickups.at(-1)]).toEqual(['17:30', '22:45'])
  expect([deliveries[0], deliveries.at(-1)]).toEqual(['18:30', '22:45'])
})
