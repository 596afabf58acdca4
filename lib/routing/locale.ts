import type { IncomingHttpHeaders } from 'node:http'
import { acceptedLanguage, isLanguage, type Language } from '@/lib/i18n/language'

const chosenLanguage = /(?:^|;)\s*locale=([a-z]{2})\s*(?:;|$)/

export interface LocalizedPath {
  language: Language
  /** The `[locale]` segment for Next: `de` if the address names the language, `~de` if the request prefers it. */
  localeParam: Language | `~${Language}`
  segments: readonly string[]
}

/** `/de/menu` is always German; `/menu` follows the cookie, else the browser, else the first offered language. */
export function readLocale(
  segments: readonly string[],
  headers: IncomingHttpHeaders,
  spoken: readonly Language[],
): LocalizedPath {
  const [first, ...rest] = segments
  if (isLanguage(first)) return { language: first, localeParam: first, segments: rest }
  const language = preferredLanguage(headers, spoken)
  return { language, localeParam: `~${language}`, segments }
}

export function preferredLanguage(headers: IncomingHttpHeaders, spoken: readonly Language[]): Language {
  const chosen = chosenLanguage.exec(headers.cookie ?? '')?.[1]
  return spoken.find((language) => language === chosen) ?? acceptedLanguage(headers['accept-language'], spoken)
}
