import { addDays, weekdayOf, type CalendarDay } from '@/lib/platform/values/time'

export interface Period {
  from: CalendarDay
  to: CalendarDay
}

export const groupings = ['day', 'week', 'month'] as const
export type Grouping = (typeof groupings)[number]

export const earliestDay = '2020-01-01'
export const latestDay = '2099-12-31'
/** Five years, with leap days. */
export const mostDays = 1827
export const mostGroups = 366

const dayMs = 86_400_000

export function lengthOf({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1
}

/** Whole months beside whole months, else as many days. */
export function periodBefore(period: Period): Period {
  const { from } = period
  const before = addDays(from, -1)
  const months = wholeMonths(period)
  return { from: months > 0 ? addMonths(from, -months) : addDays(from, -lengthOf(period)), to: before }
}

/** 0 where the period is no whole months. */
function wholeMonths({ from, to }: Period): number {
  const after = addDays(to, 1)
  if (!from.endsWith('-01') || !after.endsWith('-01')) return 0
  return monthNumber(after) - monthNumber(from)
}

function monthNumber(day: CalendarDay): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

function addMonths(firstOfMonth: CalendarDay, months: number): CalendarDay {
  const number = monthNumber(firstOfMonth) + months
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}-01`
}

export function usualGrouping(period: Period): Grouping {
  const days = lengthOf(period)
  if (days <= 31) return 'day'
  return days <= 183 ? 'week' : 'month'
}

/** First days; the first and the last group may be partial. */
export function groupsOf(period: Period, grouping: Grouping): CalendarDay[] {
  const groups: CalendarDay[] = []
  for (let day = period.from; day <= period.to; day = nextGroup(day, grouping)) groups.push(day)
  return groups
}

function nextGroup(day: CalendarDay, grouping: Grouping): CalendarDay {
  if (grouping === 'day') return addDays(day, 1)
  if (grouping === 'week') return addDays(day, 8 - weekdayOf(day))
  return addMonths(`${day.slice(0, 7)}-01`, 1)
}

export const presets = ['today', 'this_week', 'this_month', 'last_month', 'this_year', 'last_year'] as const
export type Preset = (typeof presets)[number]

export function presetPeriod(preset: Preset, today: CalendarDay): Period {
  const month = `${today.slice(0, 7)}-01`
  const year = `${today.slice(0, 4)}-01-01`
  const monday = addDays(today, 1 - weekdayOf(today))
  const firstDays: Record<Preset, [from: CalendarDay, after: CalendarDay]> = {
    today: [today, addDays(today, 1)],
    this_week: [monday, addDays(monday, 7)],
    this_month: [month, addMonths(month, 1)],
    last_month: [addMonths(month, -1), month],
    this_year: [year, addMonths(year, 12)],
    last_year: [addMonths(year, -12), year],
  }
  const [from, after] = firstDays[preset]
  return { from, to: addDays(after, -1) }
}
