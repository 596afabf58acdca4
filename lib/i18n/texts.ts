import { catalogueOf, type Catalogue } from './catalogue'
import { de } from './de/texts'
import { en } from './en/texts'
import { fr } from './fr/texts'
import { it } from './it/texts'
import type { Language } from './language'

export type Texts = Catalogue['shop']

export type AdminTexts = Catalogue['admin']

export const catalogues: Record<Language, Catalogue> = {
  de: catalogueOf(de),
  en: catalogueOf(en),
  fr: catalogueOf(fr),
  it: catalogueOf(it),
}

/** For the server alone: the browser gets only the texts that it shows. */
export function texts(language: Language): Catalogue {
  return catalogues[language]
}
