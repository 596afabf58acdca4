import type { ReactNode } from 'react'
import { Table } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { formatShortDate } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { PeriodReport } from '@/lib/orders/reports/period-report'
import type { ReportTable as Name } from '@/lib/orders/reports/report-query'
import { reportTable, type Column, type TableView } from '@/lib/orders/reports/report-tables'
import { formatPrice } from '@/lib/platform/values/money'
import { noonOf } from '@/lib/platform/values/time'
import { Plot, Bar } from '../../../_chart/plot'
import { listHref } from '../../../_table/address'
import { CsvLink } from '../../../_table/table-head'

interface ReportTableProps {
  report: PeriodReport
  table: Name
  language: Language
}

export function ReportTable({ report, table, language }: ReportTableProps) {
  const words = texts(language).admin.reports
  const shown = reportTable(report, table, language)
  const { from, to, group } = report
  return (
    <section className="mb-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-lg">{words.tables[table]}</h2>
        <CsvLink
          address={listHref('/api/v1/reports/period/export', {}, { table, from, to, group })}
          table={words.tables[table]}
          language={language}
        />
      </div>
      {shown.rows.length === 0 && <p className="text-ink-soft">{words.nothing}</p>}
      {table === 'time' && <Course shown={shown} language={language} />}
      {shown.rows.length > 0 && (
        <Folded isFolded={table === 'time'} label={texts(language).admin.money.inNumbers}>
          <Rows shown={shown} label={words.tables[table]} language={language} />
        </Folded>
      )}
    </section>
  )
}

/** On a phone a row for each of many days would push the other tables thousands of pixels down. */
function Folded({ isFolded, label, children }: { isFolded: boolean; label: string; children: ReactNode }) {
  if (!isFolded) return children
  return (
    <details>
      <summary className="row-control">{label} ▾</summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}

function Course({ shown: { rows }, language }: { shown: TableView; language: Language }) {
  const dayOf = (row: TableView['rows'][number] | undefined) =>
    row ? formatShortDate(noonOf(String(row[0])), language) : ''
  return (
    <Plot
      bars={rows.map((row) => ({ now: Number(row[2]), before: Number(row[3]) }))}
      ends={[dayOf(rows[0]), dayOf(rows.at(-1))]}
    />
  )
}

/** The file has all of them; each is 2 kB here. */
const mostShown = 250

export function Rows({ shown, label, language }: { shown: TableView; label: string; language: Language }) {
  const { columns, drawn = [] } = shown
  const rows = shown.rows.slice(0, mostShown)
  const topRappen = Math.max(0, ...rows.flatMap((row) => drawn.map((index) => Number(row[index]))))
  return (
    <>
      <Table
        label={label}
        rows={rows}
        keyOf={(row) => String(rows.indexOf(row))}
        columns={(column) =>
          columns.map(({ name, kind }, index) => {
            const isNumber = kind === 'number' || kind === 'rappen'
            const shownIn = (row: TableView['rows'][number]) => shownValue(row[index] ?? null, kind, language)
            if (index > 0) return column({ label: name, isNumber }, shownIn)
            return column({ label: name, isNumber, place: 'title', className: '[overflow-wrap:anywhere]' }, (row) => (
              <>
                <span>{shownIn(row)}</span>
                {drawn.map((of) => (
                  <Bar key={of} look={of === 2 ? 'now' : 'before'} rappen={Number(row[of])} topRappen={topRappen} />
                ))}
              </>
            ))
          })
        }
      />
      {shown.rows.length > mostShown && (
        <p className="mt-3">{fill(texts(language).admin.menuFile.firstShown, { count: mostShown })}</p>
      )}
    </>
  )
}

function shownValue(value: string | number | null, kind: Column['kind'], language: Language): string {
  if (value === null) return ''
  if (kind === 'day') return formatShortDate(noonOf(String(value)), language)
  return kind === 'rappen' ? formatPrice(Number(value)) : String(value)
}
