import { hyphenateSync as inGerman } from 'hyphen/de-1996'
import { hyphenateSync as inEnglish } from 'hyphen/en-gb'
import type { Language } from '@/lib/i18n/language'

const syllables: Partial<Record<Language, (word: string) => string>> = {
  de: (word) => inGerman(word),
  // The English patterns know no other letters, which names of places and dishes have.
  en: (word) => (/[^a-z]/i.test(word) ? inGerman(word) : inEnglish(word)),
}

/** Shorter ones have room in every column, however large the letters are. */
const longWords = /\p{L}{8,}/gu

/**
 * With soft hyphens in its long words: few browsers have a dictionary of syllables for every language, and without one
 * a word that is wider than its column breaks anywhere. For the server only, because of the patterns.
 */
export function hyphenate(text: string, language: Language): string {
  return text.replace(longWords, (word) => syllables[language]?.(word) ?? word)
}
