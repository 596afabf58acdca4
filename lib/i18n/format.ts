import { languageFacts, type Language } from './language'

const timeZone = 'Europe/Zurich'

/** 18:30 */
export function formatTime(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageFacts[language].formats, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)
}

/** Fri */
export function formatWeekday(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageFacts[language].formats, { timeZone, weekday: 'short' })
    .format(at)
    .replace('.', '')
}

/** Friday, 20 November */
export function formatDay(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageFacts[language].formats, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(at)
}

/** 20 November 2026, 18:30 */
export function formatDateTime(at: Date, language: Language): string {
  const day = new Intl.DateTimeFormat(languageFacts[language].formats, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return `${day.format(at)}, ${formatTime(at, language)}`
}
