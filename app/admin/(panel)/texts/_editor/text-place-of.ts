import { isLanguage } from '@/lib/i18n/language'
import type { TextPlace } from '@/lib/texts/queries'
import { isTextKind } from '@/lib/texts/text-kind'

/** Null: there is no such text. */
export function textPlaceOf({ kind, language }: { kind: string; language: string }): TextPlace | null {
  return isTextKind(kind) && isLanguage(language) ? { kind, language } : null
}
