import { cache } from 'react'
import type { Language } from '@/lib/i18n/language'
import { currentText } from '@/lib/texts/current-texts'
import { factsOf } from '@/lib/texts/facts'
import { fillText } from '@/lib/texts/fill-text'
import { parseText } from '@/lib/texts/parse-text'
import { sectionsOf, type Sections } from '@/lib/texts/sections-of'
import type { TextKind } from '@/lib/texts/text-kind'
import { theShop, today } from './_shop'

interface ShownText extends Sections {
  /** When the owner last changed it; null: never. */
  changedAt: Date | null
}

/** A page's text as it is shown now, with the facts of the settings. Asked by the page and its head alike. */
export const theText = cache(async (kind: TextKind, language: Language): Promise<ShownText> => {
  const [shop, { markdown, changedAt }] = await Promise.all([theShop(), currentText(kind, language)])
  return { ...sectionsOf(fillText(parseText(markdown, kind).blocks, factsOf(shop, today()))), changedAt }
})
