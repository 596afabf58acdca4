import { fallbackLanguage, shopLanguage, type Language } from './language'

/** What the owner wrote himself, in the language of the reader if it is there, else in one that most people read. */
export function ownText(texts: Partial<Record<Language, string>>, language: Language): string {
  return texts[language] ?? texts[fallbackLanguage] ?? texts[shopLanguage] ?? ''
}
