import { searchWords as de } from '@/lib/i18n/de/search-words'
import { searchWords as en } from '@/lib/i18n/en/search-words'
import { searchWords as fr } from '@/lib/i18n/fr/search-words'
import { searchWords as it } from '@/lib/i18n/it/search-words'
import type { Language } from '@/lib/i18n/language'
import { fold, wordsOf } from './search-words'
import type { Synonyms } from './synonyms'

const searchWords = { de, en, fr, it }

/**
 * What the offered languages call the same, and what the owner adds: one group a line, separated by commas. The words of
 * the others would only make the page heavier.
 */
export function knownSynonyms(ownersText: string, offered: readonly Language[]): Synonyms {
  const things = Object.keys(en) as (keyof typeof en)[]
  const builtIn = things.map((thing) => [
    ...new Set(offered.flatMap((language) => searchWords[language][thing]).map(fold)),
  ])
  const own = ownersText.split('\n').map(wordsOf)
  return [...builtIn, ...own].filter((group) => group.length > 1)
}
