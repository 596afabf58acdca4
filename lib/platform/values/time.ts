/** The shop's wall clock, on Intl alone so that the browser needs no date library; exact over summer time. */

export type CalendarDay = string

export interface WallTime {
  year: number
  month: number
  day: number
  /** Minutes since midnight; more than 1439 for the days after. */
  minute: number
}

export interface ZonedParts extends WallTime {
  weekday: number
}

const minuteMs = 60_000
const hourMs = 3_600_000
const dayMs = 86_400_000
const mostOffsets = 2000

export function zonedParts(instant: Date): ZonedParts {
  const local = new Date(instant.getTime() + offsetAt(instant.getTime()))
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
    weekday: isoWeekday(local.getTime()),
  }
}

/** Noon is on the same day in every reader's time zone. */
export function noonOf(day: CalendarDay): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** A time that is skipped in spring is read as an hour later, one that comes twice in autumn as the first. */
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

export function instantOn(calendarDay: CalendarDay, minute: number): Date {
  const [year = 0, month = 0, day = 0] = calendarDay.split('-').map(Number)
  return instantAt({ year, month, day, minute })
}

export function addDays(calendarDay: CalendarDay, days: number): CalendarDay {
  return asDay(Date.parse(calendarDay) + days * dayMs)
}

export function weekdayOf(calendarDay: CalendarDay): number {
  return isoWeekday(Date.parse(calendarDay))
}

/** A `date` column arrives as midnight UTC. */
export function fromDateColumn(midnight: Date): CalendarDay {
  return asDay(midnight.getTime())
}

// Intl is slow, and the clock changes on the hour only: one lookup answers for all instants of an hour.
const offsets = new Map<number, number>()

function offsetAt(epochMs: number): number {
  const hour = Math.floor(epochMs / hourMs)
  const cached = offsets.get(hour)
  if (cached !== undefined) return cached
  const offset = readOffset(hour * hourMs)
  if (offsets.size >= mostOffsets) offsets.clear()
  offsets.set(hour, offset)
  return offset
}

// Made at the first use: it takes a phone a tenth of a second.
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
