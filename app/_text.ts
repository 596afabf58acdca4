import { cache } from 'react'
import type { Language } from '@/lib/i18n/language'
import { currentText } from '@/lib/texts/current-texts'
import { factsOf } from '@/lib/texts/facts'
import { fillText } from '@/lib/texts/fill-text'
import { parseText } from '@/lib/texts/parse-text'
import { type Sections, sectionsOf } from '@/lib/texts/sections-of'
import type { TextKind } from '@/lib/texts/text-kind'
import { theShop, today } from './_shop'

interface ShownText extends Sections {
  /** Null for the default. */
  changedAt: Date | null
}

/** Cached per render, so that page and head agree. */
export const theText = cache(async (kind: TextKind, language: Language): Promise<ShownText> => {
  const [shop, { markdown, isDefault, changedAt }] = await Promise.all([theShop(), currentText(kind, language)])
  return {
    ...sectionsOf(fillText(parseText(markdown, kind).blocks, factsOf(shop, language, today()))),
    changedAt: isDefault ? null : changedAt,
  }
})
