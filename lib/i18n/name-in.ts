import { isLanguage, type Language } from './language'

/** Names of their own in some languages; in all others the name itself is read. */
export type Names = Partial<Record<Language, string>>

export interface Named {
  name: string
  names: Names
}

export function nameIn({ name, names }: Named, language: Language): string {
  return names[language] || name
}

/** The same of an answer of the API, which has them beside the name: `name_fr`. */
export function answeredNameIn(thing: { name: string }, language: Language): string {
  const own: unknown = Object.entries(thing).find(([field]) => field === `name_${language}`)?.[1]
  return typeof own === 'string' && own ? own : thing.name
}

/** What it is called in the other languages, for a search that finds it by every one of them. */
export function namesBeside({ name, names }: Named, language: Language): string[] {
  const shown = nameIn({ name, names }, language)
  return [...new Set([name, ...Object.values(names)])].filter((each) => each !== '' && each !== shown)
}

/** Of names that were there and names that are sent: an empty one takes that of its language away. */
export function mergedNames(before: Names | undefined, sent: Names | undefined): Names {
  return Object.fromEntries(Object.entries({ ...before, ...sent }).filter(([, name]) => name))
}

/** As the database keeps them. */
export function storedNames(stored: unknown): Names {
  const known = Object.entries(stored ?? {}).filter(
    ([language, name]) => isLanguage(language) && typeof name === 'string',
  )
  return Object.fromEntries(known)
}
