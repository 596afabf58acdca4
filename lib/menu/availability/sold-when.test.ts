import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import { addDays, calendarDayOf, zonedParts } from '@/lib/platform/values/time'
import {
  closesMinute,
  noOverlap,
  opensMinute,
  timeOfDay,
  type ClosedDays,
  type WeeklySpan,
} from '@/lib/shop/hours/opening-hours'
import { times } from '@/lib/testing/long'
import {
  firstSoldAt,
  hoursOutside,
  isOver,
  isSoldAt,
  nextSoldAt,
  type SellingTimes,
  soldWhen,
  type SoldWhen,
  soldWhenInWords,
} from './sold-when'

const at = (local: string) => new Date(local)
const anyTime: SellingTimes = { sellingTimes: [], soldFrom: null, soldUntil: null }
const lunchHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '11:00', closes: '14:00' }))
const lunch: SoldWhen = { hours: lunchHours, from: null, until: null }
const night: SoldWhen = { hours: [{ weekday: 6, opens: '22:00', closes: '04:00' }], from: null, until: null }

describe('a lunch menu', () => {
  it.each([
    ['Monday 10:59', '2026-11-23T10:59:59+01:00', false],
    ['Monday 11:00', '2026-11-23T11:00:00+01:00', true],
    ['Friday 13:59', '2026-11-27T13:59:59+01:00', true],
    ['Friday 14:00', '2026-11-27T14:00:00+01:00', false],
    ['Saturday noon', '2026-11-28T12:00:00+01:00', false],
    ['the first Monday of summer time', '2026-03-30T11:00:00+02:00', true],
  ])('%s', (_, instant, isSold) => expect(isSoldAt(lunch, [], at(instant))).toBe(isSold))

  it('can be had again on the next working day that is no holiday', () => {
    const friday = at('2026-11-27T15:00:00+01:00')
    expect(nextSoldAt(lunch, [], friday)).toEqual(at('2026-11-30T11:00:00+01:00'))
    const holiday = [{ firstDay: '2026-11-30', lastDay: '2026-11-30' }]
    expect(nextSoldAt(lunch, holiday, friday)).toEqual(at('2026-12-01T11:00:00+01:00'))
    expect(isSoldAt(lunch, holiday, at('2026-11-30T12:00:00+01:00'))).toBe(false)
  })
})

describe('past midnight', () => {
  it('belongs to the evening, in the nights of 23 and 25 hours too', () => {
    expect(isSoldAt(night, [], at('2026-03-29T01:59:00+01:00'))).toBe(true)
    expect(isSoldAt(night, [], at('2026-03-29T03:59:00+02:00'))).toBe(true)
    expect(isSoldAt(night, [], at('2026-03-29T04:00:00+02:00'))).toBe(false)
    expect(isSoldAt(night, [], at('2026-10-25T02:30:00+02:00'))).toBe(true)
    expect(isSoldAt(night, [], at('2026-10-25T02:30:00+01:00'))).toBe(true)
    expect(isSoldAt(night, [], at('2026-10-25T04:00:00+01:00'))).toBe(false)
  })

  it('goes on after the last day, and a closure takes it along', () => {
    const once = { ...night, from: '2026-11-21', until: '2026-11-21' }
    expect(isSoldAt(once, [], at('2026-11-22T03:00:00+01:00'))).toBe(true)
    expect(isSoldAt(once, [], at('2026-11-28T23:00:00+01:00'))).toBe(false)
    const closed = [{ firstDay: '2026-11-21', lastDay: '2026-11-21' }]
    expect(isSoldAt(night, closed, at('2026-11-22T03:00:00+01:00'))).toBe(false)
  })

  it('without hours of its own a day ends with the business day', () => {
    const advent: SoldWhen = { hours: null, from: '2026-12-01', until: '2026-12-24' }
    expect(isSoldAt(advent, [], at('2026-12-01T04:59:00+01:00'))).toBe(false)
    expect(isSoldAt(advent, [], at('2026-12-01T05:00:00+01:00'))).toBe(true)
    expect(isSoldAt(advent, [], at('2026-12-25T04:59:00+01:00'))).toBe(true)
    expect(isSoldAt(advent, [], at('2026-12-25T05:00:00+01:00'))).toBe(false)
    expect(nextSoldAt(advent, [], at('2026-11-20T12:00:00+01:00'))).toEqual(at('2026-12-01T05:00:00+01:00'))
    expect(isOver(advent, at('2026-12-25T04:59:00+01:00'))).toBe(false)
    expect(isOver(advent, at('2026-12-25T05:00:00+01:00'))).toBe(true)
  })
})

test('an item narrows its category; without an hour in common it is never sold', () => {
  const category = { ...anyTime, sellingTimes: lunchHours, soldFrom: '2026-12-01' }
  const fridays = [{ weekday: 5, opens: '12:00', closes: '22:00' }]
  expect(
    soldWhen(category, { ...anyTime, sellingTimes: fridays, soldFrom: '2026-11-01', soldUntil: '2026-12-31' }),
  ).toEqual({
    hours: [{ weekday: 5, opens: '12:00', closes: '14:00' }],
    from: '2026-12-01',
    until: '2026-12-31',
  })
  const never = soldWhen(category, { ...anyTime, sellingTimes: [{ weekday: 6, opens: '11:00', closes: '14:00' }] })
  expect(never.hours).toEqual([])
  expect(nextSoldAt(never, [], at('2026-12-05T12:00:00+01:00'))).toBeNull()
})

test('in words', () => {
  const inWords = (when: SoldWhen, language: 'de' | 'en') =>
    soldWhenInWords(when, { words: texts(language).shop.island, language })
  expect(inWords(lunch, 'de')).toBe('Mo–Fr 11:00–14:00')
  expect(inWords({ ...lunch, from: '2026-12-01' }, 'en')).toBe('Mon–Fri 11:00–14:00, from 1 Dec 2026')
  expect(inWords({ hours: null, from: null, until: '2026-12-24' }, 'en')).toBe('until 24 Dec 2026')
  expect(inWords({ hours: [], from: null, until: null }, 'de')).toBe('nie')
  expect(inWords({ hours: null, from: null, until: null }, 'de')).toBe('')
})

// Quarters of an hour; within the hour that comes twice or never, a span may only begin or end with it.
const minute = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => quarter * 15)
  .filter((each) => each <= 120 || each >= 180)
const span = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), opens: minute, closes: minute }).map((drawn) => ({
  ...drawn,
  opens: timeOfDay(drawn.opens),
  closes: timeOfDay(drawn.closes),
}))
const week = fc.array(span, { minLength: 1, maxLength: 5 }).filter(noOverlap)
const quarters = (from: string, days: number) =>
  fc.integer({ min: 0, max: days * 96 }).map((quarter) => new Date(at(from).getTime() + quarter * 15 * 60_000))
const instant = fc.oneof(
  quarters('2026-11-16T00:00:00Z', 14),
  quarters('2026-03-28T00:00:00Z', 3),
  quarters('2026-10-24T00:00:00Z', 3),
)

test('agrees with what the clock on the wall says', () => {
  fc.assert(
    fc.property(week, instant, fc.boolean(), (hours, now, isClosed) => {
      const closures = isClosed ? [{ firstDay: calendarDayOf(now), lastDay: calendarDayOf(now) }] : []
      expect(isSoldAt({ hours, from: null, until: null }, closures, now)).toBe(isOnTheWall(hours, closures, now))
    }),
  )
})

function isOnTheWall(hours: readonly WeeklySpan[], closures: readonly ClosedDays[], now: Date): boolean {
  const { minute: shown, weekday } = zonedParts(now)
  const isClosed = (day: string) => closures.some(({ firstDay }) => firstDay === day)
  const today = calendarDayOf(now)
  return hours.some((each) => {
    const holds = (minutes: number) => opensMinute(each) <= minutes && minutes < closesMinute(each)
    const isToday = each.weekday === weekday && !isClosed(today) && holds(shown)
    const yesterday = weekday === 1 ? 7 : weekday - 1
    return isToday || (each.weekday === yesterday && !isClosed(addDays(today, -1)) && holds(shown + 1440))
  })
}

test('is sold exactly when category and item are', () => {
  fc.assert(
    fc.property(week, week, instant, (category, item, now) => {
      const both = soldWhen({ ...anyTime, sellingTimes: category }, { ...anyTime, sellingTimes: item })
      expect(noOverlap(both.hours ?? [])).toBe(true)
      const sold = (hours: WeeklySpan[]) => isSoldAt({ hours, from: null, until: null }, [], now)
      expect(isSoldAt(both, [], now)).toBe(sold(category) && sold(item))
    }),
  )
})

test('the next time is one at which it is sold, and there is none before', () => {
  fc.assert(
    fc.property(week, instant, (hours, now) => {
      const when = { hours, from: null, until: null }
      const next = nextSoldAt(when, [], now)
      if (next === null) throw new Error('a week without a time')
      expect(isSoldAt(when, [], next)).toBe(true)
      for (let ms = now.getTime(); ms < next.getTime(); ms += 15 * 60_000)
        expect(isSoldAt(when, [], new Date(ms))).toBe(false)
    }),
    { numRuns: times({ hurried: 20, long: 500 }) },
  )
})

test('of many instants it finds the first at which it is sold', () => {
  fc.assert(
    fc.property(week, instant, fc.boolean(), (hours, now, isClosed) => {
      const closures = isClosed ? [{ firstDay: calendarDayOf(now), lastDay: calendarDayOf(now) }] : []
      const when = { hours, from: null, until: null }
      const instants = Array.from({ length: 96 }, (_, index) => new Date(now.getTime() + index * 45 * 60_000))
      expect(firstSoldAt(when, closures, instants)).toEqual(
        instants.find((each) => isSoldAt(when, closures, each)) ?? null,
      )
    }),
    { numRuns: times({ hurried: 20, long: 500 }) },
  )
  expect(firstSoldAt(lunch, [], [])).toBeNull()
})

const minutesOfWeek = 7 * 24 * 60

/** Each minute of the week, one by one. */
function minutesIn(spans: readonly WeeklySpan[]): Set<number> {
  const minutes = spans.flatMap((hours) => {
    const begins = (hours.weekday - 1) * 24 * 60 + opensMinute(hours)
    const length = closesMinute(hours) - opensMinute(hours)
    return Array.from({ length }, (_, passed) => (begins + passed) % minutesOfWeek)
  })
  return new Set(minutes)
}

describe('what of the hours lies outside of those of the kitchen', () => {
  const evening = [{ weekday: 1, opens: '17:00', closes: '02:00' }]

  it.each([
    [{ weekday: 1, opens: '18:00', closes: '22:00' }, []],
    [{ weekday: 1, opens: '16:00', closes: '18:00' }, [{ weekday: 1, opens: '16:00', closes: '17:00' }]],
    [{ weekday: 2, opens: '01:00', closes: '03:00' }, [{ weekday: 2, opens: '02:00', closes: '03:00' }]],
    [{ weekday: 3, opens: '11:00', closes: '14:00' }, [{ weekday: 3, opens: '11:00', closes: '14:00' }]],
  ])('%j: %j', (sold, outside) => expect(hoursOutside([sold], evening)).toEqual(outside))

  test('is every minute of them that is not one of the kitchen', () => {
    fc.assert(
      fc.property(week, week, (spans, hours) => {
        const open = minutesIn(hours)
        const outside = [...minutesIn(spans)].filter((passed) => !open.has(passed))
        expect(minutesIn(hoursOutside(spans, hours))).toEqual(new Set(outside))
      }),
      { numRuns: times({ hurried: 20, long: 500 }) },
    )
  })
})
