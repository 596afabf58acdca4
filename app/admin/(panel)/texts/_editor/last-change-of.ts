import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'

interface Change {
  changedAt: Date | null
  changedBy: string | null
}

/** When, and by whom where that is known; nothing where nobody has changed anything. */
export function lastChangeOf(change: Change, { words, language }: { words: AdminTexts['texts']; language: Language }) {
  if (!change.changedAt) return ''
  const time = formatShortMoment(change.changedAt, language)
  return change.changedBy ? fill(words.by, { time, name: change.changedBy }) : time
}
