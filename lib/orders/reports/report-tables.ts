import { fill } from '@/lib/i18n/fill'
import { formatShortDate, formatWeekday } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { tills } from '@/lib/orders/schema'
import { byteOrderMark, csvLines, defused } from '@/lib/platform/values/csv'
import { noonOf } from '@/lib/platform/values/time'
import type { Minutes } from './order-flow'
import type { PromiseErrors } from './promise-errors'
import type { PeriodReport } from './period-report'
import type { ReportTable } from './report-query'
import type { TurnoverRow } from './turnover'

export interface Column {
  name: string
  kind: 'text' | 'day' | 'number' | 'rappen'
}

export type Row = (string | number | null)[]

export interface TableView {
  columns: Column[]
  rows: Row[]
  /** Columns of amounts that have a bar. */
  drawn?: number[]
}

export function reportTable(report: PeriodReport, table: ReportTable, language: Language): TableView {
  return tables[table](report, language)
}

const tables: Record<ReportTable, (report: PeriodReport, language: Language) => TableView> = {
  rates: ratesTable,
  money: moneyTable,
  time: timeTable,
  hours: ({ hours }, language) => turnoverTable('hour', hours, ({ hour }) => hourName(hour), language),
  weekdays: ({ weekdays }, language) =>
    turnoverTable('weekday', weekdays, (sold) => weekdayName(sold, language), language),
  items: itemsTable,
  options: optionsTable,
  postcodes: ({ postcodes }, language) =>
    turnoverTable('postcode', postcodes, ({ postcode }) => nameOr(postcode, language), language),
  refused: refusedTable,
  minutes: minutesTable,
  promises: ({ promises }, language) => promisesTable(promises, language),
}

function ratesTable({ sales, reversals, totals, showsVat }: PeriodReport, language: Language): TableView {
  const { reports, money } = texts(language).admin
  const sold = [...sales, ...reversals].map((sale) => [
    sale.grossRappen < 0 ? `${money.reversed}: ${money[sale.fulfilment]}` : money[sale.fulfilment],
    sale.vatPerCent === 0 ? reports.untaxed : `${sale.vatPerCent.toFixed(1)} %`,
    sale.netRappen,
    sale.vatRappen,
    sale.grossRappen,
  ])
  const { grossAfterReversalsRappen: gross, vatAfterReversalsRappen: vat, roundingRappen } = totals
  const rows = [
    ...sold,
    [money.turnover, '', gross - vat, vat, gross],
    [reports.ofWhichFees, '', null, null, totals.deliveryFeesRappen],
    ...(totals.partnerFeesRappen === 0 ? [] : [[reports.ofWhichPartner, '', null, null, totals.partnerFeesRappen]]),
    [money.rounding, '', null, null, roundingRappen],
  ]
  if (!showsVat) {
    const columns = [text(money.mode), rappen(money.turnover)]
    return { columns, rows: rows.map(([name = null, , , , amount = null]) => [name, amount]) }
  }
  return {
    columns: [text(money.mode), text(money.rate), rappen(money.net), rappen(money.tax), rappen(money.gross)],
    rows,
  }
}

/** Drawer, provider and partners apart, and what is left of each. */
function moneyTable({ totals: { moved } }: PeriodReport, language: Language): TableView {
  const { reports, money, cash } = texts(language).admin
  return {
    columns: [text(money.method), ...[reports.taken, cash.refunded, reports.left].map(rappen)],
    rows: tills.map((till) => {
      const { takenRappen, refundedRappen } = moved[till]
      return [reports.methods[till], takenRappen, refundedRappen, takenRappen - refundedRappen]
    }),
  }
}

function timeTable({ overTime, before }: PeriodReport, language: Language): TableView {
  const { reports, money } = texts(language).admin
  return {
    columns: [
      { name: reports.since, kind: 'day' },
      number(money.orders),
      rappen(money.turnover),
      rappen(reports.before),
    ],
    rows: overTime.map(({ day, orders, turnoverRappen }, index) => [
      day,
      orders,
      turnoverRappen,
      before.overTime[index]?.turnoverRappen ?? null,
    ]),
    drawn: [2, 3],
  }
}

function turnoverTable<Sold extends TurnoverRow>(
  by: 'hour' | 'weekday' | 'postcode',
  sold: readonly Sold[],
  nameOf: (row: Sold) => string,
  language: Language,
): TableView {
  const { reports, money } = texts(language).admin
  return {
    columns: [text(reports[by]), number(money.orders), rappen(money.turnover)],
    rows: sold.map((row) => [nameOf(row), row.orders, row.turnoverRappen]),
    drawn: [2],
  }
}

function itemsTable({ items }: PeriodReport, language: Language): TableView {
  const { reports, money } = texts(language).admin
  return {
    columns: [text(reports.item), number(reports.quantity), rappen(money.turnover)],
    rows: items.map(({ name, quantity, turnoverRappen }) => [nameOr(name, language), quantity, turnoverRappen]),
    drawn: [2],
  }
}

function optionsTable({ options }: PeriodReport, language: Language): TableView {
  const { reports, money } = texts(language).admin
  return {
    columns: [text(reports.option), text(reports.optionGroup), number(reports.quantity), rappen(money.turnover)],
    rows: options.map(({ name, group, quantity, turnoverRappen }) => [
      nameOr(name, language),
      group,
      quantity,
      turnoverRappen,
    ]),
  }
}

function refusedTable({ refused }: PeriodReport, language: Language): TableView {
  const { reports, money, board, orderStatuses } = texts(language).admin
  return {
    columns: [text(money.status), text(reports.reason), number(money.orders)],
    rows: refused.map(({ status, reason, orders }) => [
      orderStatuses[status],
      reason === 'by_customer' || reason === 'by_shop' ? reports[reason] : board.reasons[reason],
      orders,
    ]),
  }
}

function minutesTable({ flow, before }: PeriodReport, language: Language): TableView {
  const { reports, money } = texts(language).admin
  const row = (name: string, now: Minutes, then: Minutes) => [name, now.orders, now.median, now.ninetieth, then.median]
  return {
    columns: [
      text(reports.minutes),
      ...[money.orders, reports.median, reports.ninetieth, reports.medianBefore].map(number),
    ],
    rows: [
      row(reports.toAccept, flow.toAccept, before.flow.toAccept),
      row(reports.toReady, flow.toReady, before.flow.toReady),
    ],
  }
}

/** Of all, before and since the shop has learned from them, and by hour. */
export function promisesTable({ hours, learning, ...all }: PromiseErrors, language: Language): TableView {
  const { reports, money } = texts(language).admin
  const row = (name: string, { orders, median, ninetieth }: Minutes) => [name, orders, median, ninetieth]
  const day = learning && { day: formatShortDate(noonOf(learning.since), language) }
  const learned = day
    ? [row(fill(reports.beforeLearning, day), learning.before), row(fill(reports.sinceLearning, day), learning.after)]
    : []
  const rows = [
    row(reports.allHours, all),
    ...learned,
    ...hours.map(({ hour, ...minutes }) => row(hourName(hour), minutes)),
  ]
  return {
    columns: [text(reports.minutesApart), ...[money.orders, reports.median, reports.ninetieth].map(number)],
    rows: all.orders === 0 && !learned.length ? [] : rows,
  }
}

function hourName(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

function weekdayName({ weekday }: { weekday: number }, language: Language): string {
  // 2 May 2027 was a Sunday.
  return formatWeekday(new Date(Date.UTC(2027, 4, 2 + weekday, 12)), language)
}

function nameOr(name: string | null, language: Language): string {
  const { others, unknown } = texts(language).admin.reports
  return name === null ? others : name || unknown
}

export const text = (name: string): Column => ({ name, kind: 'text' })
export const number = (name: string): Column => ({ name, kind: 'number' })
export const rappen = (name: string): Column => ({ name, kind: 'rappen' })

export function tableAsCsv({ columns, rows }: TableView): string {
  return csvHead(columns) + csvRows(columns, rows)
}

export function csvHead(columns: readonly Column[]): string {
  return byteOrderMark + csvLines([columns.map(({ name }) => defused(name))])
}

export function csvRows(columns: readonly Column[], rows: readonly Row[]): string {
  return csvLines(rows.map((row) => row.map((value, index) => cell(value, columns[index]))))
}

function cell(value: string | number | null, column: Column | undefined): string {
  if (typeof value === 'string') return defused(value)
  if (value === null) return ''
  return column?.kind === 'rappen' ? (value / 100).toFixed(2) : String(value)
}
