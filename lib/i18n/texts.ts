import { de } from './de'
import { en } from './en'
import type { Language } from './language'

export type Texts = typeof en

const catalogues: Record<Language, Texts> = { de, en }

export function texts(language: Language): Texts {
  return catalogues[language]
}
