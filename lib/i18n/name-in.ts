import { folded } from '../platform/values/folded'
import { isLanguage, type Language } from './language'

export type Names = Partial<Record<Language, string>>

export interface Named {
  name: string
  names: Names
}

export function nameIn({ name, names }: Named, language: Language): string {
  return names[language] || name
}

/** The API has them beside the name: `name_fr`. */
export function answeredNameIn(thing: { name: string }, language: Language): string {
  const own: unknown = Object.entries(thing).find(([field]) => field === `name_${language}`)?.[1]
  return typeof own === 'string' && own ? own : thing.name
}

/** For a search that finds it by every name. */
export function namesBeside({ name, names }: Named, language: Language): string[] {
  const shown = nameIn({ name, names }, language)
  return [...new Set([name, ...Object.values(names)])].filter((each) => each !== '' && each !== shown)
}

/** A sent empty name removes that of its language. */
export function mergedNames(before: Names | undefined, sent: Names | undefined): Names {
  return Object.fromEntries(Object.entries({ ...before, ...sent }).filter(([, name]) => name))
}

/** Leaves out stored languages that this program does not know. */
export function storedNames(stored: unknown): Names {
  const known = Object.entries(stored ?? {}).filter(
    ([language, name]) => isLanguage(language) && typeof name === 'string',
  )
  return Object.fromEntries(known)
}

export function nameKey(name: string): string {
  return folded(name.normalize('NFC').trim())
}
