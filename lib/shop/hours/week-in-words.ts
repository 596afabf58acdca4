import { formatWeekday } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { opensMinute, type WeeklySpan } from './opening-hours'

export interface WeekLine {
  days: string
  times: string
}

// Noon of the seven days from Monday on, in any week.
const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 16 + day, 11)))
const weekdays = new Map<Language, string[]>()

/** The footer keeps the specification's hyphen. */
export const specifiedDash = '-'

/** Neighbouring days with the same hours share a line. */
export function weekInWords(hours: readonly WeeklySpan[], language: Language, dash = '–'): WeekLine[] {
  const lines: { first: string; last: string; times: string }[] = []
  for (const [index, name] of weekdaysIn(language).entries()) {
    const times = timesOf(hours, index + 1, dash)
    const line = lines.at(-1)
    if (line?.times === times) line.last = name
    else lines.push({ first: name, last: name, times })
  }
  return lines.map(({ first, last, times }) => ({ days: first === last ? first : `${first}${dash}${last}`, times }))
}

/** From Monday on. */
export function weekdaysIn(language: Language): string[] {
  const names = weekdays.get(language) ?? week.map((noon) => formatWeekday(noon, language))
  weekdays.set(language, names)
  return names
}

function timesOf(hours: readonly WeeklySpan[], weekday: number, dash: string): string {
  return hours
    .filter((span) => span.weekday === weekday)
    .toSorted((a, b) => opensMinute(a) - opensMinute(b))
    .map(({ opens, closes }) => `${opens}${dash}${closes}`)
    .join(', ')
}
