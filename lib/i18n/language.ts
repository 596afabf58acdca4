export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]
export type LinkPrefix = '' | '/de' | '/en'

export interface Locale {
  language: Language
  /** What every link of the page begins with, so that a customer stays in the kind of address he came by. */
  prefix: LinkPrefix
}

export function isLanguage(value: unknown): value is Language {
  return value === 'de' || value === 'en'
}

/**
 * Of the `[locale]` segment: `de` and `en` are fixed addresses; `~de` and `~en` are the paths without a prefix. Null for
 * a segment that is no locale.
 */
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

/** The best supported language of an Accept-Language header; English where none fits. */
export function acceptedLanguage(header: string | null | undefined): Language {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/i)
      return { language: tag.toLowerCase().split('-')[0], weight: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter((entry) => isLanguage(entry.language) && entry.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  const best = ranked[0]?.language
  return isLanguage(best) ? best : 'en'
}
