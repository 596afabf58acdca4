import { hyphenateSync as inGerman } from 'hyphen/de-1996'
import { hyphenateSync as inEnglish } from 'hyphen/en-gb'
import { hyphenateSync as inFrench } from 'hyphen/fr'
import { hyphenateSync as inItalian } from 'hyphen/it'
import type { Language } from '@/lib/i18n/language'

// A language without patterns of its own breaks its words as the browser does.
const syllables: Partial<Record<string, (word: string) => string>> = {
  de: (word) => inGerman(word),
  // The English patterns know no other letters, which names of places and dishes have.
  en: (word) => (/[^a-z]/i.test(word) ? inGerman(word) : inEnglish(word)),
  fr: (word) => inFrench(word),
  it: (word) => inItalian(word),
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
