import { z } from 'zod'
import { languages, type Language } from './language'

/** What the owner wrote himself, in each language of the shop; empty where he wrote nothing. */
export type Localized = Record<Language, string>

/** As the database keeps it: a language that was added since is missing there. */
export function localizedOf(stored: unknown): Localized {
  const texts = stored as Partial<Localized>
  return Object.fromEntries(languages.map((language) => [language, texts[language] ?? ''])) as Localized
}

/** Of a field of the contract, the language in which it holds such a text: `note_de` and `note_en` are one `note`. */
export const ownTexts = z.registry<{ language: Language }>()

/** Of an answer. By the brand the compiler knows that inside it is one text in each language. */
export function answeredText(language: Language) {
  return z.string().brand<'localized', 'inout'>().register(ownTexts, { language })
}

/** The same of a request, read by `schema`. */
export function sentText<Schema extends z.ZodType<string, string | undefined>>(language: Language, schema: Schema) {
  ownTexts.add(schema, { language })
  return schema.brand<'localized'>()
}
