import { formatDay, formatTime, isSameDay } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'

/** "Saturday 21 November"; null for today, which needs no words. */
export function formatOtherDay(at: Date, language: Language, now = new Date()): string | null {
  return isSameDay(at, now) ? null : formatDay(at, language)
}

/** "Saturday 21 November, 18:45", the day only where it is not today. */
export function formatDayAndTime(at: Date, language: Language, now = new Date()): string {
  return [formatOtherDay(at, language, now), formatTime(at, language)].filter(Boolean).join(', ')
}
