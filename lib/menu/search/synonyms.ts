import { stemsOf } from './search-words'

/** Words that are taken for each other, folded. */
export type Synonyms = readonly (readonly string[])[]

/** Everything else that somebody may mean with the word. */
export function synonymsOf(word: string, synonyms: Synonyms): string[] {
  const stems = stemsOf(word)
  return synonyms
    .filter((group) => group.some((term) => stemsOf(term).some((stem) => stems.includes(stem))))
    .flatMap((group) => group.filter((term) => term !== word))
}
