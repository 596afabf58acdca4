import type { Language } from '@/lib/i18n/language'

const timeZone = 'Europe/Zurich'
const locales: Record<Language, string> = { de: 'de-CH', en: 'en-GB' }

/** "18:45" today, "Saturday 21 November, 18:45" on another day; as the clock on the shop's wall shows it. */
export function formatMoment(at: Date, language: Language, now = new Date()): string {
  const time = at.toLocaleTimeString(locales[language], { timeZone, hour: '2-digit', minute: '2-digit' })
  if (dayOf(at) === dayOf(now)) return time
  const day = at.toLocaleDateString(locales[language], { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  return `${day}, ${time}`
}

function dayOf(at: Date): string {
  return at.toLocaleDateString('sv-SE', { timeZone })
}
