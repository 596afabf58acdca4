import { findDayReport } from '@/lib/orders/reports/day-report'
import { findPeriodReport } from '@/lib/orders/reports/period-report'
import { reportTable } from '@/lib/orders/reports/report-tables'
import { tableAsCsv } from '@/lib/orders/reports/table-as-csv'
import { businessDayOf } from '@/lib/shop/opening-hours'
import type * as contract from '../contract/reports'
import { download } from '../http/download'
import type { Handlers } from '../http/handler'

export const reports = {
  reportDay: ({ caller, query, now }) => findDayReport(caller, query.day ?? businessDayOf(now)),
  reportPeriod: ({ caller, query, now }) => findPeriodReport(caller, query, now),
  async exportReport({ caller, query, client, now }) {
    const { table, from, to } = query
    const report = await findPeriodReport(caller, query, now)
    const name = `report-${table}-${from}-${to}.csv`
    return download(tableAsCsv(reportTable(report, table, client.language)), { name, type: 'text/csv; charset=utf-8' })
  },
} satisfies Handlers<typeof contract>
