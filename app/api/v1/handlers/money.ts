import { download } from '@/app/api/v1/http/reply'
import { countCash, type Count } from '@/lib/orders/money/count-cash'
import { findDrawer, listCashUps } from '@/lib/orders/money/cash-ups'
import { listPayments } from '@/lib/orders/money/list-payments'
import { settlePayment } from '@/lib/orders/money/settle-payment'
import { fileName, periodArchive } from '@/lib/orders/reports/archive'
import { findDayReport } from '@/lib/orders/reports/day-report'
import { journalCsv } from '@/lib/orders/reports/journals'
import { reportPdf } from '@/lib/orders/reports/report-pdf'
import { findPeriodReport } from '@/lib/orders/reports/period-report'
import { reportTable, type TableView, tableAsCsv } from '@/lib/orders/reports/report-tables'
import { findViewStatistics, viewTable } from '@/lib/orders/reports/view-statistics'
import { calendarDayOf } from '@/lib/platform/time'
import { businessDayOf } from '@/lib/shop/opening-hours'
import type * as contract from '../contract/money'
import type { Handlers } from '../http/handler'
import { linkToNext, reply } from '../http/reply'

export const money = {
  async listPayments({ caller, query, request }) {
    const { items, next } = await listPayments(caller, query)
    return reply(items, { headers: linkToNext(request, { cursor: next }) })
  },
  settlePayment: ({ caller, params, body, now }) => settlePayment(caller, params.id, { ...body, now }),
  findDrawer: ({ caller, now }) => findDrawer(caller, now),
  countCash: ({ caller, body, now }) => countCash(caller, body as Count, now),
  async listCashUps({ caller, query, request }) {
    const { items, next } = await listCashUps(caller, query)
    return reply(items, { headers: linkToNext(request, { cursor: next }) })
  },
  async reportDay({ caller, query, now }) {
    const report = await findDayReport(caller, query.day ?? businessDayOf(now))
    return { ...report, hours: withRevenue(report.hours) }
  },
  async reportPeriod({ caller, query, now }) {
    const { overTime, before, hours, weekdays, items, options, postcodes, ...report } = await findPeriodReport(
      caller,
      query,
      now,
    )
    return {
      ...report,
      overTime: withRevenue(overTime),
      before: { ...before, overTime: withRevenue(before.overTime) },
      hours: withRevenue(hours),
      weekdays: withRevenue(weekdays),
      items: withRevenue(items),
      options: withRevenue(options),
      postcodes: withRevenue(postcodes),
    }
  },
  async exportReport({ caller, query, client, now }) {
    const { table, from, to } = query
    const report = await findPeriodReport(caller, query, now)
    return csv(reportTable(report, table, client.language), `report-${table}-${from}-${to}`)
  },
  exportJournal({ caller, query, client: { language } }) {
    const { journal, from, to } = query
    const name = fileName(`${journal}.csv`, query)
    return download(journalCsv(caller, journal, { language, from, to }), { name, type: csvType })
  },
  exportPeriod({ caller, query, client: { language }, now }) {
    const name = fileName('period.zip', query)
    return download(periodArchive(caller, query, { language, now }), { name, type: 'application/zip' })
  },
  async exportReportPdf({ caller, query, client: { language }, now }) {
    const report = await findPeriodReport(caller, query, now)
    const name = fileName('report.pdf', query)
    return download(reportPdf(report, { language }), { name, type: 'application/pdf' })
  },
  async exportViews({ caller, query: { table, span }, client, now }) {
    const statistics = await findViewStatistics(caller, span, now)
    return csv(viewTable(statistics, table, client.language), `views-${table}-${span}-${calendarDayOf(now)}`)
  },
} satisfies Handlers<typeof contract>

function withRevenue<Row extends { turnoverRappen: number }>(rows: Row[]) {
  return rows.map((row) => ({ ...row, revenueRappen: row.turnoverRappen }))
}

const csvType = 'text/csv; charset=utf-8'

function csv(table: TableView, name: string): Response {
  return download(tableAsCsv(table), { name: `${name}.csv`, type: csvType })
}
