interface LanguageFacts {
  /** In the language itself, as the switch shows it. */
  name: string
  /** What `<html lang>` and hreflang say. */
  tag: string
  /** What Intl is asked for: 24 hours, the day before the month, and known to every browser (en-CH is not). */
  formats: string
  /** As it stands after a word: French puts a narrow space before it that does not break. */
  colon: string
  /** The first day of a month; the others are numbers everywhere. */
  first: string
}

/** Every language of the shop. A new one is a line here and a folder with its texts, which the compiler asks for. */
export const languageFacts = {
  de: { name: 'Deutsch', tag: 'de-CH', formats: 'de-CH', colon: ':', first: '1' },
  en: { name: 'English', tag: 'en', formats: 'en-GB', colon: ':', first: '1' },
  fr: { name: 'Français', tag: 'fr-CH', formats: 'fr-CH', colon: '\u202F:', first: '1er' },
  it: { name: 'Italiano', tag: 'it-CH', formats: 'it-CH', colon: ':', first: '1°' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languageFacts

export const languages = Object.keys(languageFacts) as Language[]

/** For whoever speaks none of them, where the owner has chosen no other. */
export const fallbackLanguage: Language = 'en'

/** In which the owner writes the menu. */
export const shopLanguage: Language = 'de'

/** What a shop offers until its owner chooses, the default first; the database has the same. */
export const languagesAtFirst: readonly [Language, ...Language[]] = [fallbackLanguage, shopLanguage]

/** Of the stored ones those that this program speaks: an older one may lack some. */
export function offeredIn(stored: readonly string[]): Language[] {
  const known = stored.filter(isLanguage)
  return known.length > 0 ? known : [...languagesAtFirst]
}

export interface NamedLanguage {
  code: Language
  /** In the language itself. */
  name: string
}

export function namedLanguages(codes: readonly Language[]): NamedLanguage[] {
  return codes.map((code) => ({ code, name: languageFacts[code].name }))
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languageFacts, value)
}

/** Of what a row or a page remembers: the shop may have given that language up. */
export function knownLanguage(value: unknown): Language {
  return isLanguage(value) ? value : fallbackLanguage
}

export type LinkPrefix = '' | `/${Language}`

export interface Locale {
  language: Language
  /** What every link of the page begins with, so that a customer stays in the kind of address he came by. */
  prefix: LinkPrefix
}

/** The `[locale]` segment: `de` is a fixed address, `~de` a path without a prefix. Null for a segment that is no locale. */
export function parseLocale(param: string): Locale | null {
  const decoded = param.replace(/^%7E/i, '~')
  const language = decoded.startsWith('~') ? decoded.slice(1) : decoded
  if (!isLanguage(language)) return null
  return { language, prefix: decoded.startsWith('~') ? '' : `/${language}` }
}

/** `path` begins with a slash. */
export function href(prefix: LinkPrefix, path: string): string {
  return path === '/' && prefix ? prefix : `${prefix}${path}`
}

/** The best of these languages by an Accept-Language header; the first of them where it names none. */
export function acceptedLanguage(header: string | null | undefined, spoken: readonly Language[]): Language {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/i)
      return { language: tag.toLowerCase().split('-')[0], weight: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter((entry) => entry.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  const best = ranked.map((entry) => spoken.find((language) => language === entry.language)).find(Boolean)
  return best ?? spoken[0] ?? fallbackLanguage
}
