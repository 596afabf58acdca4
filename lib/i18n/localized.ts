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
const ownTexts = z.registry<{ isName: boolean }>()

/** Of an answer. By the brand the compiler knows that inside it is one text in each language. */
export function answeredText() {
  return z.string().brand<'localized', 'inout'>().register(ownTexts, { isName: false })
}

/** A name in one language, of what is called otherwise elsewhere: `name_fr` is one of `names` inside. */
export function answeredName() {
  return z
    .string()
    .brand<'localizedName', 'inout'>()
    .register(ownTexts, { isName: true })
    .optional()
    .meta({ description: 'Absent: it is called as everywhere.' })
}

/** The same of a request, read by `schema`. */
export function sentText<Schema extends z.ZodType<string, string | undefined>>(schema: Schema) {
  ownTexts.add(schema, { isName: false })
  return schema.brand<'localized'>()
}

/** The same of a name in one language; an empty one takes it away. */
export function sentName<Schema extends z.ZodType<string, string | undefined>>(schema: Schema) {
  ownTexts.add(schema, { isName: true })
  return schema.brand<'localizedName'>()
}

export function ownTextOf(schema: z.ZodType): { isName: boolean } | undefined {
  return ownTexts.get(schema)
}

/** A field for each further language, to stand last in its object: `description_fr` beside `description_en`. */
export function inFurtherLanguages<Name extends string, Field>(
  name: Name,
  field: Field,
): Record<`${Name}_${FurtherLanguage}`, Field> {
  const fields = languages.filter(isFurther).map((language) => [`${name}_${language}`, field])
  return Object.fromEntries(fields) as Record<`${Name}_${FurtherLanguage}`, Field>
}

/** A field for every language: `name_fr` beside a name that is the same everywhere else. */
export function inEveryLanguage<Name extends string, Field>(
  name: Name,
  field: Field,
): Record<`${Name}_${Language}`, Field> {
  const fields = languages.map((language) => [`${name}_${language}`, field])
  return Object.fromEntries(fields) as Record<`${Name}_${Language}`, Field>
}

/** The field's name says its language at the end; a name that says none holds what the kitchen writes. */
export function languageOfField(name: string): { language: Language; text: string } {
  const language = languages.find((known) => name.endsWith(`_${known}`))
  return language ? { language, text: name.slice(0, -`_${language}`.length) } : { language: shopLanguage, text: name }
}
