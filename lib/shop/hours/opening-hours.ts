import { addDays, calendarDayOf, instantOn, weekdayOf, zonedParts, type CalendarDay } from '@/lib/platform/values/time'

/** `closes` at or before `opens` is on the day after ("17:00" to "03:00"). */
export interface WeeklySpan {
  /** ISO: 1 Monday to 7 Sunday. */
  weekday: number
  /** HH:MM on the clock of Zurich. */
  opens: string
  closes: string
}

/** First and last included; evenings that begin on them do not take place. */
export interface ClosedDays {
  firstDay: CalendarDay
  lastDay: CalendarDay
}

export interface OpenSpan {
  opensAt: Date
  closesAt: Date
}

/** Minutes after midnight: what is sold before belongs to the evening before. */
export const businessDayStart = 5 * 60
const furthestOpeningDays = 366
const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

export function isOpenAt(hours: readonly WeeklySpan[], closures: readonly ClosedDays[], instant: Date): boolean {
  return openUntil(hours, closures, instant) !== null
}

interface Hours {
  hours: readonly WeeklySpan[]
  closures: readonly ClosedDays[]
}

/** Open now and that long ago: what came in the night waits for the morning. */
export function hasBeenOpenFor(minutes: number, { hours, closures }: Hours, now: Date): boolean {
  const before = new Date(now.getTime() - minutes * 60_000)
  return [before, now].every((instant) => isOpenAt(hours, closures, instant))
}

export function openUntil(hours: readonly WeeklySpan[], closures: readonly ClosedDays[], instant: Date): Date | null {
  const today = calendarDayOf(instant)
  const spans = [-1, 0, 1, 2].flatMap((days) => spansOfDay(hours, closures, addDays(today, days)))
  return spans.reduce<Date | null>((until, { opensAt, closesAt }) => {
    const reached = until ?? instant
    return opensAt <= reached && closesAt > reached ? closesAt : until
  }, null)
}

/** After the present span where it is open; null: none in a year. */
export function nextOpening(hours: readonly WeeklySpan[], closures: readonly ClosedDays[], instant: Date): Date | null {
  if (hours.length === 0) return null
  const from = openUntil(hours, closures, instant) ?? instant
  const today = calendarDayOf(from)
  for (let days = 0; days <= furthestOpeningDays; days++) {
    const next = spansOfDay(hours, closures, addDays(today, days)).find(({ opensAt }) => opensAt > from)
    if (next) return next.opensAt
  }
  return null
}

/** In order; those after midnight belong to the evening before. */
export function spansOfDay(
  hours: readonly WeeklySpan[],
  closures: readonly ClosedDays[],
  day: CalendarDay,
): OpenSpan[] {
  if (isClosedDay(closures, day)) return []
  const weekday = weekdayOf(day)
  return hours
    .filter((span) => span.weekday === weekday)
    .map((span) => ({ opensAt: instantOn(day, opensMinute(span)), closesAt: instantOn(day, closesMinute(span)) }))
    .filter(({ opensAt, closesAt }) => closesAt > opensAt)
    .toSorted((a, b) => a.opensAt.getTime() - b.opensAt.getTime())
}

function isClosedDay(closures: readonly ClosedDays[], day: CalendarDay): boolean {
  return closures.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
}

export function businessDayOf(instant: Date): CalendarDay {
  const today = calendarDayOf(instant)
  return zonedParts(instant).minute < businessDayStart ? addDays(today, -1) : today
}

export function endOfBusinessDay(instant: Date): Date {
  return instantOn(addDays(businessDayOf(instant), 1), businessDayStart)
}

export function opensMinute({ opens }: Pick<WeeklySpan, 'opens'>): number {
  return minuteOf(opens)
}

/** Above 1440 past midnight. */
export function closesMinute({ opens, closes }: Pick<WeeklySpan, 'opens' | 'closes'>): number {
  const minute = minuteOf(closes)
  return minute > minuteOf(opens) ? minute : minute + 1440
}

export function timeOfDay(minute: number): string {
  const hours = Math.floor(minute / 60) % 24
  return `${String(hours).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

export function noOverlap(hours: readonly WeeklySpan[]): boolean {
  const spans = hours
    .map((span) => {
      const midnight = (span.weekday - 1) * dayMinutes
      return { from: midnight + opensMinute(span), to: midnight + closesMinute(span) }
    })
    .toSorted((a, b) => a.from - b.from)
  return spans.every((span, index) => {
    const next = spans[index + 1]
    const first = spans[0]
    return span.to <= (next ? next.from : (first?.from ?? 0) + weekMinutes)
  })
}

/** One day's spans on all seven days. */
export function onEveryDay(hours: readonly WeeklySpan[], weekday: number): WeeklySpan[] {
  const copied = hours.filter((span) => span.weekday === weekday)
  return [1, 2, 3, 4, 5, 6, 7].flatMap((day) => copied.map((span) => ({ ...span, weekday: day })))
}

type Times = Pick<WeeklySpan, 'opens' | 'closes'>

/** The first of these that leaves the day's spans as they are, else the first. */
export function suggestedSpan(hours: readonly WeeklySpan[], weekday: number, of: readonly [Times, ...Times[]]) {
  const taken = hours.filter((span) => span.weekday === weekday)
  const spans = of.map((times) => ({ weekday, ...times }))
  return spans.find((span) => noOverlap([...taken, span])) ?? { weekday, ...of[0] }
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
