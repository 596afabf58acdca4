import { type Language, languageFacts } from './language'

const timeZone = 'Europe/Zurich'
const nightMs = 6 * 3_600_000

const styles = {
  time: { hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'short' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  dateInTable: { dateStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** 18:30, in Zurich, whatever the device's time zone. */
export function formatTime(at: Date, language: Language): string {
  return formatter('time', language).format(at)
}

export function formatWeekday(at: Date, language: Language): string {
  return formatter('weekday', language).format(at).replace('.', '')
}

export function formatDay(at: Date, language: Language): string {
  return dayInWords('day', at, language)
}

/** Friday, 20 November, 18:30: for one of the next days. */
export function formatMoment(at: Date, language: Language): string {
  return `${formatDay(at, language)}, ${formatTime(at, language)}`
}

export function formatMonth(at: Date, language: Language): string {
  return formatter('month', language).format(at)
}

export function formatDate(at: Date, language: Language): string {
  return dayInWords('date', at, language)
}

/** 20 November 2026, 18:30: for a sentence. */
export function formatDateTime(at: Date, language: Language): string {
  return `${formatDate(at, language)}, ${formatTime(at, language)}`
}

/** 20 Nov 2026: for a column. */
export function formatShortDate(at: Date, language: Language): string {
  return dayInWords('dateInTable', at, language)
}

export function formatShortMoment(at: Date, language: Language): string {
  return `${formatShortDate(at, language)}, ${formatTime(at, language)}`
}

/** The time alone on the day or in the night of `now`, else with the weekday. */
export function formatNearMoment(at: Date, language: Language, now: Date): string {
  const time = formatTime(at, language)
  return isSameDayOrNight(at, now) ? time : `${formatWeekday(at, language)} ${time}`
}

/** 0:41 or 12:05, minutes and seconds; hours are counted as minutes. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** On one calendar day, or so near that a time after midnight needs no day beside it. */
export function isSameDayOrNight(one: Date, other: Date): boolean {
  const [day, otherDay] = [one, other].map((at) => formatter('date', 'en').format(at))
  return day === otherDay || Math.abs(one.getTime() - other.getTime()) < nightMs
}

/** With the month in words, so that the first day may have its name: 1er novembre. */
function dayInWords(style: keyof typeof styles, at: Date, language: Language): string {
  const parts = formatter(style, language).formatToParts(at)
  const { first } = languageFacts[language]
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? first : value)).join('')
}

// Cached: a formatter costs a hundred times what it formats.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(style: keyof typeof styles, language: Language): Intl.DateTimeFormat {
  const key = `${language} ${style}`
  const made =
    formatters.get(key) ?? new Intl.DateTimeFormat(languageFacts[language].formats, { timeZone, ...styles[style] })
  formatters.set(key, made)
  return made
}

/** 420 MB or 1.2 GB, in French 1,2 Go: in thousands, as disks are sold. */
export function formatBytes(bytes: number, language: Language): string {
  const [size, unit] = bytes < 1e9 ? [1e6, 'megabyte'] : [1e9, 'gigabyte']
  const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(languageFacts[language].formats, style).format(bytes / size)
}

const space = '\u00A0'

/** As Swiss menus write it: 4 cl, 3,3 dl, 1,5 l. */
export function formatVolume(millilitres: number, language: Language): string {
  const [size, unit] = millilitres < 100 ? [10, 'cl'] : millilitres < 1000 ? [100, 'dl'] : [1000, 'l']
  const number = String(millilitres / size)
  return `${language === 'en' ? number : number.replace('.', ',')}${space}${unit}`
}

/** Left as it is where the owner has written the volume into it. */
export function nameWithVolume(name: string, millilitres: number | null, language: Language): string {
  if (millilitres === null) return name
  const volume = formatVolume(millilitres, language)
  const plain = (text: string) => text.replace(/\s/g, '').replace(',', '.').toLowerCase()
  return plain(name).includes(plain(volume)) ? name : `${name} ${volume}`
}

/** "Delivery: 8004 Zurich". */
export function labelled(label: string, value: string, language: Language): string {
  return `${label}${colonIn(language)} ${value}`
}

export function colonIn(language: Language): string {
  return languageFacts[language].colon
}
