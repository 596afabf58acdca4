import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { countedPages } from '@/lib/platform/page-view'
import type { ShownTable } from './report-tables'
import type { ViewStatistics } from './view-statistics'

export const viewTables = ['days', 'pages'] as const
export type ViewTable = (typeof viewTables)[number]

/** What the page shows, for a file. */
export function viewTable({ days, pages }: ViewStatistics, table: ViewTable, language: Language): ShownTable {
  const words = texts(language).admin.statistics
  const views = { name: words.views, kind: 'number' } as const
  if (table === 'pages')
    return {
      columns: [{ name: words.page, kind: 'text' }, views],
      rows: pages.map((page) => [pageName(page, language), page.views]),
      drawn: [],
    }
  return {
    columns: [{ name: words.period, kind: 'day' }, views, { name: words.orders, kind: 'number' }],
    rows: days.map(({ day, views: count, orders }) => [day, count, orders]),
    drawn: [],
  }
}

/** A page for people; a dish that is deleted has no name any more. */
export function pageName({ page, name }: { page: string; name: string | null }, language: Language): string {
  const words = texts(language).admin.statistics
  const known = countedPages.find((one) => one === page)
  if (known) return words.pages[known]
  return fill(page.startsWith('dish:') ? words.dish : words.category, { name: name ?? words.gone })
}
