import { findDayReport } from '@/lib/orders/reports/day-report'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(contract.reportDay, ({ caller, query, now }) => findDayReport(caller, query.day ?? businessDayOf(now))),
})
