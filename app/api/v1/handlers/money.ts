import { countCash, type Count } from '@/lib/orders/money/counter/count-cash'
import { findDrawer, listCashUps } from '@/lib/orders/money/counter/cash-ups'
import { listGivenReceipts } from '@/lib/orders/office/list-receipts'
import { listChangedPayments } from '@/lib/orders/read/list-changes'
import { listPayments } from '@/lib/orders/read/list-payments'
import { settlePayment } from '@/lib/orders/money/counter/settle-payment'
import { fileName, periodArchive } from '@/lib/orders/office/archive'
import { findDayReport } from '@/lib/orders/reports/day-report'
import { journalCsv } from '@/lib/orders/office/journals'
import { reportPdf } from '@/lib/orders/reports/report-pdf'
import { findPeriodReport } from '@/lib/orders/reports/period-report'
import { reportTable, tableAsCsv } from '@/lib/orders/reports/report-tables'
import { findViewStatistics, viewTable } from '@/lib/orders/reports/view-statistics'
import { calendarDayOf } from '@/lib/platform/values/time'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import type * as contract from '../contract/money'
import type { Handlers } from '../http/handler'
import { changesReply, download, pageReply } from '../http/reply'

export const money = {
  listPayments: async ({ caller, query, request }) => {
    const { updatedSince } = query
    if (updatedSince) return changesReply(request, await listChangedPayments(caller, { ...query, updatedSince }))
    return pageReply(request, await listPayments(caller, query))
  },
  settlePayment: ({ caller, params, body, now }) => settlePayment(caller, params.id, { ...body, now }),
  findDrawer: ({ caller, now }) => findDrawer(caller, now),
  countCash: ({ caller, body, now }) => countCash(caller, body as Count, now),
  listCashUps: async ({ caller, query, request }) => pageReply(request, await listCashUps(caller, query)),
  listGivenReceipts: async ({ caller, query, request }) =>
    pageReply(request, await listGivenReceipts(caller, query), 'after'),
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
    const { table } = query
    const report = await findPeriodReport(caller, query, now)
    return download(tableAsCsv(reportTable(report, table, client.language)), fileName(`report-${table}.csv`, query))
  },
  exportJournal({ caller, query, client: { language } }) {
    const { journal, from, to } = query
    return download(journalCsv(caller, journal, { language, from, to }), fileName(`${journal}.csv`, query))
  },
  exportPeriod({ caller, query, client: { language }, now }) {
    return download(periodArchive(caller, query, { language, now }), fileName('period.zip', query))
  },
  async exportReportPdf({ caller, query, client: { language }, now }) {
    const report = await findPeriodReport(caller, query, now)
    return download(reportPdf(report, { language }), fileName('report.pdf', query))
  },
  async exportViews({ caller, query: { table, span }, client, now }) {
    const statistics = await findViewStatistics(caller, span, now)
    const name = `views-${table}-${span}-${calendarDayOf(now)}.csv`
    return download(tableAsCsv(viewTable(statistics, table, client.language)), name)
  },
} satisfies Handlers<typeof contract>

function withRevenue<Row extends { turnoverRappen: number }>(rows: Row[]) {
  return rows.map((row) => ({ ...row, revenueRappen: row.turnoverRappen }))
}
