import { ButtonLink } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { counted, fill } from '@/lib/i18n/fill'
import { formatShortDate, formatShortMoment } from '@/lib/i18n/format'
import { listCashUps } from '@/lib/orders/money/counter/cash-ups'
import { findDayReport } from '@/lib/orders/reports/day-report'
import { promisesTable } from '@/lib/orders/reports/report-tables'
import { findSalesComparison, spans } from '@/lib/orders/reports/sales-comparison'
import { businessDay } from '@/lib/orders/read/list-queries'
import { noonOf } from '@/lib/platform/values/time'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { currentShop } from '@/lib/shop/queries'
import { SalesChart } from '../../_chart/sales-chart'
import { listHref, param } from '../../_table/address'
import { FilterForm } from '../../_table/filter-form'
import { Figure, Figures, TurnoverFigures } from '../../_ui/figures'
import { PlainPage } from '../../_ui/plain-page'
import { MoneyFigures } from '../payments/money-figures'
import { CashUpTable } from '../cash-up/cash-up-table'
import { Rows } from './period/report-table'
import { PrintButton } from './print-button'
import { SalesTable } from './sales-table'
import { staffMetadata, staffPage, type View } from '../../_page'

const mostCashUps = 20

export const generateMetadata = staffMetadata('report')

export default staffPage('report', ReportPage)

async function ReportPage({ caller, language, path, search, admin }: View<'report'>) {
  const shop = await currentShop()
  const now = new Date()
  const day = businessDay.safeParse(param(search, 'day')).data ?? businessDayOf(now)
  const span = spans.find((known) => known === param(search, 'span')) ?? 'day'
  const [report, cashUps, comparison] = await Promise.all([
    findDayReport(caller, day),
    listCashUps(caller, { day, limit: mostCashUps }),
    findSalesComparison(caller, { span, day, now }),
  ])
  const words = admin.money
  return (
    <PlainPage
      title={words.reportTitle}
      actions={
        <>
          <ButtonLink href="/admin/report/period" look="plain" className="screen-only">
            {admin.reports.toPeriod}
          </ButtonLink>
          <PrintButton label={words.print} />
        </>
      }
    >
      <div className="screen-only">
        <FilterForm path={path} isFiltered={param(search, 'day') !== ''}>
          <Field
            name="day"
            label={words.day}
            type="date"
            defaultValue={day}
            className="grow basis-36 sm:grow-0 sm:basis-44"
          />
        </FilterForm>
      </div>
      <p className="mb-5">
        <strong>{shop.name}</strong> · {fill(words.reportOf, { day: formatShortDate(noonOf(day), language) })} ·{' '}
        {fill(words.printedAt, { time: formatShortMoment(now, language) })}
      </p>
      <MoneyFigures label={words.entries} day={day} cash={{ ...report, ...report.cash }} language={language} />
      <TurnoverFigures
        label={words.turnover}
        figures={report.figures}
        href={orders({ day, status: 'sold' })}
        language={language}
      />
      <Figures label={words.orders}>
        <Figure label={words.unaccepted} count={report.unacceptedOrders} href={orders({ day, status: 'received' })} />
        <Figure
          label={words.reject}
          count={report.refusedOrders}
          note={report.timedOutOrders > 0 && counted(words.timedOut, report.timedOutOrders, language)}
          href={orders({ day, status: 'refused' })}
        />
      </Figures>
      <section className="mb-5">
        <h2 className="mb-2 text-lg">{words.salesByMode}</h2>
        <SalesTable report={report} language={language} />
      </section>
      {report.promises.orders > 0 && (
        <section className="mb-5">
          <h2 className="mb-2 text-lg">{admin.reports.tables.promises}</h2>
          <Rows
            shown={promisesTable(report.promises, language)}
            label={admin.reports.tables.promises}
            language={language}
          />
        </section>
      )}
      {cashUps.items.length > 0 && (
        <section className="mb-5">
          <h2 className="mb-2 text-lg">{admin.cash.title}</h2>
          <CashUpTable cashUps={cashUps.items} language={language} />
        </section>
      )}
      <SalesChart comparison={comparison} path={path} search={search} language={language} />
    </PlainPage>
  )
}

function orders(asked: Record<string, string>): string {
  return listHref('/admin/orders/all', {}, asked)
}
