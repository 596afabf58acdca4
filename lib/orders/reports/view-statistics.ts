import type { Manager } from '@/lib/accounts/caller'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { snapshot } from '@/lib/platform/database/db'
import { countedPages } from '@/lib/platform/requests/page-view'
import { addDays, calendarDayOf } from '@/lib/platform/values/time'
import { sumsOf } from './sums/closed-sums'
import { byPlaced } from './sums/figures'
import type { TableView } from './report-tables'

export const viewSpans = {
  week: { days: 7, unit: 'day' },
  month: { days: 30, unit: 'day' },
  quarter: { days: 91, unit: 'week' },
  year: { days: 365, unit: 'month' },
} as const
export type ViewSpan = keyof typeof viewSpans
export const viewSpanNames = Object.keys(viewSpans) as [ViewSpan, ...ViewSpan[]]

export interface ViewsOfDay {
  day: string
  views: number
  /** Neither rejected nor cancelled. */
  orders: number
}

export interface ViewStatistics {
  days: ViewsOfDay[]
  pages: { page: string; name: string | null; views: number }[]
  views: number
  orders: number
}

const mostPages = 500

export function findViewStatistics(_manager: Manager, span: ViewSpan, now = new Date()): Promise<ViewStatistics> {
  const { days, unit } = viewSpans[span]
  const today = calendarDayOf(now)
  const from = addDays(today, 1 - days)
  return snapshot(async (reader) => {
    // What is ordered between midnight and five belongs to the business day before.
    const placed = await sumsOf<[day: string]>(reader, byPlaced, { from: addDays(from, -1), to: today })
    const [ordersOn, counts] = [placed.map(({ key: [day] }) => day), placed.map(({ count }) => count)]
    const byDay = await reader.query<ViewsOfDay>(viewsByDay, [from, today, unit, ordersOn, counts])
    const byPage = await reader.query<ViewStatistics['pages'][number]>(viewsByPage, [from, today, mostPages])
    const sum = (of: 'views' | 'orders') => byDay.rows.reduce((all, row) => all + row[of], 0)
    return { days: byDay.rows, pages: byPage.rows, views: sum('views'), orders: sum('orders') }
  })
}

const viewsByDay = `
  select date_trunc($3, d.day)::date::text as day, coalesce(sum(v.views), 0)::int as views,
    coalesce(sum(o.orders), 0)::int as orders
  from (select day::date from generate_series($1::date, $2::date, interval '1 day') as day) d
  left join (select day, sum(views) as views from page_view where day between $1 and $2 group by day) v using (day)
  left join unnest($4::date[], $5::int[]) as o(day, orders) using (day)
  group by 1 order by 1`

const viewsByPage = `
  select v.page, coalesce(m.name, c.name) as name, sum(v.views)::int as views from page_view v
  left join menu_item m on v.page = 'dish:' || m.id left join category c on v.page = 'category:' || c.id
  where v.day between $1 and $2 group by v.page, m.name, c.name order by views desc, v.page limit $3`

export const viewTables = ['days', 'pages'] as const
export type ViewTable = (typeof viewTables)[number]

export function viewTable({ days, pages }: ViewStatistics, table: ViewTable, language: Language): TableView {
  const words = texts(language).admin.statistics
  const views = { name: words.views, kind: 'number' } as const
  if (table === 'pages')
    return {
      columns: [{ name: words.page, kind: 'text' }, views],
      rows: pages.map((page) => [pageName(page, language), page.views]),
    }
  return {
    columns: [{ name: words.period, kind: 'day' }, views, { name: words.orders, kind: 'number' }],
    rows: days.map(({ day, views: count, orders }) => [day, count, orders]),
  }
}

export function pageName({ page, name }: { page: string; name: string | null }, language: Language): string {
  const words = texts(language).admin.statistics
  const counted = countedPages.find((one) => one === page)
  if (counted) return words.pages[counted]
  return fill(page.startsWith('dish:') ? words.dish : words.category, { name: name ?? words.gone })
}
