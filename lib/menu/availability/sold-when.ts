import { fill } from '@/lib/i18n/fill'
import { formatShortDate } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { addDays, type CalendarDay, calendarDayOf, instantOn } from '@/lib/platform/values/time'
import {
  businessDayOf,
  type ClosedDays,
  closesMinute,
  isOpenAt,
  nextOpening,
  opensMinute,
  type OpenSpan,
  spansOfDay,
  timeOfDay,
  type WeeklySpan,
} from '@/lib/shop/hours/opening-hours'
import { weekInWords } from '@/lib/shop/hours/week-in-words'

// Browser, quote and order share this; all ask about the moment for which is ordered.

export interface SellingTimes {
  /** Empty: at every hour. */
  sellingTimes: readonly WeeklySpan[]
  soldFrom: CalendarDay | null
  soldUntil: CalendarDay | null
}

export interface SoldWhen {
  /** Null: at every hour; empty: never, because they have no hour in common. */
  hours: readonly WeeklySpan[] | null
  from: CalendarDay | null
  until: CalendarDay | null
}

export interface SoldTimes {
  when: SoldWhen
  words: string
}

/** Its own times narrow those of the category. */
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

/** The instant for which is ordered, not the one at which. */
export function isSoldAt(when: SoldWhen, closures: readonly ClosedDays[], instant: Date): boolean {
  return isAlwaysSold(when) || isOpenAt(when.hours ?? everyHour, daysOff(when, closures), instant)
}

/** This instant or a later one; null: not within a year. */
export function nextSoldAt(when: SoldWhen, closures: readonly ClosedDays[], instant: Date): Date | null {
  if (isSoldAt(when, closures, instant)) return instant
  return nextOpening(when.hours ?? everyHour, daysOff(when, closures), instant)
}

export function firstSoldAt(when: SoldWhen, closures: readonly ClosedDays[], instants: readonly Date[]): Date | null {
  const [first, last] = [instants[0], instants.at(-1)]
  if (!first || !last || isAlwaysSold(when)) return first ?? null
  const off = daysOff(when, closures)
  const spans: OpenSpan[] = []
  for (let day = addDays(calendarDayOf(first), -1); day <= calendarDayOf(last); day = addDays(day, 1))
    spans.push(...spansOfDay(when.hours ?? everyHour, off, day))
  return instants.find((at) => spans.some(({ opensAt, closesAt }) => opensAt <= at && at < closesAt)) ?? null
}

export function isOver({ until }: Pick<SoldWhen, 'until'>, now: Date): boolean {
  return until !== null && until < businessDayOf(now)
}

// A day without hours is a business day: what is sold after midnight belongs to the evening before.
const everyHour = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '05:00', closes: '05:00' }))

const firstOfAll: CalendarDay = '0001-01-01'
const lastOfAll: CalendarDay = '9999-12-31'

/** Days before the first and after the last are closed; the shop's closures count only beside hours. */
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

/** PostgreSQL keeps neither the order of spans nor of their fields. */
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

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes
// Sunday's night reaches into Monday, whichever of two weeks has it.
const shifts = [-weekMinutes, 0, weekMinutes]

/** A common span belongs to the day it begins on, like every other. */
function commonHours(one: readonly WeeklySpan[], other: readonly WeeklySpan[]): WeeklySpan[] {
  return one.flatMap((span) => other.flatMap((second) => commonSpans(span, second)))
}

export function hoursOutside(spans: readonly WeeklySpan[], hours: readonly WeeklySpan[]): WeeklySpan[] {
  const taken = hours
    .map(minutesOfWeek)
    .flatMap(({ from, to }) => shifts.map((by) => ({ from: from + by, to: to + by })))
  return spans
    .flatMap((span) =>
      taken.reduce((left, hour) => left.flatMap((piece) => without(piece, hour)), [minutesOfWeek(span)]),
    )
    .map(({ from, to }) => spanOf(from, to))
}

interface Minutes {
  from: number
  to: number
}

function without({ from, to }: Minutes, hour: Minutes): Minutes[] {
  const pieces = [
    { from, to: Math.min(to, hour.from) },
    { from: Math.max(from, hour.to), to },
  ]
  return pieces.filter((piece) => piece.from < piece.to)
}

function commonSpans(one: WeeklySpan, other: WeeklySpan): WeeklySpan[] {
  const [first, second] = [minutesOfWeek(one), minutesOfWeek(other)]
  return shifts.flatMap((shift) => {
    const from = Math.max(first.from, second.from + shift)
    const to = Math.min(first.to, second.to + shift)
    return from < to ? [spanOf(from, to)] : []
  })
}

function minutesOfWeek(span: WeeklySpan): Minutes {
  const midnight = (span.weekday - 1) * dayMinutes
  return { from: midnight + opensMinute(span), to: midnight + closesMinute(span) }
}

function spanOf(from: number, to: number): WeeklySpan {
  const weekday = (Math.floor(from / dayMinutes) % 7) + 1
  return { weekday, opens: timeOfDay(from), closes: timeOfDay(to) }
}
