import type { Language } from '@/lib/i18n/language'
import type { Names } from '@/lib/i18n/name-in'
import { ownText } from '@/lib/i18n/text-fields'
import { longestNote } from '@/lib/shop/limits'
import { longestCategoryName, longestDescription, longestDishName, longestOptionName } from '../limits'

export const textKinds = ['header_note', 'closure', 'description', 'option_group', 'option'] as const
const nameKinds = ['category', 'menu_item'] as const
export const translatedKinds = [...textKinds, ...nameKinds] as const
export type TranslatedKind = (typeof translatedKinds)[number]

export interface Translatable {
  kind: TranslatedKind
  id: string
  of: string
  texts: Names
  version: number
}

export interface Untranslated extends Omit<Translatable, 'texts'> {
  /** The text that customers read instead. */
  instead: string
}

/** Written, but not in this language; an empty text is missing nowhere. */
export function untranslatedIn(all: readonly Translatable[], language: Language): Untranslated[] {
  return all.flatMap(({ texts, ...text }) => {
    const instead = ownText(texts, language)
    return instead && !texts[language] ? [{ ...text, instead }] : []
  })
}

/** A name may be the same everywhere, as Cola is: it is not counted as missing. */
export function isName({ kind }: Pick<Translatable, 'kind'>): boolean {
  return nameKinds.some((name) => name === kind)
}

export const longestTranslation: Record<TranslatedKind, number> = {
  header_note: longestNote,
  closure: longestNote,
  category: longestCategoryName,
  menu_item: longestDishName,
  description: longestDescription,
  option_group: longestOptionName,
  option: longestOptionName,
}
