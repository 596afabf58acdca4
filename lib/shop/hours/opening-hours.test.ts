import { describe, expect, it } from 'vitest'
import {
  businessDayOf,
  endOfBusinessDay,
  isOpenAt,
  nextOpening,
  onEveryDay,
  openUntil,
  spansOfDay,
  suggestedSpan,
} from './opening-hours'
import { kitchenHours } from '@/lib/testing/shop/specified-hours'

const at = (local: string) => new Date(local)
const christmas = [{ firstDay: '2026-12-24', lastDay: '2026-12-25' }]

describe('the kitchen', () => {
  it.each([
    ['Monday 16:59', '2026-11-23T16:59:59+01:00', false],
    ['Monday 17:00', '2026-11-23T17:00:00+01:00', true],
    ['Monday 23:59', '2026-11-23T23:59:59+01:00', true],
    ['Tuesday 00:00', '2026-11-24T00:00:00+01:00', false],
    ['Friday 23:00', '2026-11-20T23:00:00+01:00', true],
    ['Saturday 09:00', '2026-11-21T09:00:00+01:00', true],
    ['Saturday 08:59', '2026-11-21T08:59:00+01:00', false],
    ['Sunday 02:59', '2026-11-22T02:59:00+01:00', true],
    ['Sunday 03:00', '2026-11-22T03:00:00+01:00', false],
    ['Sunday 09:00', '2026-11-22T09:00:00+01:00', true],
  ])('%s', (_, instant, open) => {
    expect(isOpenAt(kitchenHours, [], at(instant))).toBe(open)
  })

  it("Saturday 02:59 belongs to Friday's evening", () => {
    const night = at('2026-11-21T02:59:00+01:00')
    expect(openUntil(kitchenHours, [], night)).toEqual(at('2026-11-21T03:00:00+01:00'))
    expect(isOpenAt(kitchenHours, [{ firstDay: '2026-11-21', lastDay: '2026-11-21' }], night)).toBe(true)
    expect(isOpenAt(kitchenHours, [{ firstDay: '2026-11-20', lastDay: '2026-11-20' }], night)).toBe(false)
  })

  it('opens next in the evening, or after the present evening', () => {
    expect(nextOpening(kitchenHours, [], at('2026-11-23T12:00:00+01:00'))).toEqual(at('2026-11-23T17:00:00+01:00'))
    expect(nextOpening(kitchenHours, [], at('2026-11-20T18:00:00+01:00'))).toEqual(at('2026-11-21T09:00:00+01:00'))
    expect(nextOpening(kitchenHours, [], at('2026-11-21T04:00:00+01:00'))).toEqual(at('2026-11-21T09:00:00+01:00'))
  })

  it('stays closed on the days of a closure, with the nights that follow them', () => {
    expect(isOpenAt(kitchenHours, christmas, at('2026-12-24T18:00:00+01:00'))).toBe(false)
    expect(isOpenAt(kitchenHours, christmas, at('2026-12-26T02:00:00+01:00'))).toBe(false)
    expect(nextOpening(kitchenHours, christmas, at('2026-12-24T12:00:00+01:00'))).toEqual(
      at('2026-12-26T09:00:00+01:00'),
    )
  })

  it('never opens without hours, nor within a closure of years', () => {
    expect(nextOpening([], [], at('2026-11-20T12:00:00+01:00'))).toBeNull()
    const forEver = [{ firstDay: '2020-01-01', lastDay: '2099-12-31' }]
    expect(nextOpening(kitchenHours, forEver, at('2026-11-20T12:00:00+01:00'))).toBeNull()
  })

  it('is open an hour longer in the night of 25 October and an hour shorter in that of 28 March', () => {
    const hours = (day: string) =>
      spansOfDay(kitchenHours, [], day).map((span) => (span.closesAt.getTime() - span.opensAt.getTime()) / 3_600_000)
    expect([hours('2026-10-24'), hours('2027-03-27'), hours('2026-11-21')]).toEqual([[19], [17], [18]])
    expect(isOpenAt(kitchenHours, [], at('2026-10-25T02:59:00+01:00'))).toBe(true)
    expect(isOpenAt(kitchenHours, [], at('2027-03-28T03:00:00+02:00'))).toBe(false)
  })
})

describe('spans that touch', () => {
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '00:00' }))
  const split = [
    { weekday: 5, opens: '17:00', closes: '00:00' },
    { weekday: 6, opens: '00:00', closes: '03:00' },
    { weekday: 5, opens: '11:00', closes: '14:00' },
  ]

  it('are one for the guest', () => {
    expect(openUntil(split, [], at('2026-11-20T18:00:00+01:00'))).toEqual(at('2026-11-21T03:00:00+01:00'))
    expect(nextOpening(split, [], at('2026-11-20T18:00:00+01:00'))).toEqual(at('2026-11-27T11:00:00+01:00'))
    expect(spansOfDay(split, [], '2026-11-20').map(({ opensAt }) => opensAt)).toEqual([
      at('2026-11-20T11:00:00+01:00'),
      at('2026-11-20T17:00:00+01:00'),
    ])
  })

  it('make a shop that never closes', () => {
    for (const night of ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00', '2027-03-28T03:00:00+02:00'])
      expect(isOpenAt(always, [], at(night))).toBe(true)
  })
})

describe('the business day', () => {
  it.each([
    ['2026-11-21T04:59:59+01:00', '2026-11-20'],
    ['2026-11-21T05:00:00+01:00', '2026-11-21'],
    ['2026-10-25T02:30:00+01:00', '2026-10-24'],
    ['2027-03-28T04:59:00+02:00', '2027-03-27'],
  ])('of %s is %s', (instant, day) => {
    expect(businessDayOf(at(instant))).toBe(day)
  })

  it('ends at 05:00, whatever the clock did in the night', () => {
    expect(endOfBusinessDay(at('2026-11-20T19:00:00+01:00'))).toEqual(at('2026-11-21T05:00:00+01:00'))
    expect(endOfBusinessDay(at('2026-10-25T01:00:00+02:00'))).toEqual(at('2026-10-25T05:00:00+01:00'))
    expect(endOfBusinessDay(at('2027-03-28T01:00:00+01:00'))).toEqual(at('2027-03-28T05:00:00+02:00'))
  })
})

describe('a week that is filled in', () => {
  const noon = { opens: '11:00', closes: '14:00' }
  const night = { opens: '17:00', closes: '03:00' }
  const hours = [
    { weekday: 1, ...noon },
    { weekday: 5, ...night },
    { weekday: 5, ...noon },
  ]

  it('has one day’s hours on all seven days, breaks and past midnight included', () => {
    const copied = onEveryDay(hours, 5)
    expect(copied).toHaveLength(14)
    for (const weekday of [1, 2, 3, 4, 5, 6, 7])
      expect(copied.filter((span) => span.weekday === weekday)).toEqual([
        { weekday, ...night },
        { weekday, ...noon },
      ])
  })

  it('proposes what leaves the day’s other hours as they are', () => {
    expect(suggestedSpan(hours, 2, [noon, night])).toEqual({ weekday: 2, ...noon })
    expect(suggestedSpan(hours, 1, [noon, night])).toEqual({ weekday: 1, ...night })
    expect(suggestedSpan(hours, 5, [noon, night])).toEqual({ weekday: 5, ...noon })
  })
})
