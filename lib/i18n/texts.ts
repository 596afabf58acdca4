import type { Catalogue } from './catalogue'
import { de } from './de/texts'
import { en } from './en/texts'
import { fr } from './fr/texts'
import { it } from './it/texts'
import type { Language } from './language'

/** What customers read. */
export type Texts = Catalogue['shop']

/** What the staff reads. */
export type AdminTexts = Catalogue['admin']

export const catalogues: Record<Language, Catalogue> = { de, en, fr, it }

/** For the server alone: the browser is handed the words that it shows. */
export function texts(language: Language): Catalogue {
  return catalogues[language]
}
