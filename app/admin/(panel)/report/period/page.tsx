import { buttonClass, ButtonLink } from '@/app/_ui/button'
import { Figure, Figures, TurnoverFigures } from '@/app/admin/_ui/figures'
import { fill } from '@/lib/i18n/fill'
import { formatShortDate } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { findPeriodReport, type PeriodReport, type PeriodTotals } from '@/lib/orders/reports/period-report'
import { journals, reportTables } from '@/lib/orders/reports/report-query'
import { formatPrice } from '@/lib/platform/values/money'
import { noonOf } from '@/lib/platform/values/time'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { currentShop } from '@/lib/shop/queries'
import { listHref } from '../../../_table/address'
import { CsvLink } from '../../../_table/table-head'
import { PlainPage } from '../../../_ui/plain-page'
import { PrintButton } from '../print-button'
import { askedPeriod, PeriodForm } from './period-form'
import { ReportTable } from './report-table'
import { staffMetadata, staffPage, type View } from '../../../_page'

export const generateMetadata = staffMetadata('report/period')

export default staffPage('report/period', PeriodPage)

async function PeriodPage({ caller, language, path, search, admin }: View<'report/period'>) {
  const now = new Date()
  const today = businessDayOf(now)
  const asked = askedPeriod(search, { today, language })
  const report = asked.query && (await findPeriodReport(caller, asked.query, now))
  const { reports: words, money } = admin
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
      <Files report={report} language={language} />
    </>
  )
}

function Files({ report: { from, to, group, showsVat }, language }: { report: PeriodReport; language: Language }) {
  const words = texts(language).admin.reports
  return (
    <section className="screen-only mb-6">
      <h2 className="text-lg">{words.filesTitle}</h2>
      <p className="text-ink-soft mt-1 mb-3 max-w-prose text-sm">
        {showsVat ? `${words.filesLead} ${words.roundedEach}` : words.filesLead}
      </p>
      <div className="flex flex-wrap gap-3">
        {(['pdf', 'archive'] as const).map((kind) => (
          <a
            key={kind}
            href={listHref(`/api/v1/reports/period/${kind}`, {}, { from, to, group })}
            download
            className={buttonClass('plain')}
          >
            {words[kind]}
          </a>
        ))}
      </div>
      <ul className="mt-3">
        {journals.map((journal) => (
          <li key={journal} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-52">{words.journals[journal]}</span>
            <CsvLink
              address={listHref('/api/v1/reports/journal', {}, { journal, from, to })}
              table={words.journals[journal]}
              language={language}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

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
