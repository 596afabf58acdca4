import { closesMinute, opensMinute, timeOfDay, type WeeklySpan } from '@/lib/shop/opening-hours'

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

/** What two weeks have in common. A common span belongs to the day it begins on, like every other. */
export function commonHours(one: readonly WeeklySpan[], other: readonly WeeklySpan[]): WeeklySpan[] {
  return one.flatMap((span) => other.flatMap((second) => commonSpans(span, second)))
}

function commonSpans(one: WeeklySpan, other: WeeklySpan): WeeklySpan[] {
  const [first, second] = [minutesOfWeek(one), minutesOfWeek(other)]
  // Sunday's night reaches into Monday, whichever of the two has it.
  return [-weekMinutes, 0, weekMinutes].flatMap((shift) => {
    const from = Math.max(first.from, second.from + shift)
    const to = Math.min(first.to, second.to + shift)
    return from < to ? [spanOf(from, to)] : []
  })
}

function minutesOfWeek(span: WeeklySpan): { from: number; to: number } {
  const midnight = (span.weekday - 1) * dayMinutes
  return { from: midnight + opensMinute(span), to: midnight + closesMinute(span) }
}

function spanOf(from: number, to: number): WeeklySpan {
  const weekday = (Math.floor(from / dayMinutes) % 7) + 1
  return { weekday, opens: timeOfDay(from), closes: timeOfDay(to) }
}
