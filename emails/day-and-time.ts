import { languageFacts, type Language } from '@/lib/i18n/language'

// Made once: a formatter costs a hundred times what it formats, and every order writes a mail.
const formats = new Map<Language, ReturnType<typeof newFormats>>()
const calendarDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

/** "18:45", as the clock on the shop's wall shows it. */
export function formatTime(at: Date, language: Language): string {
  return formatsOf(language).time.format(at)
}

/** "Saturday 21 November"; null for today, which needs no words. */
export function formatOtherDay(at: Date, language: Language, now = new Date()): string | null {
  if (calendarDay.format(at) === calendarDay.format(now)) return null
  return formatsOf(language).day.format(at)
}

/** Both, where they stand in a sentence. */
export function formatDayAndTime(at: Date, language: Language, now = new Date()): string {
  return [formatOtherDay(at, language, now), formatTime(at, language)].filter(Boolean).join(', ')
}

function formatsOf(language: Language) {
  const made = formats.get(language) ?? newFormats(languageFacts[language].formats)
  formats.set(language, made)
  return made
}

function newFormats(locale: string) {
  const timeZone = 'Europe/Zurich'
  return {
    time: new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' }),
    day: new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
  }
}
