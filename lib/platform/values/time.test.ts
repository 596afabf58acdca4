import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDayOf, instantAt, instantOn, weekdayOf, zonedParts } from './time'

const zone = 'Europe/Zurich'

describe('the clock of Zurich', () => {
  it.each([
    ['2026-11-20T16:05:59Z', { year: 2026, month: 11, day: 20, minute: 17 * 60 + 5, weekday: 5 }],
    ['2026-06-30T22:00:00Z', { year: 2026, month: 7, day: 1, minute: 0, weekday: 3 }],
    ['2026-12-31T23:00:00Z', { year: 2027, month: 1, day: 1, minute: 0, weekday: 5 }],
    ['2026-11-01T11:00:00Z', { year: 2026, month: 11, day: 1, minute: 720, weekday: 7 }],
  ])('shows at %s what people read', (instant, parts) => {
    expect(zonedParts(new Date(instant))).toEqual(parts)
  })

  it('shows an hour that spring skips as the hour after it', () => {
    expect(instantOn('2027-03-28', 2 * 60 + 30).toISOString()).toBe('2027-03-28T01:30:00.000Z')
    expect(instantOn('2027-03-28', 3 * 60).toISOString()).toBe('2027-03-28T01:00:00.000Z')
  })

  it('takes the first of two equal hours in autumn', () => {
    expect(instantOn('2026-10-25', 2 * 60 + 30).toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(instantOn('2026-10-25', 3 * 60).toISOString()).toBe('2026-10-25T02:00:00.000Z')
  })

  it('has days of 23 and 25 hours', () => {
    const hoursOf = (day: string) => (instantOn(addDays(day, 1), 0).getTime() - instantOn(day, 0).getTime()) / 3_600_000
    expect([hoursOf('2027-03-28'), hoursOf('2026-10-25'), hoursOf('2026-10-24')]).toEqual([23, 25, 24])
  })

  it('counts minutes over midnight as the clock shows them', () => {
    expect(instantOn('2026-10-24', 27 * 60)).toEqual(instantOn('2026-10-25', 3 * 60))
    expect(instantAt({ year: 2026, month: 12, day: 31, minute: 1440 }).toISOString()).toBe('2026-12-31T23:00:00.000Z')
  })

  it('agrees with Temporal at every quarter of an hour around both changes', () => {
    for (const day of ['2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28', '2024-02-29']) {
      for (let minute = 0; minute < 2880; minute += 15) {
        const wall = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: minute })
        const instant = instantOn(day, minute)
        expect(instant.getTime()).toBe(wall.toZonedDateTime(zone).epochMilliseconds)
        const shown = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
        expect(zonedParts(instant).minute).toBe(shown.hour * 60 + shown.minute)
        expect(calendarDayOf(instant)).toBe(shown.toPlainDate().toString())
      }
    }
  })

  it('agrees with Temporal on the beginning, the length and the weekday of every day of twelve years', () => {
    const first = Temporal.PlainDate.from('2024-01-01')
    for (let count = 0; count < 12 * 366; count += 1) {
      const date = first.add({ days: count })
      const [day, next] = [date.toString(), date.add({ days: 1 }).toString()]
      const midnight = date.toZonedDateTime(zone)
      expect(instantOn(day, 0).getTime()).toBe(midnight.epochMilliseconds)
      expect((instantOn(next, 0).getTime() - instantOn(day, 0).getTime()) / 3_600_000).toBe(midnight.hoursInDay)
      expect([weekdayOf(day), addDays(day, 1), addDays(next, -1)]).toEqual([date.dayOfWeek, next, day])
    }
  })
})

it('days follow each other over months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect([weekdayOf('2026-11-20'), weekdayOf('2026-11-22')]).toEqual([5, 7])
})
