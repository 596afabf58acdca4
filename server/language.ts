import type { IncomingHttpHeaders } from 'node:http'
import { acceptedLanguage, isLanguage, languages, type Language } from '@/lib/i18n/language'

const chosenLanguage = new RegExp(`(?:^|;)\\s*locale=(${languages.join('|')})\\s*(?:;|$)`)

export interface LocalizedAddress {
  language: Language
  /** What Next gets as `[locale]`: fixed addresses by name, all others with a tilde. */
  localeParam: Language | `~${Language}`
  /** The address without its language. */
  segments: readonly string[]
}

/** `/de/menu` is German for everybody; `/menu` has the language of the cookie, else of the browser, else English. */
export function localizeAddress(segments: readonly string[], headers: IncomingHttpHeaders): LocalizedAddress {
  const [first, ...rest] = segments
  if (isLanguage(first)) return { language: first, localeParam: first, segments: rest }
  const language = preferredLanguage(headers)
  return { language, localeParam: `~${language}`, segments }
}

export function preferredLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = chosenLanguage.exec(headers.cookie ?? '')?.[1]
  return isLanguage(chosen) ? chosen : acceptedLanguage(headers['accept-language'])
}
