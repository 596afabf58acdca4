import type { Staff } from '@/lib/accounts/caller'
import { addDays, instantAt, weekdayOf, zonedParts } from '@/lib/platform/values/time'
import { businessDayOf, businessDayStart } from '@/lib/shop/hours/opening-hours'
import { findTurnoverBefore, type TurnoverBefore, type TurnoverRow } from './turnover'

export const spans = ['day', 'week', 'month'] as const
export type Span = (typeof spans)[number]

export interface Bar {
  at: { hour: number } | { day: string }
  now: TurnoverRow
  before: TurnoverRow
}

export type SalesComparison = Awaited<ReturnType<typeof findSalesComparison>>

const none: TurnoverRow = { orders: 0, turnoverRappen: 0 }

export async function findSalesComparison(
  _staff: Staff,
  { span, day, now = new Date() }: { span: Span; day: string; now?: Date },
) {
  const { from, days, beforeFrom, beforeDays } = periods(span, day)
  const today = businessDayOf(now)
  const isRunning = from <= today && today < addDays(from, days)
  const [rows, earlier] = await Promise.all([
    findRows(from, days, now),
    findRows(beforeFrom, beforeDays, isRunning ? momentBefore(span, now) : now),
  ])
  return {
    span,
    from,
    beforeFrom,
    bars: span === 'day' ? hourBars(rows, earlier) : dayBars({ from, days, rows }, { beforeFrom, earlier }),
    now: sum(rows),
    before: sum(earlier.filter(({ isBefore }) => isBefore)),
    // While it runs, `before` ends at the same moment of the earlier day, week or month.
    isRunning,
  }
}

function periods(span: Span, day: string) {
  if (span === 'day') return { from: day, days: 1, beforeFrom: addDays(day, -7), beforeDays: 1 }
  if (span === 'week') {
    const monday = addDays(day, 1 - weekdayOf(day))
    return { from: monday, days: 7, beforeFrom: addDays(monday, -7), beforeDays: 7 }
  }
  const first = `${day.slice(0, 7)}-01`
  const beforeFirst = `${addDays(first, -1).slice(0, 7)}-01`
  return { from: first, days: lengthOf(first), beforeFrom: beforeFirst, beforeDays: lengthOf(beforeFirst) }
}

function lengthOf(firstOfMonth: string): number {
  const [year = 0, month = 0] = firstOfMonth.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** The same time a week ago, or on the same day of the last month; its last day where it is shorter. */
function momentBefore(span: Span, now: Date): Date {
  const { year, month, day, minute } = zonedParts(now)
  if (span !== 'month') return instantAt({ year, month, day: day - 7, minute })
  const longest = new Date(Date.UTC(year, month - 1, 0)).getUTCDate()
  return instantAt({ year, month: month - 1, day: Math.min(day, longest), minute })
}

function findRows(from: string, days: number, moment: Date): Promise<TurnoverBefore[]> {
  return findTurnoverBefore({ from, to: addDays(from, days - 1) }, moment)
}

function hourBars(rows: TurnoverBefore[], earlier: TurnoverBefore[]): Bar[] {
  const firstHour = businessDayStart / 60
  const steps = [...rows, ...earlier].map(({ hour }) => (hour - firstHour + 24) % 24)
  if (steps.length === 0) return []
  const first = Math.min(...steps)
  return Array.from({ length: Math.max(...steps) - first + 1 }, (_, index) => {
    const hour = (first + index + firstHour) % 24
    const within = (all: TurnoverBefore[]) => sum(all.filter((row) => row.hour === hour))
    return { at: { hour }, now: within(rows), before: within(earlier) }
  })
}

function dayBars(
  { from, days, rows }: { from: string; days: number; rows: TurnoverBefore[] },
  { beforeFrom, earlier }: { beforeFrom: string; earlier: TurnoverBefore[] },
): Bar[] {
  const on = (all: TurnoverBefore[], day: string) => sum(all.filter((row) => row.day === day))
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(from, index)
    return { at: { day }, now: on(rows, day), before: on(earlier, addDays(beforeFrom, index)) }
  })
}

function sum(all: TurnoverRow[]): TurnoverRow {
  return all.reduce(
    (total, { orders, turnoverRappen }) => ({
      orders: total.orders + orders,
      turnoverRappen: total.turnoverRappen + turnoverRappen,
    }),
    none,
  )
}
