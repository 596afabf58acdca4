import { cache } from 'react'
import type { Language } from '@/lib/i18n/language'
import { currentText } from '@/lib/pages/current-texts'
import { factsOf } from '@/lib/pages/facts'
import { fillText } from '@/lib/pages/fill-text'
import { parseText } from '@/lib/pages/parse-text'
import { type Sections, sectionsOf } from '@/lib/pages/sections-of'
import type { TextKind } from '@/lib/pages/text-kind'
import { cachedShop, today } from './_shop'

interface ShownText extends Sections {
  /** Null for the default. */
  changedAt: Date | null
}

/** Cached per render, so that page and head agree. */
export const theText = cache(async (kind: TextKind, language: Language): Promise<ShownText> => {
  const [shop, { markdown, isDefault, changedAt }] = await Promise.all([cachedShop(), currentText(kind, language)])
  return {
    ...sectionsOf(fillText(parseText(markdown, kind).blocks, factsOf(shop, language, today()))),
    changedAt: isDefault ? null : changedAt,
  }
})
