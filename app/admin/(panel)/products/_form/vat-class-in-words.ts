import type { AdminTexts } from '@/lib/i18n/texts'
import type { VatClass } from '@/lib/menu/vocabulary'

export function vatClassInWords(vatClass: VatClass, words: AdminTexts['menu']): string {
  return { reduced: words.vatReduced, standard: words.vatStandard, none: words.vatNone }[vatClass]
}
