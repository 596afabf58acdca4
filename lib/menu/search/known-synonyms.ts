import { searchWords as de } from '@/lib/i18n/de/search-words'
import { searchWords as en } from '@/lib/i18n/en/search-words'
import { searchWords as it } from '@/lib/i18n/it/search-words'
import { fold, wordsOf } from './search-words'
import type { Synonyms } from './synonyms'

/** What the languages call the same, and what the owner adds: one group a line, separated by commas. */
export function knownSynonyms(ownersText: string): Synonyms {
  const things = Object.keys(en) as (keyof typeof en)[]
  const builtIn = things.map((thing) => [...new Set([...en[thing], ...de[thing], ...it[thing]].map(fold))])
  const own = ownersText.split('\n').map(wordsOf)
  return [...builtIn, ...own].filter((group) => group.length > 1)
}
