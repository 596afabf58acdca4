import { listHref } from '@/app/admin/_table/address'
import { formatShortDate, formatWeekday } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { Bar, Span } from '@/lib/orders/reports/sales-comparison'

const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** The round number of francs that the highest bar does not pass, in Rappen. */
export function topOf(mostRappen: number): number {
  const francs = Math.max(mostRappen / 100, 10)
  const power = 10 ** Math.floor(Math.log10(francs))
  const step = steps.find((factor) => factor * power >= francs) ?? 10
  return step * power * 100
}

/** Noon is on the same day in every place where somebody reads it. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** Below the bar: the hour, the weekday or the day of the month. */
export function shortName({ at }: Bar, span: Span, language: Language): string {
  if ('hour' in at) return String(at.hour)
  return span === 'week' ? formatWeekday(noonOf(at.day), language) : String(Number(at.day.slice(-2)))
}

export function fullName({ at }: Bar, language: Language): string {
  if ('hour' in at) return `${String(at.hour).padStart(2, '0')}:00`
  return `${formatWeekday(noonOf(at.day), language)} ${formatShortDate(noonOf(at.day), language)}`
}

/** To the orders of the hour, to the report of the day. */
export function hrefOf({ at }: Bar, day: string): string {
  return 'hour' in at
    ? listHref('/admin/orders/all', {}, { day, hour: String(at.hour), status: 'sold' })
    : listHref('/admin/report', {}, { day: at.day })
}
