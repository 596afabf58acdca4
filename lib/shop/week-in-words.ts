import type { Language } from '@/lib/i18n/language'
import { opensMinute, type WeeklySpan } from './opening-hours'

export interface WeekLine {
  /** "Mon-Thu" */
  days: string
  /** "17:00-00:00", several spans joined by a comma; empty on closed days. */
  times: string
}

const weekdays: Record<Language, readonly string[]> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
}

/** The week as the footer shows it: neighbouring days with the same hours share a line. */
export function weekInWords(hours: readonly WeeklySpan[], language: Language): WeekLine[] {
  const lines: { first: string; last: string; times: string }[] = []
  for (const [index, name] of weekdays[language].entries()) {
    const times = timesOf(hours, index + 1)
    const line = lines.at(-1)
    if (line?.times === times) line.last = name
    else lines.push({ first: name, last: name, times })
  }
  return lines.map(({ first, last, times }) => ({ days: first === last ? first : `${first}-${last}`, times }))
}

function timesOf(hours: readonly WeeklySpan[], weekday: number): string {
  return hours
    .filter((span) => span.weekday === weekday)
    .toSorted((a, b) => opensMinute(a) - opensMinute(b))
    .map(({ opens, closes }) => `${opens}-${closes}`)
    .join(', ')
}
