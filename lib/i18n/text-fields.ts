import { fallbackLanguage, isLanguage, type Language, shopLanguage } from './language'

/** In the API: `name_en` beside `name`, which is in the shop's language. */
export type TextFields<Name extends string> = Record<Name, string> & Partial<Record<`${Name}_${Language}`, string>>

const firstLanguages: readonly string[] = [shopLanguage, fallbackLanguage]

/** The contract names German and English one by one. */
export type FurtherLanguage = Exclude<Language, 'de' | 'en'>

export function isFurther(language: string): language is FurtherLanguage {
  return isLanguage(language) && !firstLanguages.includes(language)
}

export function textFields<Name extends string>(name: Name, thing: object): Partial<TextFields<Name>> {
  return Object.fromEntries(textsOf(name, thing).map(({ field, text }) => [field, text])) as Partial<TextFields<Name>>
}

export function textIn(name: string, thing: object, language: Language): string {
  return ownText(Object.fromEntries(textsOf(name, thing).map((each) => [each.language, each.text])), language)
}

function textsOf(name: string, thing: object): { field: string; language: Language; text: string }[] {
  return Object.entries(thing).flatMap(([field, text]: [string, unknown]) => {
    const language = field === name ? shopLanguage : field.startsWith(`${name}_`) && field.slice(name.length + 1)
    return isLanguage(language) && typeof text === 'string' ? [{ field, language, text }] : []
  })
}

/** In the reader's language, else in the fallback's, else in the shop's, else in any. */
export function ownText(texts: Partial<Record<Language, string>>, language: Language): string {
  // An empty text counts as missing, as in a language that was added since.
  const inOrder = [texts[language], texts[fallbackLanguage], texts[shopLanguage], ...Object.values(texts)]
  return inOrder.find(Boolean) ?? ''
}
