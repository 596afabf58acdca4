import { calendarDayOf, zonedParts, type CalendarDay } from '@/lib/platform/time'

/** The free times of a quote by their day in Zurich, in order. */
export function slotsByDay(slots: readonly string[]): Map<CalendarDay, string[]> {
  const days = new Map<CalendarDay, string[]>()
  for (const at of slots) {
    const day = calendarDayOf(new Date(at))
    days.set(day, [...(days.get(day) ?? []), at])
  }
  return days
}

/** The same time of day on another day, for whoever has said already when he eats; empty where there is none. */
export function sameTimeOn(slotsOfDay: readonly string[], chosen: string): string {
  if (!chosen) return ''
  return slotsOfDay.find((at) => minuteOfDay(at) === minuteOfDay(chosen)) ?? ''
}

function minuteOfDay(at: string): number {
  return zonedParts(new Date(at)).minute
}
