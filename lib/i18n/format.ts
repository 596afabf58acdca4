import type { Language } from './language'

const timeZone = 'Europe/Zurich'
// 24 hours and the day before the month in both languages; en-CH is missing in some browsers.
const tags: Record<Language, string> = { de: 'de-CH', en: 'en-GB' }

/** 18:30 */
export function formatTime(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(tags[language], { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)
}

/** Fri */
export function formatWeekday(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(tags[language], { timeZone, weekday: 'short' }).format(at).replace('.', '')
}

/** Friday, 20 November */
export function formatDay(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(tags[language], { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(
    at,
  )
}

/** 20 November 2026, 18:30 */
export function formatDateTime(at: Date, language: Language): string {
  const day = new Intl.DateTimeFormat(tags[language], { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
  return `${day.format(at)}, ${formatTime(at, language)}`
}
