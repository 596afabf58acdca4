import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import { isLanguage, type Language } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'
import type { TextPlace } from '@/lib/pages/queries'
import { isTextKind } from '@/lib/pages/text-kind'

/** Null where there is no such text. */
export function textPlaceOf({ kind, language }: { kind: string; language: string }): TextPlace | null {
  return isTextKind(kind) && isLanguage(language) ? { kind, language } : null
}

interface Change {
  changedAt: Date | null
  changedBy: string | null
}

/** When, and by whom where that is known; empty for an unchanged text. */
export function lastChangeOf(change: Change, { words, language }: { words: AdminTexts['texts']; language: Language }) {
  if (!change.changedAt) return ''
  const time = formatShortMoment(change.changedAt, language)
  return change.changedBy ? fill(words.by, { time, name: change.changedBy }) : time
}
