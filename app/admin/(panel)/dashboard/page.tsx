import { ButtonLink } from '@/app/_ui/button'
import { findDashboard } from '@/lib/orders/reports/find-dashboard'
import { findSalesComparison, spans } from '@/lib/orders/reports/sales-comparison'
import { SalesChart } from '../../_chart/sales-chart'
import { listHref, param } from '../../_table/address'
import { Figure, TurnoverFigures } from '../../_ui/figures'
import { PlainPage } from '../../_ui/plain-page'
import { NeedsAction } from './needs-action'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('dashboard')

export default staffPage('dashboard', DashboardPage)

async function DashboardPage({ caller, language, path, search, admin }: View<'dashboard'>) {
  const dashboard = await findDashboard(caller)
  const { day } = dashboard
  const span = spans.find((known) => known === param(search, 'span')) ?? 'day'
  const comparison = await findSalesComparison(caller, { span, day })
  const words = admin.money
  const sold = listHref('/admin/orders/all', {}, { day, status: 'sold' })
  return (
    <PlainPage
      title={words.dashboardTitle}
      actions={
        <ButtonLink href="/admin/report" look="plain">
          {words.reportTitle}
        </ButtonLink>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start">
        {/* First in the document, because a phone shows it first. */}
        <div className="min-w-0 lg:order-2">
          <NeedsAction manager={caller} dashboard={dashboard} language={language} />
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
