import { fallbackLanguage, isLanguage, shopLanguage, type Language } from './language'
import { ownText } from './own-text'

/**
 * A text of the owner as the API answers it, a field for each language: `name_en` beside `name`, which is what the kitchen
 * writes.
 */
export type TextFields<Name extends string> = Record<Name, string> & Partial<Record<`${Name}_${Language}`, string>>

const firstLanguages: readonly string[] = [shopLanguage, fallbackLanguage]

/** What came to German and English, which the contract names one by one. */
export type FurtherLanguage = Exclude<Language, 'de' | 'en'>

export function isFurther(language: string): language is FurtherLanguage {
  return isLanguage(language) && !firstLanguages.includes(language)
}

/** Of everything that a thing has, these fields alone. */
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
