import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { EmptyState } from '@/app/_ui/table'
import { texts } from '@/lib/i18n/texts'
import { findViewStatistics, viewSpanNames, type ViewSpan } from '@/lib/orders/reports/view-statistics'
import type { ViewTable } from '@/lib/orders/reports/view-tables'
import { ViewsChart } from '../../_chart/views-chart'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { listHref, param } from '../../_table/address'
import { Figure, Figures } from '../../_ui/figures'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { PagesTable } from './pages-table'

const path = '/admin/statistics'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.statistics.title }
}

export default async function StatisticsPage({ searchParams }: PageProps<'/admin/statistics'>) {
  const manager = await admitManager(path)
  if (!manager) return <StaffMayNot />
  const [search, language] = await Promise.all([searchParams, adminLanguage()])
  const span = viewSpanNames.find((known) => known === param(search, 'span')) ?? 'month'
  const { days, pages, views, orders } = await findViewStatistics(manager, span)
  const words = texts(language).admin.statistics
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
