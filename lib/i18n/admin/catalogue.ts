import type { Language } from '../language'

/** The words of one area of the admin pages: a key that one language lacks does not compile. */
export function catalogue<Words>(words: { en: Words; de: NoInfer<Words> }): Record<Language, Words> {
  return words
}
