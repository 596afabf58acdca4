import { Link } from '@/app/_ui/link'
import { EmptyState, Table } from '@/app/_ui/table'
import { CsvLink } from '@/app/admin/_table/table-head'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import {
  findViewStatistics,
  viewSpanNames,
  type ViewSpan,
  type ViewStatistics,
  type ViewTable,
  pageName,
} from '@/lib/orders/reports/view-statistics'
import { ViewsChart } from '../../_chart/views-chart'
import { listHref, param } from '../../_table/address'
import { Figure, Figures } from '../../_ui/figures'
import { PlainPage } from '../../_ui/plain-page'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('statistics')

export default staffPage('statistics', StatisticsPage)

async function StatisticsPage({ caller, language, path, search, admin }: View<'statistics'>) {
  const span = viewSpanNames.find((known) => known === param(search, 'span')) ?? 'month'
  const { days, pages, views, orders } = await findViewStatistics(caller, span)
  const words = admin.statistics
  return (
    <PlainPage title={words.title}>
      <p className="mb-4 max-w-prose">{words.lead}</p>
      <ul className="mb-4 flex flex-wrap gap-1">
        {viewSpanNames.map((other) => (
          <li key={other}>
            <Link
              href={listHref(path, search, { span: other === 'month' ? null : other })}
              aria-current={other === span ? 'true' : undefined}
              className="row-control aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {words.spans[other]}
            </Link>
          </li>
        ))}
      </ul>
      <Figures label={words.spans[span]}>
        <Figure label={words.views} count={views} />
        <Figure label={words.orders} count={orders} />
        <Figure label={words.perHundred} count={views === 0 ? 0 : Math.round((orders / views) * 1000) / 10} />
      </Figures>
      {views === 0 ? (
        <EmptyState>{words.noViews}</EmptyState>
      ) : (
        <>
          <ViewsChart days={days} span={span} csv={csvAddress('days', span)} language={language} />
          <PagesTable pages={pages} views={views} csv={csvAddress('pages', span)} language={language} />
        </>
      )}
    </PlainPage>
  )
}

function csvAddress(table: ViewTable, span: ViewSpan): string {
  return listHref('/api/v1/statistics/views/export', {}, { table, span })
}

interface PagesTableProps {
  pages: ViewStatistics['pages']
  views: number
  csv: string
  language: Language
}

function PagesTable({ pages, views: all, csv, language }: PagesTableProps) {
  const words = texts(language).admin.statistics
  return (
    <section>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="text-lg">{words.byPage}</h2>
        <CsvLink address={csv} table={words.byPage} language={language} />
      </div>
      <Table
        label={words.byPage}
        rows={pages}
        keyOf={({ page }) => page}
        columns={(column) => [
          column({ label: words.page, place: 'title' }, (page) => pageName(page, language)),
          column({ label: words.views, place: 'figure', isNumber: true }, ({ views }) => views),
          column({ label: words.share, isNumber: true }, ({ views }) => `${((views / all) * 100).toFixed(1)} %`),
        ]}
      />
    </section>
  )
}
