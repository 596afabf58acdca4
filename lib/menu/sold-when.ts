import { fill } from '@/lib/i18n/fill'
import { formatShortDate } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { addDays, calendarDayOf, type CalendarDay, instantOn } from '@/lib/platform/time'
import {
  businessDayOf,
  isOpenAt,
  nextOpening,
  opensMinute,
  spansOfDay,
  type ClosedDays,
  type OpenSpan,
  type WeeklySpan,
} from '@/lib/shop/opening-hours'
import { weekInWords } from '@/lib/shop/week-in-words'
import { commonHours } from './common-hours'

// When something is sold. Browser, quote and order ask the same, about the moment for which is ordered.

/** As the owner has set it for a category or a menu item. */
export interface SellingTimes {
  /** Empty: at every hour. */
  sellingTimes: readonly WeeklySpan[]
  /** First and last day on which a span may begin; null: no limit. */
  soldFrom: CalendarDay | null
  soldUntil: CalendarDay | null
}

/** What is left where several must agree. */
export interface SoldWhen {
  /** Null: at every hour; empty: never, because they have no hour in common. */
  hours: readonly WeeklySpan[] | null
  from: CalendarDay | null
  until: CalendarDay | null
}

/** A menu item is sold when its category and itself are: its own times narrow those of the category. */
export function soldWhen(category: SellingTimes, item: SellingTimes): SoldWhen {
  return {
    hours: hoursOf(category.sellingTimes, item.sellingTimes),
    from: latest(category.soldFrom, item.soldFrom),
    until: earliest(category.soldUntil, item.soldUntil),
  }
}

export function isAlwaysSold({ hours, from, until }: SoldWhen): boolean {
  return hours === null && from === null && until === null
}

/** At this instant, which is the one for which is ordered, not the one at which. */
export function isSoldAt(when: SoldWhen, closures: readonly ClosedDays[], instant: Date): boolean {
  return isAlwaysSold(when) || isOpenAt(when.hours ?? everyHour, daysOff(when, closures), instant)
}

/** This instant, or the next at which it is sold; null: not within a year. */
export function nextSoldAt(when: SoldWhen, closures: readonly ClosedDays[], instant: Date): Date | null {
  if (isSoldAt(when, closures, instant)) return instant
  return nextOpening(when.hours ?? everyHour, daysOff(when, closures), instant)
}

/** The first of these instants, which are in order, at which it is sold; the days are looked up once for all of them. */
export function firstSoldAt(when: SoldWhen, closures: readonly ClosedDays[], instants: readonly Date[]): Date | null {
  const [first, last] = [instants[0], instants.at(-1)]
  if (!first || !last || isAlwaysSold(when)) return first ?? null
  const off = daysOff(when, closures)
  const spans: OpenSpan[] = []
  for (let day = addDays(calendarDayOf(first), -1); day <= calendarDayOf(last); day = addDays(day, 1))
    spans.push(...spansOfDay(when.hours ?? everyHour, off, day))
  return instants.find((at) => spans.some(({ opensAt, closesAt }) => opensAt <= at && at < closesAt)) ?? null
}

/** Its last day is over. */
export function isOver({ until }: Pick<SoldWhen, 'until'>, now: Date): boolean {
  return until !== null && until < businessDayOf(now)
}

// A day without hours of its own is a business day: what is sold after midnight belongs to the evening before.
const everyHour = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '05:00', closes: '05:00' }))

const firstOfAll: CalendarDay = '0001-01-01'
const lastOfAll: CalendarDay = '9999-12-31'

/** The days before the first and after the last are as good as closed; only hours of its own know the shop's closures. */
function daysOff({ hours, from, until }: SoldWhen, closures: readonly ClosedDays[]): ClosedDays[] {
  return [
    ...(hours === null ? [] : closures),
    ...(from === null ? [] : [{ firstDay: firstOfAll, lastDay: addDays(from, -1) }]),
    ...(until === null ? [] : [{ firstDay: addDays(until, 1), lastDay: lastOfAll }]),
  ]
}

function hoursOf(category: readonly WeeklySpan[], item: readonly WeeklySpan[]): readonly WeeklySpan[] | null {
  if (category.length > 0 && item.length > 0) return spansInOrder(commonHours(category, item))
  const only = category.length > 0 ? category : item
  return only.length > 0 ? spansInOrder(only) : null
}

/** By the day and the hour they begin, each with its fields in one order: PostgreSQL keeps neither. */
export function spansInOrder(spans: readonly WeeklySpan[]): WeeklySpan[] {
  return spans
    .map(({ weekday, opens, closes }) => ({ weekday, opens, closes }))
    .toSorted((a, b) => a.weekday - b.weekday || opensMinute(a) - opensMinute(b))
}

function latest(one: CalendarDay | null, other: CalendarDay | null): CalendarDay | null {
  return one !== null && other !== null ? (one > other ? one : other) : (one ?? other)
}

function earliest(one: CalendarDay | null, other: CalendarDay | null): CalendarDay | null {
  return one !== null && other !== null ? (one < other ? one : other) : (one ?? other)
}

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
