import type { IncomingHttpHeaders } from 'node:http'
import { acceptedLanguage, isLanguage, languages, type Language } from '@/lib/i18n/language'

const chosenLanguage = new RegExp(`(?:^|;)\\s*locale=(${languages.join('|')})\\s*(?:;|$)`)

export interface LocalizedPath {
  language: Language
  /** The `[locale]` segment for Next: `de` if the address names the language, `~de` if the request prefers it. */
  localeParam: Language | `~${Language}`
  segments: readonly string[]
}

/** `/de/menu` is German for everybody; `/menu` has the language of the cookie, else of the browser, else English. */
export function readLocale(segments: readonly string[], headers: IncomingHttpHeaders): LocalizedPath {
  const [first, ...rest] = segments
  if (isLanguage(first)) return { language: first, localeParam: first, segments: rest }
  const language = preferredLanguage(headers)
  return { language, localeParam: `~${language}`, segments }
}

export function preferredLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = chosenLanguage.exec(headers.cookie ?? '')?.[1]
  return isLanguage(chosen) ? chosen : acceptedLanguage(headers['accept-language'])
}
