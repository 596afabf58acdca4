/**
 * The wall clock of the shop. Built on Intl alone, so that the browser can tell "open" from "closed" without a
 * date library, and exact over the changes to and from summer time.
 */

/** `2026-11-20`, a day on the calendar of Zurich. */
export type CalendarDay = string

export interface WallTime {
  year: number
  /** 1 to 12. */
  month: number
  day: number
  /** Minutes since midnight as the clock shows them; instantAt takes more than 1439 for the days after. */
  minute: number
}

export interface ZonedParts extends WallTime {
  /** ISO: 1 Monday to 7 Sunday. */
  weekday: number
}

const minuteMs = 60_000
const hourMs = 3_600_000
const dayMs = 86_400_000
const mostOffsets = 2000

/** What calendar and clock in Zurich show at this instant. */
export function zonedParts(instant: Date): ZonedParts {
  // What the clock shows, as if it were UTC.
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime()))
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    minute: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
    weekday: isoWeekday(shown.getTime()),
  }
}

/** A time that is skipped in spring is read as an hour later, one that comes twice in autumn as the first of the two. */
export function instantAt({ year, month, day, minute }: WallTime): Date {
  const asUtc = Date.UTC(year, month - 1, day, 0, minute)
  const before = offsetAt(asUtc - dayMs)
  const early = asUtc - before
  if (offsetAt(early) === before) return new Date(early)
  const after = offsetAt(asUtc + dayMs)
  const late = asUtc - after
  return new Date(offsetAt(late) === after ? late : early)
}

export function calendarDayOf(instant: Date): CalendarDay {
  const { year, month, day } = zonedParts(instant)
  return asDay(Date.UTC(year, month - 1, day))
}

/** The instant at which the clock shows `minute` on this day. */
export function instantOn(calendarDay: CalendarDay, minute: number): Date {
  const [year = 0, month = 0, day = 0] = calendarDay.split('-').map(Number)
  return instantAt({ year, month, day, minute })
}

export function addDays(calendarDay: CalendarDay, days: number): CalendarDay {
  return asDay(Date.parse(calendarDay) + days * dayMs)
}

/** ISO: 1 Monday to 7 Sunday. */
export function weekdayOf(calendarDay: CalendarDay): number {
  return isoWeekday(Date.parse(calendarDay))
}

/** The day that a `date` column holds, which arrives as midnight UTC. */
export function fromDateColumn(midnight: Date): CalendarDay {
  return asDay(midnight.getTime())
}

// Intl takes its time, and the clock changes on the hour only: one question answers for all instants of an hour.
const offsets = new Map<number, number>()

function offsetAt(epochMs: number): number {
  const hour = Math.floor(epochMs / hourMs)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const offset = readOffset(hour * hourMs)
  // Whoever asks decides about which hours; memory has a bound all the same.
  if (offsets.size >= mostOffsets) offsets.clear()
  offsets.set(hour, offset)
  return offset
}

// Made at the first question: it takes a phone a tenth of a second, and most pages ask nothing.
let clock: Intl.DateTimeFormat | undefined

function readOffset(epochMs: number): number {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Zurich',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(epochMs)).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(epochMs / minuteMs) * minuteMs
}

function asDay(epochMs: number): CalendarDay {
  return new Date(epochMs).toISOString().slice(0, 10)
}

function isoWeekday(epochMs: number): number {
  return new Date(epochMs).getUTCDay() || 7
}
