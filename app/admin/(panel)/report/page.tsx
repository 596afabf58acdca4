import type { Metadata } from 'next'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { formatShortDate, formatShortMoment } from '@/lib/i18n/format'
import { texts } from '@/lib/i18n/texts'
import { findDayReport } from '@/lib/orders/reports/day-report'
import { businessDay } from '@/lib/orders/read/list-queries'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { currentShop } from '@/lib/shop/current-shop'
import { admitAdmin } from '../../_guard'
import { adminLanguage } from '../../_language'
import { param } from '../../_table/address'
import { FilterForm } from '../../_table/filter-form'
import { Figure, Figures } from '../../_ui/figures'
import { HourChart } from '../../_ui/hour-chart'
import { Card, PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { PrintButton } from './print-button'
import { SalesTable } from './sales-table'

const path = '/admin/report'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.money.reportTitle }
}

export default async function ReportPage({ searchParams }: PageProps<'/admin/report'>) {
  const admin = await admitAdmin(path)
  if (!admin) return <StaffMayNot />
  const [search, language, shop] = await Promise.all([searchParams, adminLanguage(), currentShop()])
  const now = new Date()
  const day = businessDay.safeParse(param(search, 'day')).data ?? businessDayOf(now)
  const report = await findDayReport(admin, day)
  const words = texts(language).admin.money
  return (
    <PlainPage title={words.reportTitle} actions={<PrintButton label={words.print} />}>
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
        <strong>{shop.name}</strong> ·{' '}
        {fill(words.reportOf, { day: formatShortDate(new Date(`${day}T12:00:00Z`), language) })} ·{' '}
        {fill(words.printedAt, { time: formatShortMoment(now, language) })}
      </p>
      <Figures label={words.cash}>
        <Figure label={words.toCollect} rappen={report.cash.toCollectRappen} />
        <Figure label={words.collected} rappen={report.cash.collectedRappen} />
        <Figure label={words.till} rappen={report.tillRappen} />
        <Figure label={words.orders} count={report.orders} />
        <Figure label={words.reject} count={report.refusedOrders} />
      </Figures>
      <Card title={words.salesByVat} className="mb-5">
        <SalesTable report={report} words={words} />
      </Card>
      <Card title={words.byHour}>
        <HourChart hours={report.hours} words={words} />
      </Card>
    </PlainPage>
  )
}
