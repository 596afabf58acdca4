import { ButtonLink } from '@/app/_ui/button'
import { OpenState } from '@/app/_ui/open-state'
import { findDashboard } from '@/lib/orders/reports/find-dashboard'
import { listOrders } from '@/lib/orders/read/list-orders'
import { findLatestPromiseErrors } from '@/lib/orders/reports/promise-errors'
import { findSalesComparison, spans } from '@/lib/orders/reports/sales-comparison'
import { findPopularItems } from '@/lib/orders/reports/dishes/sold-things'
import { currentShop } from '@/lib/shop/queries'
import { pick } from '@/lib/i18n/fill'
import { isRunning } from '@/lib/shop/hours/slots'
import { SalesChart } from '../../_chart/sales-chart'
import { listHref, param } from '../../_table/address'
import { Figure, TurnoverFigures } from '../../_ui/figures'
import { PromiseFigures } from '../../_ui/promise-figures'
import { Card, PlainPage } from '../../_ui/plain-page'
import { LatestOrders, PopularItems } from './latest'
import { NeedsAction } from './needs-action'
import { PauseSwitch } from './pause-switch'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('dashboard')

const mostListed = 5

export default staffPage('dashboard', DashboardPage, { clientWords: ['pause'] })

async function DashboardPage({ caller, language, path, search, admin }: View<'dashboard'>) {
  const dashboard = await findDashboard(caller)
  const { day } = dashboard
  const span = spans.find((known) => known === param(search, 'span')) ?? 'day'
  const [comparison, promises, shop, latest, popular] = await Promise.all([
    findSalesComparison(caller, { span, day }),
    findLatestPromiseErrors(caller),
    currentShop(),
    listOrders(caller, { limit: mostListed }),
    findPopularItems(caller, mostListed),
  ])
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
        <div className="grid min-w-0 grid-cols-1 gap-5 lg:order-2">
          <NeedsAction manager={caller} dashboard={dashboard} language={language} />
          <Card title={words.taking}>
            <OpenState kitchen={pick(shop, 'hours', 'closures', 'pausedUntil')} />
            <div className="mt-3">
              <PauseSwitch isPaused={isRunning(shop.pausedUntil, new Date())} />
            </div>
          </Card>
        </div>
        <div className="min-w-0">
          <TurnoverFigures
            label={words.today}
            hint={words.businessDay}
            figures={dashboard.figures}
            unaccepted={dashboard.unacceptedOrders}
            timedOut={dashboard.timedOutOrders}
            href={sold}
            language={language}
          >
            <Figure label={words.inTheMaking} count={dashboard.inTheMaking} href="/admin/orders" />
          </TurnoverFigures>
          <PromiseFigures promises={promises} hint={admin.reports.lastWeeks} language={language} />
          <SalesChart comparison={comparison} path={path} search={search} language={language} />
          <div className="mt-5 grid grid-cols-1 gap-5 md:grid-cols-2 md:items-start">
            <LatestOrders orders={latest.items} language={language} />
            <PopularItems items={popular} language={language} />
          </div>
        </div>
      </div>
    </PlainPage>
  )
}
