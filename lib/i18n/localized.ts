import { z } from 'zod'
import { languages, shopLanguage, type Language } from './language'
import { isFurther, type FurtherLanguage } from './text-fields'

/** What the owner wrote himself, in each language of the shop; empty where he wrote nothing. */
export type Localized = Record<Language, string>

/** As the database keeps it: a language that was added since is missing there. */
export function localizedOf(stored: unknown): Localized {
  const texts = stored as Partial<Localized>
  return Object.fromEntries(languages.map((language) => [language, texts[language] ?? ''])) as Localized
}

/** The fields of the contract that hold such a text in one language: `note_de` and `note_en` are one `note` inside. */
const ownTexts = z.registry<{ isOwnText: true }>()

/** Of an answer. By the brand the compiler knows that inside it is one text in each language. */
export function answeredText() {
  return z.string().brand<'localized', 'inout'>().register(ownTexts, { isOwnText: true })
}

/** The same of a request, read by `schema`. */
export function sentText<Schema extends z.ZodType<string, string | undefined>>(schema: Schema) {
  ownTexts.add(schema, { isOwnText: true })
  return schema.brand<'localized'>()
}

export function isOwnText(schema: z.ZodType): boolean {
  return ownTexts.get(schema)?.isOwnText ?? false
}

/** A field for each further language, to stand last in its object: `description_fr` beside `description_en`. */
export function inFurtherLanguages<Name extends string, Field>(
  name: Name,
  field: Field,
): Record<`${Name}_${FurtherLanguage}`, Field> {
  const fields = languages.filter(isFurther).map((language) => [`${name}_${language}`, field])
  return Object.fromEntries(fields) as Record<`${Name}_${FurtherLanguage}`, Field>
}

/** The field's name says its language at the end; a name that says none holds what the kitchen writes. */
export function languageOfField(name: string): { language: Language; text: string } {
  const language = languages.find((known) => name.endsWith(`_${known}`))
  return language ? { language, text: name.slice(0, -`_${language}`.length) } : { language: shopLanguage, text: name }
}
