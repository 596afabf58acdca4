import { fallbackLanguage, shopLanguage, type Language } from './language'

/** What the owner wrote himself, in the language of the reader if he did, else in one that most people read, else at all. */
export function ownText(texts: Partial<Record<Language, string>>, language: Language): string {
  // An empty text is one that nobody wrote, as in a language that was added since.
  const inOrder = [texts[language], texts[fallbackLanguage], texts[shopLanguage], ...Object.values(texts)]
  return inOrder.find(Boolean) ?? ''
}
