import { languageFacts, type Language } from './language'

const timeZone = 'Europe/Zurich'

const styles = {
  time: { hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'short' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  dateInTable: { dateStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** 18:30, in Zurich, wherever the device thinks it is. */
export function formatTime(at: Date, language: Language): string {
  return formatter('time', language).format(at)
}

/** Fri */
export function formatWeekday(at: Date, language: Language): string {
  return formatter('weekday', language).format(at).replace('.', '')
}

/** Friday 20 November */
export function formatDay(at: Date, language: Language): string {
  return dayInWords('day', at, language)
}

/** November 2026 */
export function formatMonth(at: Date, language: Language): string {
  return formatter('month', language).format(at)
}

/** 20 November 2026 */
export function formatDate(at: Date, language: Language): string {
  return dayInWords('date', at, language)
}

/** 20 November 2026, 18:30: where it stands in a sentence. */
export function formatDateTime(at: Date, language: Language): string {
  return `${formatDate(at, language)}, ${formatTime(at, language)}`
}

/** 20 Nov 2026: where it stands in a column. */
export function formatShortDate(at: Date, language: Language): string {
  return dayInWords('dateInTable', at, language)
}

/** 20 Nov 2026, 18:30 */
export function formatShortMoment(at: Date, language: Language): string {
  return `${formatShortDate(at, language)}, ${formatTime(at, language)}`
}

/** The time alone where it is on the day of `now`, with the weekday before it otherwise. */
export function formatNearMoment(at: Date, language: Language, now: Date): string {
  const time = formatTime(at, language)
  return isSameDay(at, now) ? time : `${formatWeekday(at, language)} ${time}`
}

/** 0:41 or 12:05, minutes and seconds; hours are counted as minutes. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** On the calendar of Zurich. */
export function isSameDay(one: Date, other: Date): boolean {
  return formatter('date', 'en').format(one) === formatter('date', 'en').format(other)
}

/** The month is named, so that the first day of it may have a name of its own: 1er novembre. */
function dayInWords(style: keyof typeof styles, at: Date, language: Language): string {
  const parts = formatter(style, language).formatToParts(at)
  const { first } = languageFacts[language]
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? first : value)).join('')
}

// Made once each: a formatter costs a hundred times what it formats.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(style: keyof typeof styles, language: Language): Intl.DateTimeFormat {
  const key = `${language} ${style}`
  const made =
    formatters.get(key) ?? new Intl.DateTimeFormat(languageFacts[language].formats, { timeZone, ...styles[style] })
  formatters.set(key, made)
  return made
}
