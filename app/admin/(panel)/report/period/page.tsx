import type { Metadata } from 'next'
import { ButtonLink } from '@/app/_ui/button'
import { Figure, Figures, TurnoverFigures } from '@/app/admin/_ui/figures'
import { fill } from '@/lib/i18n/fill'
import { formatShortDate } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { findPeriodReport, type PeriodReport, type PeriodTotals } from '@/lib/orders/reports/period-report'
import { reportTables } from '@/lib/orders/reports/report-query'
import { formatPrice } from '@/lib/platform/money'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { currentShop } from '@/lib/shop/queries'
import { noonOf } from '@/app/admin/_chart/scale'
import { admitAdmin } from '../../../_guard'
import { adminLanguage } from '../../../_language'
import { PlainPage } from '../../../_ui/plain-page'
import { StaffMayNot } from '../../../_ui/staff-may-not'
import { PrintButton } from '../print-button'
import { askedPeriod } from './asked-period'
import { PeriodForm } from './period-form'
import { ReportTable } from './report-table'

const path = '/admin/report/period'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.reports.title }
}

export default async function PeriodPage({ searchParams }: PageProps<'/admin/report/period'>) {
  const admin = await admitAdmin(path)
  if (!admin) return <StaffMayNot />
  const [search, language] = await Promise.all([searchParams, adminLanguage()])
  const now = new Date()
  const today = businessDayOf(now)
  const asked = askedPeriod(search, { today, language })
  const report = asked.query && (await findPeriodReport(admin, asked.query, now))
  const { reports: words, money } = texts(language).admin
  return (
    <PlainPage
      title={words.title}
      actions={
        <>
          <ButtonLink href="/admin/report" look="plain" className="screen-only">
            {words.toDay}
          </ButtonLink>
          <PrintButton label={money.print} />
        </>
      }
    >
      <PeriodForm path={path} asked={asked} today={today} language={language} />
      {report && <Report report={report} language={language} />}
    </PlainPage>
  )
}

async function Report({ report, language }: { report: PeriodReport; language: Language }) {
  const words = texts(language).admin.reports
  const shown = (text: string, { from, to }: { from: string; to: string }) =>
    fill(text, { from: formatShortDate(noonOf(from), language), to: formatShortDate(noonOf(to), language) })
  return (
    <>
      <p className="mb-5">
        <strong>{(await currentShop()).name}</strong> · {shown(words.period, report)} ·{' '}
        {shown(words.beforePeriod, report.before)}
        {report.isRunning && <span className="text-ink-soft block text-sm">{words.running}</span>}
      </p>
      <PeriodFigures report={report} language={language} />
      <p className="text-ink-soft mb-5 text-sm">{words.counts}</p>
      {reportTables.map((table) => (
        <ReportTable key={table} report={report} table={table} language={language} />
      ))}
    </>
  )
}

/** The sums of the period, each beside that of the period before. */
export function PeriodFigures({ report, language }: { report: PeriodReport; language: Language }) {
  const { reports: words, money } = texts(language).admin
  const { totals, before } = report
  const amount = (label: string, of: (totals: PeriodTotals) => number) => (
    <Figure
      label={label}
      rappen={of(totals)}
      note={fill(words.beforeAmount, { amount: formatPrice(of(before.totals)) })}
    />
  )
  const count = (label: string, of: (totals: PeriodTotals) => number) => (
    <Figure label={label} count={of(totals)} note={fill(words.beforeAmount, { amount: String(of(before.totals)) })} />
  )
  return (
    <>
      <TurnoverFigures
        label={money.turnover}
        figures={totals.figures}
        before={before.totals.figures}
        language={language}
      />
      <Figures label={words.sums}>
        {report.showsVat && amount(words.vatAfter, (sums) => sums.vatAfterReversalsRappen)}
        {amount(money.refunded, (sums) => sums.refundedRappen)}
      </Figures>
      <Figures label={money.orders}>
        {count(money.unaccepted, (sums) => sums.unacceptedOrders)}
        {count(money.reject, (sums) => sums.refusedOrders)}
      </Figures>
    </>
  )
}
