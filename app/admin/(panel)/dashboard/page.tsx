import type { Metadata } from 'next'
import { ButtonLink } from '@/app/_ui/button'
import { Admin } from '@/lib/accounts/caller'
import { texts } from '@/lib/i18n/texts'
import { findDashboard } from '@/lib/orders/reports/find-dashboard'
import { findSalesComparison, spans } from '@/lib/orders/reports/sales-comparison'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { SalesChart } from '../../_chart/sales-chart'
import { listHref, param } from '../../_table/address'
import { Figure, TurnoverFigures } from '../../_ui/figures'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { NeedsAction } from './needs-action'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.money.dashboardTitle }
}

const path = '/admin/dashboard'

export default async function DashboardPage({ searchParams }: PageProps<'/admin/dashboard'>) {
  const manager = await admitManager(path)
  if (!manager) return <StaffMayNot />
  const [search, dashboard, language] = await Promise.all([searchParams, findDashboard(manager), adminLanguage()])
  const { day } = dashboard
  const span = spans.find((known) => known === param(search, 'span')) ?? 'day'
  const comparison = await findSalesComparison(manager, { span, day })
  const words = texts(language).admin.money
  const sold = listHref('/admin/orders/all', {}, { day, status: 'sold' })
  return (
    <PlainPage
      title={words.dashboardTitle}
      actions={
        manager instanceof Admin && (
          <ButtonLink href="/admin/report" look="plain">
            {words.toReport}
          </ButtonLink>
        )
      }
    >
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start">
        {/* First in the document, because it is what a phone has to show first. */}
        <div className="min-w-0 lg:order-2">
          <NeedsAction manager={manager} dashboard={dashboard} language={language} />
        </div>
        <div className="min-w-0">
          <TurnoverFigures
            label={words.today}
            hint={words.businessDay}
            figures={dashboard.figures}
            href={sold}
            language={language}
          >
            <Figure label={words.inTheMaking} count={dashboard.inTheMaking} href="/admin/orders" />
          </TurnoverFigures>
          <SalesChart comparison={comparison} path={path} search={search} language={language} />
        </div>
      </div>
    </PlainPage>
  )
}
