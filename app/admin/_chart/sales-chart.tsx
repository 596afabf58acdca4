import type { ReactNode } from 'react'
import { Link } from '@/app/_ui/link'
import { Price } from '@/app/_ui/price'
import { Table } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { formatMonth, formatShortDate } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { spans, type SalesComparison, type Span } from '@/lib/orders/reports/sales-comparison'
import { formatPrice } from '@/lib/platform/values/money'
import { noonOf } from '@/lib/platform/values/time'
import { listHref, type Search } from '../_table/address'
import { ChartPlot, dayName, fullName, hrefOf } from './plot'

interface SalesChartProps {
  comparison: SalesComparison
  path: string
  search: Search
  language: Language
}

export function SalesChart({ comparison, path, search, language }: SalesChartProps) {
  const words = texts(language).admin.money
  const { span, from, beforeFrom, bars, now, before, isRunning } = comparison
  const names = { now: nameOf(span, from, language), before: nameOf(span, beforeFrom, language) }
  return (
    <section className="rounded-card border-line bg-card chart @container border p-4 sm:p-5 print:break-inside-avoid">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg">{words.turnover}</h2>
        <ul className="screen-only flex flex-wrap gap-1">
          {spans.map((other) => (
            <li key={other}>
              <Link
                href={listHref(path, search, { span: other === 'day' ? null : other })}
                scroll={false}
                aria-current={other === span ? 'true' : undefined}
                className="row-control aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {words.spans[other]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <dl className="mt-2 flex flex-col gap-x-6 gap-y-1 @md:flex-row @md:flex-wrap">
        <Key look="chart-now" name={names.now}>
          <Price rappen={now.turnoverRappen} />
        </Key>
        <Key look="chart-before border!" name={names.before}>
          {fill(isRunning ? words.beforeBy : words.beforeWhole, { amount: formatPrice(before.turnoverRappen) })}
        </Key>
      </dl>
      {bars.length === 0 && <p className="text-ink-soft mt-4">{words.noSales}</p>}
      {bars.length > 0 && (
        <>
          <ChartPlot comparison={comparison} language={language} />
          <details className="screen-only mt-3">
            <summary className="row-control">{words.inNumbers} ▾</summary>
            <div className="mt-2">
              <ChartTable comparison={comparison} names={names} language={language} />
            </div>
          </details>
        </>
      )}
    </section>
  )
}

function nameOf(span: Span, from: string, language: Language): string {
  if (span === 'day') return dayName(from, language)
  if (span === 'month') return formatMonth(noonOf(from), language)
  return fill(texts(language).admin.money.weekFrom, { day: formatShortDate(noonOf(from), language) })
}

function Key({ look, name, children }: { look: string; name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <span aria-hidden className={`chart-key ${look}`} />
      <dt className="text-ink-soft">{name}</dt>
      <dd className="[overflow-wrap:normal] tabular-nums">{children}</dd>
    </div>
  )
}

interface ChartTableProps {
  comparison: SalesComparison
  names: { now: string; before: string }
  language: Language
}

function ChartTable({ comparison, names, language }: ChartTableProps) {
  const words = texts(language).admin.money
  const { bars, span, from } = comparison
  return (
    <Table
      label={words.inNumbers}
      rows={bars}
      keyOf={(bar) => fullName(bar, language)}
      columns={(column) => [
        column({ label: span === 'day' ? words.hour : words.day, place: 'title', className: 'tabular-nums' }, (bar) => (
          <Link href={hrefOf(bar, from)} className="row-control -ml-2.5">
            {fullName(bar, language)}
          </Link>
        )),
        column({ label: words.orders, isNumber: true }, ({ now }) => now.orders),
        column({ label: names.now, place: 'figure', isNumber: true, className: 'font-semibold' }, ({ now }) =>
          formatPrice(now.turnoverRappen),
        ),
        column({ label: names.before, isNumber: true }, ({ before }) => formatPrice(before.turnoverRappen)),
      ]}
    />
  )
}
