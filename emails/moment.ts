import type { Language } from '@/lib/i18n/language'

const timeZone = 'Europe/Zurich'
const locales: Record<Language, string> = { de: 'de-CH', en: 'en-GB' }

/** "18:45", as the clock on the shop's wall shows it. */
export function formatTime(at: Date, language: Language): string {
  return at.toLocaleTimeString(locales[language], { timeZone, hour: '2-digit', minute: '2-digit' })
}

/** "Saturday 21 November"; null for today, which needs no words. */
export function formatOtherDay(at: Date, language: Language, now = new Date()): string | null {
  if (dayOf(at) === dayOf(now)) return null
  return at.toLocaleDateString(locales[language], { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
}

/** Both, where they stand in a sentence. */
export function formatMoment(at: Date, language: Language, now = new Date()): string {
  return [formatOtherDay(at, language, now), formatTime(at, language)].filter(Boolean).join(', ')
}

function dayOf(at: Date): string {
  return at.toLocaleDateString('sv-SE', { timeZone })
}
