import type { Language } from '@/lib/i18n/language'
import { searchWords } from '@/lib/i18n/search-words'
import { wordsOf, type Synonyms } from './menu-search'

/** Only offered languages. The owner's groups are lines, separated by commas. */
export function knownSynonyms(ownersText: string, offered: readonly Language[]): Synonyms {
  const builtIn = searchWords.map((words) => wordsOf(offered.map((language) => words[language]).join(' ')))
  const own = ownersText.split('\n').map(wordsOf)
  return [...builtIn.map((group) => [...new Set(group)]), ...own].filter((group) => group.length > 1)
}
