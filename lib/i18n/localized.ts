import { z } from 'zod'
import { languages, shopLanguage, type Language } from './language'
import { isFurther } from './text-fields'

/** A text of the owner in each language; empty where none was written. */
export type Localized = Record<Language, string>

/** A language that was added since is missing in the database. */
export function localizedOf(stored: unknown): Localized {
  const texts = stored as Partial<Localized>
  return Object.fromEntries(languages.map((language) => [language, texts[language] ?? ''])) as Localized
}

/** Contract fields of one language: `note_de` and `note_en` are one `note` inside. */
const ownTexts = z.registry<{ isName: boolean }>()

/** In an answer. The brand tells the compiler that inside it is one text in each language. */
export function answeredText() {
  return z.string().brand<'localized', 'inout'>().register(ownTexts, { isName: false })
}

/** In an answer: `name_fr` is one of `names` inside. */
export function answeredName() {
  return z
    .string()
    .brand<'localizedName', 'inout'>()
    .register(ownTexts, { isName: true })
    .optional()
    .meta({ description: 'Absent: it is called as everywhere.' })
}

/** In a request, read by `schema`. */
export function sentText<Schema extends z.ZodType<string, string | undefined>>(schema: Schema) {
  ownTexts.add(schema, { isName: false })
  return schema.brand<'localized'>()
}

/** In a request; an empty name is removed. */
export function sentName<Schema extends z.ZodType<string, string | undefined>>(schema: Schema) {
  ownTexts.add(schema, { isName: true })
  return schema.brand<'localizedName'>()
}

export function ownTextOf(schema: z.ZodType): { isName: boolean } | undefined {
  return ownTexts.get(schema)
}

/** Spread last in an object: `description_fr` beside `description_en`. */
export function inFurtherLanguages<Name extends string, Field>(name: Name, field: Field) {
  return inLanguages(languages.filter(isFurther), name, field)
}

/** Beside a text in the shop's language that stands under the plain name. */
export function inOtherLanguages<Name extends string, Field>(name: Name, field: Field) {
  return inLanguages(['en', ...languages.filter(isFurther)], name, field)
}

/** `name_fr` beside a name that is the same everywhere else. */
export function inEveryLanguage<Name extends string, Field>(name: Name, field: Field) {
  return inLanguages(languages, name, field)
}

function inLanguages<Name extends string, Among extends Language, Field>(
  among: readonly Among[],
  name: Name,
  field: Field,
): Record<`${Name}_${Among}`, Field> {
  const fields = among.map((language) => [`${name}_${language}`, field])
  return Object.fromEntries(fields) as Record<`${Name}_${Among}`, Field>
}

/** The name's suffix is its language; without one it is the shop's. */
export function languageOfField(name: string): { language: Language; text: string } {
  const language = languages.find((known) => name.endsWith(`_${known}`))
  return language ? { language, text: name.slice(0, -`_${language}`.length) } : { language: shopLanguage, text: name }
}
