interface LanguageFacts {
  name: string
  tag: string
  /** For Intl: 24 hours, the day before the month, and known to every browser (en-CH is not). */
  formats: string
  /** French has a narrow no-break space before it. */
  colon: string
  /** The first day of a month; the others are numbers everywhere. */
  first: string
}

/** A new language is a line here and a folder with its texts, which the compiler asks for. */
export const languageFacts = {
  de: { name: 'Deutsch', tag: 'de-CH', formats: 'de-CH', colon: ':', first: '1' },
  en: { name: 'English', tag: 'en', formats: 'en-GB', colon: ':', first: '1' },
  fr: { name: 'Français', tag: 'fr-CH', formats: 'fr-CH', colon: '\u202F:', first: '1er' },
  it: { name: 'Italiano', tag: 'it-CH', formats: 'it-CH', colon: ':', first: '1°' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languageFacts

export const languages = Object.keys(languageFacts) as Language[]

/** For customers who speak no offered language, unless the owner has chosen another. */
export const fallbackLanguage: Language = 'en'

/** The owner writes the menu in it. */
export const shopLanguage: Language = 'de'

/** Until the owner chooses, the default first; the database has the same. */
export const languagesAtFirst: readonly [Language, ...Language[]] = [fallbackLanguage, shopLanguage]

/** Stored languages that an older program does not know are left out. */
export function offeredIn(stored: readonly string[]): Language[] {
  const known = stored.filter(isLanguage)
  return known.length > 0 ? known : [...languagesAtFirst]
}

export interface NamedLanguage {
  code: Language
  name: string
}

export function namedLanguages(codes: readonly Language[]): NamedLanguage[] {
  return codes.map((code) => ({ code, name: languageFacts[code].name }))
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languageFacts, value)
}

/** Falls back where a stored language is no longer known. */
export function knownLanguage(value: unknown): Language {
  return isLanguage(value) ? value : fallbackLanguage
}

export type LinkPrefix = '' | `/${Language}`

export interface Locale {
  language: Language
  /** Begins every link of the page, so that the customer keeps the kind of address that they came by. */
  prefix: LinkPrefix
}

/** The `[locale]` segment: `de` is a fixed address, `~de` a path without a prefix. Null for any other segment. */
export function parseLocale(param: string): Locale | null {
  const decoded = param.replace(/^%7E/i, '~')
  const language = decoded.startsWith('~') ? decoded.slice(1) : decoded
  if (!isLanguage(language)) return null
  return { language, prefix: decoded.startsWith('~') ? '' : `/${language}` }
}

export function href(prefix: LinkPrefix, path: string): string {
  return path === '/' && prefix ? prefix : `${prefix}${path}`
}

/** The first of `spoken` where the Accept-Language header names none. */
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
