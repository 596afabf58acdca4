import { fill } from '@/lib/i18n/fill'
import { formatShortDate } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { instantOn, type CalendarDay } from '@/lib/platform/time'
import { weekInWords } from '@/lib/shop/week-in-words'
import type { SoldWhen } from './sold-when'

interface Spoken {
  words: { soldFrom: string; soldUntil: string; soldFromUntil: string; soldNever: string }
  language: Language
}

/** "Mon-Fri 11:00-14:00, until 24 Dec 2026"; empty where it is always sold. */
export function soldWhenInWords(when: SoldWhen, spoken: Spoken): string {
  return [hoursInWords(when, spoken), daysInWords(when, spoken)].filter(Boolean).join(', ')
}

function hoursInWords({ hours }: SoldWhen, { words, language }: Spoken): string {
  if (hours === null) return ''
  if (hours.length === 0) return words.soldNever
  return weekInWords(hours, language)
    .filter(({ times }) => times !== '')
    .map(({ days, times }) => `${days} ${times}`)
    .join(', ')
}

function daysInWords({ from, until }: SoldWhen, { words, language }: Spoken): string {
  const day = (calendarDay: CalendarDay | null) =>
    calendarDay === null ? '' : formatShortDate(instantOn(calendarDay, 12 * 60), language)
  const template = from && until ? words.soldFromUntil : from ? words.soldFrom : until ? words.soldUntil : ''
  return fill(template, { from: day(from), until: day(until) })
}
