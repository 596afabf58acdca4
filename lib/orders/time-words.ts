import { fill } from '@/lib/i18n/fill'
import { formatDay, formatTime, isSameDayOrNight } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'

interface TimeContext {
  orderedAt: Date
  words: { sameDay: string; otherDay: string }
  language: Language
}

export function timeWords(at: Date, { orderedAt, words, language }: TimeContext): string {
  const values = { day: dayInOnePiece(at, language), time: formatTime(at, language) }
  return fill(isSameDayOrNight(at, orderedAt) ? words.sameDay : words.otherDay, values)
}

/** "29. November" stays on one line. */
function dayInOnePiece(at: Date, language: Language): string {
  return formatDay(at, language).replace(/(\d\.?) (?=\p{L})/u, '$1\u00a0')
}
