import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitchenHours } from '@/lib/testing/shop/specified-hours'
import { isAsShown, leadMinutes, soonest, timesOf, type Kitchen, type SlotRequest } from './slots'

const kitchen: Kitchen = {
  hours: kitchenHours,
  closures: [],
  leadTimeMinutes: 20,
  deliveryExtraMinutes: 20,
  slotMinutes: 15,
  slotCapacity: 2,
  quarterPoints: 24,
  quarterDeliveries: 0,
  capacityHours: [],
  kitchenPercent: 100,
  kitchenPercentUntil: null,
  lastPickupMinutes: 0,
  lastDeliveryMinutes: 0,
  deliversAtOpening: true,
  pausedUntil: null,
  extraLeadMinutes: 15,
  extraLeadUntil: null,
}
const fridayEvening = new Date('2026-11-20T19:02:30+01:00')
const mondayNoon = new Date('2026-11-23T12:00:00+01:00')

const pickup = (now: Date): SlotRequest => ({ fulfilment: 'pickup', now })
const time = (local: string) => new Date(local)
const freeSlots = (some: Kitchen, request: SlotRequest) => timesOf(some, request).freeSlots()
const first = (some: Kitchen, request: SlotRequest) => freeSlots(some, request)[0]
const orders = (count: number) => ({ points: count, orders: count, deliveries: 0 })

describe('without a requested time', () => {
  it('food is ready after the lead time while the kitchen is open', () => {
    expect(soonest(kitchen, pickup(fridayEvening))).toEqual({
      at: time('2026-11-20T19:23+01:00'),
      asSoonAsPossible: true,
    })
    expect(soonest(kitchen, { fulfilment: 'delivery', now: fridayEvening })?.at).toEqual(time('2026-11-20T19:43+01:00'))
  })

  it('food is ready at the next opening while it is closed', () => {
    expect(soonest(kitchen, pickup(mondayNoon))).toEqual({
      at: time('2026-11-23T17:00+01:00'),
      asSoonAsPossible: false,
    })
  })

  it('no food is promised for five minutes after opening when it takes twenty', () => {
    expect(soonest(kitchen, pickup(time('2026-11-23T16:55+01:00')))?.at).toEqual(time('2026-11-23T17:15+01:00'))
  })

  it('a pause is waited for, a longer lead time counts while it runs', () => {
    const paused = { ...kitchen, pausedUntil: time('2026-11-20T19:30:00+01:00') }
    expect(soonest(paused, pickup(fridayEvening))).toEqual({
      at: time('2026-11-20T20:00+01:00'),
      asSoonAsPossible: false,
    })
    expect(soonest(paused, pickup(time('2026-11-20T19:30+01:00')))?.asSoonAsPossible).toBe(true)
    const busy = { ...kitchen, extraLeadUntil: time('2026-11-20T20:00:00+01:00') }
    expect(leadMinutes(busy, pickup(fridayEvening))).toBe(35)
    expect(leadMinutes(busy, pickup(time('2026-11-20T20:00+01:00')))).toBe(20)
  })

  it('there is nothing to promise in holidays longer than a week', () => {
    const holidays = { ...kitchen, closures: [{ firstDay: '2026-11-23', lastDay: '2026-12-06' }] }
    expect(soonest(holidays, pickup(mondayNoon))).toBeNull()
    expect(freeSlots(holidays, pickup(mondayNoon))).toEqual([])
  })
})

describe('slots', () => {
  it('begin at the opening and end before the closing, seven days ahead', () => {
    const slots = freeSlots(kitchen, pickup(mondayNoon))
    expect(slots[0]).toEqual(time('2026-11-23T17:00+01:00'))
    expect(slots.filter((slot) => slot < time('2026-11-24T12:00+01:00'))).toHaveLength(28)
    expect(slots.at(-1)).toEqual(time('2026-11-29T23:45+01:00'))
    expect(slots).toContainEqual(time('2026-11-28T02:45+01:00'))
    expect(slots).not.toContainEqual(time('2026-11-28T03:00+01:00'))
  })

  it('begin after the lead time when it is already evening', () => {
    expect(first(kitchen, pickup(fridayEvening))).toEqual(time('2026-11-20T19:30+01:00'))
    expect(first(kitchen, { fulfilment: 'delivery', now: fridayEvening })).toEqual(time('2026-11-20T19:45+01:00'))
  })

  it("of Friday's evening go on after midnight", () => {
    expect(first(kitchen, pickup(time('2026-11-21T01:50+01:00')))).toEqual(time('2026-11-21T02:15+01:00'))
  })

  it('are gone when they are full; zero means no limit', () => {
    const load = new Map([[time('2026-11-23T17:00+01:00').getTime(), orders(2)]])
    const request = { ...pickup(mondayNoon), load }
    expect(freeSlots(kitchen, request)[0]).toEqual(time('2026-11-23T17:15+01:00'))
    expect(freeSlots({ ...kitchen, slotCapacity: 0 }, request)[0]).toEqual(time('2026-11-23T17:00+01:00'))
  })

  it('are nothing between the grid, outside the hours, in the past or after a week', () => {
    const request = pickup(mondayNoon)
    expect(timesOf(kitchen, request).isSlot(time('2026-11-23T17:15+01:00'))).toBe(true)
    for (const no of ['2026-11-23T17:10', '2026-11-23T16:45', '2026-11-22T17:15', '2026-11-30T17:00'])
      expect(timesOf(kitchen, request).isSlot(time(`${no}+01:00`))).toBe(false)
  })

  it('come at every quarter of an hour of the nights in which the clock changes', () => {
    const of = (now: string, until: string) =>
      freeSlots(kitchen, pickup(time(now))).filter((slot) => slot < time(until)).length
    // Saturday 24 October 09:00 to 03:00 has 19 hours, Saturday 27 March 17.
    expect(of('2026-10-24T06:00+02:00', '2026-10-25T08:00+01:00')).toBe(19 * 4)
    expect(of('2027-03-27T06:00+01:00', '2027-03-28T08:00+02:00')).toBe(17 * 4)
  })
})

describe('what a customer was shown for as soon as possible', () => {
  const shown = time('2026-11-20T19:23+01:00')
  const asSoon = (local: string) => ({ at: time(local), asSoonAsPossible: true })
  const slot = (local: string) => ({ at: time(local), asSoonAsPossible: false })

  it.each([
    ['the same time', asSoon('2026-11-20T19:23+01:00'), true],
    ['earlier', asSoon('2026-11-20T19:05+01:00'), true],
    ['ten minutes later', asSoon('2026-11-20T19:33+01:00'), true],
    ['eleven minutes later', asSoon('2026-11-20T19:34+01:00'), false],
    ['after a pause, five minutes later', slot('2026-11-20T19:28+01:00'), false],
    ['after a pause, earlier', slot('2026-11-20T19:15+01:00'), false],
    ['the very slot that was shown', slot('2026-11-20T19:23+01:00'), true],
    ['the next opening', slot('2026-11-21T17:00+01:00'), false],
    ['the same time on another day', asSoon('2026-11-21T19:23+01:00'), false],
    ['an earlier day', asSoon('2026-11-19T19:23+01:00'), false],
  ])('%s', (_, soonestNow, isKept) => {
    expect(isAsShown(shown, soonestNow)).toBe(isKept)
  })

  it('six minutes later and after midnight is another day in Zurich, wherever the machine stands', () => {
    expect(isAsShown(time('2026-11-20T23:58+01:00'), asSoon('2026-11-21T00:04+01:00'))).toBe(false)
    expect(isAsShown(time('2026-11-21T00:58+01:00'), asSoon('2026-11-21T01:04+01:00'))).toBe(true)
  })

  const zurichDay = (at: Date) => at.toLocaleDateString('sv', { timeZone: 'Europe/Zurich' })
  const minutes = (most: number) => fc.integer({ min: 0, max: most }).map((count) => count * 60_000)

  it('is never moved by more than ten minutes, to another day or into a slot, whatever the kitchen does', () => {
    fc.assert(
      fc.property(
        fc.date({ min: time('2026-10-01T00:00Z'), max: time('2027-04-30T00:00Z'), noInvalidDate: true }),
        minutes(90),
        fc.option(minutes(120)),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom('pickup' as const, 'delivery' as const),
        (now, wait, pause, longer, fulfilment) => {
          const before = soonest(kitchen, { fulfilment, now })
          const later = new Date(now.getTime() + wait)
          const changed = {
            ...kitchen,
            pausedUntil: pause === null ? null : new Date(later.getTime() + pause),
            leadTimeMinutes: kitchen.leadTimeMinutes + longer,
          }
          const after = soonest(changed, { fulfilment, now: later })
          if (!before || !after) return
          // What the refusal brings can always be agreed to.
          expect(isAsShown(after.at, after)).toBe(true)
          if (!isAsShown(before.at, after)) return
          expect(after.at.getTime() - before.at.getTime()).toBeLessThanOrEqual(10 * 60_000)
          expect(zurichDay(after.at)).toBe(zurichDay(before.at))
          expect(after.asSoonAsPossible || after.at.getTime() === before.at.getTime()).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})
