import { languages, languagesAtFirst, type Language } from '@/lib/i18n/language'
import { hub } from './events'

/** In which guests are spoken to, the default first: from memory, because every request asks. */
export function offeredLanguages(): readonly Language[] {
  return hub().languages ?? languagesAtFirst
}

/** The staff reads in any language there is; the default of the guests is that of whoever chose none. */
export function staffLanguages(): readonly Language[] {
  const offered = offeredLanguages()
  return [...offered, ...languages.filter((language) => !offered.includes(language))]
}

/** Of what an account or an order remembers: the shop may have given that language up. */
export function offeredLanguage(remembered: string): Language {
  const offered = offeredLanguages()
  return offered.find((language) => language === remembered) ?? offered[0] ?? languagesAtFirst[0]
}
