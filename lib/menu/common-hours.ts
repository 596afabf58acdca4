import { closesMinute, opensMinute, timeOfDay, type WeeklySpan } from '@/lib/shop/opening-hours'

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes
// Sunday's night reaches into Monday, whichever of two weeks has it.
const shifts = [-weekMinutes, 0, weekMinutes]

/** What two weeks have in common. A common span belongs to the day it begins on, like every other. */
export function commonHours(one: readonly WeeklySpan[], other: readonly WeeklySpan[]): WeeklySpan[] {
  return one.flatMap((span) => other.flatMap((second) => commonSpans(span, second)))
}

/** What of these spans lies outside of those. */
export function hoursOutside(spans: readonly WeeklySpan[], hours: readonly WeeklySpan[]): WeeklySpan[] {
  const taken = hours
    .map(minutesOfWeek)
    .flatMap(({ from, to }) => shifts.map((by) => ({ from: from + by, to: to + by })))
  return spans
    .flatMap((span) =>
      taken.reduce((left, hour) => left.flatMap((piece) => without(piece, hour)), [minutesOfWeek(span)]),
    )
    .map(({ from, to }) => spanOf(from, to))
}

interface Minutes {
  from: number
  to: number
}

function without({ from, to }: Minutes, hour: Minutes): Minutes[] {
  const pieces = [
    { from, to: Math.min(to, hour.from) },
    { from: Math.max(from, hour.to), to },
  ]
  return pieces.filter((piece) => piece.from < piece.to)
}

function commonSpans(one: WeeklySpan, other: WeeklySpan): WeeklySpan[] {
  const [first, second] = [minutesOfWeek(one), minutesOfWeek(other)]
  return shifts.flatMap((shift) => {
    const from = Math.max(first.from, second.from + shift)
    const to = Math.min(first.to, second.to + shift)
    return from < to ? [spanOf(from, to)] : []
  })
}

function minutesOfWeek(span: WeeklySpan): Minutes {
  const midnight = (span.weekday - 1) * dayMinutes
  return { from: midnight + opensMinute(span), to: midnight + closesMinute(span) }
}

function spanOf(from: number, to: number): WeeklySpan {
  const weekday = (Math.floor(from / dayMinutes) % 7) + 1
  return { weekday, opens: timeOfDay(from), closes: timeOfDay(to) }
}
