import { languageFacts, languages, type Language } from '@/lib/i18n/language'

type Moment = string | Date

const zone = { timeZone: 'Europe/Zurich' } as const
const clock = new Intl.DateTimeFormat('de-CH', { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const isoDay = new Intl.DateTimeFormat('sv-SE', zone)
// 21.11.2026, 21 Nov 2026
const dates = formatters({ dateStyle: 'medium' })
const weekdays = formatters({ weekday: 'short' })

/** 18:05, in Zurich, wherever the tablet thinks it is. */
export function timeOf(at: Moment): string {
  return clock.format(new Date(at))
}

export function dateOf(at: Moment, language: Language): string {
  return dates[language].format(new Date(at))
}

export function dateAndTime(at: Moment, language: Language): string {
  return `${dateOf(at, language)}, ${timeOf(at)}`
}

/** The clock alone for today, with the day before it otherwise. */
export function timeFrom(at: Moment, { now, language }: { now: Moment; language: Language }): string {
  if (isoDay.format(new Date(at)) === isoDay.format(new Date(now))) return timeOf(at)
  return `${weekdays[language].format(new Date(at))} ${timeOf(at)}`
}

/** 0:41 or 12:05, minutes and seconds; hours are counted as minutes. */
export function stopwatch(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function formatters(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  const entries = languages.map((language) => {
    const { formats } = languageFacts[language]
    return [language, new Intl.DateTimeFormat(formats, { ...zone, ...options })]
  })
  return Object.fromEntries(entries) as Record<Language, Intl.DateTimeFormat>
}
