import { closesMinute, opensMinute, type WeeklySpan } from './opening-hours'

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

/** Whether no two spans of the week hold the same minute; Sunday's night reaches into Monday. */
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
