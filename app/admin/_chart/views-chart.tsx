import { formatMonth } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { Table } from '@/app/_ui/table'
import { noonOf } from '@/lib/platform/values/time'
import { viewSpans, type ViewsOfDay, type ViewSpan } from '@/lib/orders/reports/view-statistics'
import { CsvLink } from '../_table/table-head'
import { dayName, topOf } from './plot'

interface ViewsChartProps {
  days: ViewsOfDay[]
  span: ViewSpan
  csv: string
  language: Language
}

const many = 8

export function ViewsChart({ days, span, csv, language }: ViewsChartProps) {
  const { overTime } = texts(language).admin.statistics
  // The scale is in francs: a view counts as one.
  const top = topOf(Math.max(...days.map(({ views }) => views)) * 100) / 100
  return (
    <section className="rounded-card border-line bg-card chart mb-5 border p-4 sm:p-5">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-lg">{overTime}</h2>
        <CsvLink address={csv} table={overTime} language={language} />
      </div>
      <div className="chart-plot" aria-hidden data-many={days.length > many || undefined} data-days>
        {[1, 0.5].map((part) => (
          <span key={part} className="chart-line" style={{ top: `calc((100% - 24px) * ${1 - part})` }}>
            {top * part}
          </span>
        ))}
        {days.map(({ day, views }) => (
          <span key={day} title={`${nameOf(day, span, language)}: ${views}`} className="chart-bar">
            <span
              className="chart-now col-span-2"
              data-nothing={views === 0 || undefined}
              style={{ height: `${((views / top) * 100).toFixed(1)}%` }}
            />
            <span className="chart-name">{Number(day.slice(span === 'year' ? 5 : 8).slice(0, 2))}</span>
          </span>
        ))}
      </div>
      <ViewsTable days={days} span={span} language={language} />
    </section>
  )
}

function ViewsTable({ days, span, language }: Omit<ViewsChartProps, 'csv'>) {
  const { money, statistics: words } = texts(language).admin
  return (
    <details className="mt-3">
      <summary className="row-control">{money.inNumbers} ▾</summary>
      <Table
        label={money.inNumbers}
        rows={days}
        keyOf={({ day }) => day}
        columns={(column) => [
          column({ label: words.period, place: 'title' }, ({ day }) => nameOf(day, span, language)),
          column({ label: words.views, place: 'figure', isNumber: true }, ({ views }) => views),
          column({ label: words.orders, isNumber: true }, ({ orders }) => orders),
        ]}
      />
    </details>
  )
}

function nameOf(day: string, span: ViewSpan, language: Language): string {
  return viewSpans[span].unit === 'month' ? formatMonth(noonOf(day), language) : dayName(day, language)
}
