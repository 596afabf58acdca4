import type { Admin } from '@/lib/accounts/caller'
import { snapshot, type Reader } from '@/lib/platform/db'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { findFlowTimes, findRefusedOrders, type FlowTimes, type RefusedOrders } from './order-flow'
import { periodBefore, type Grouping, type Period } from './period'
import { findPeriodTotals, type PeriodTotals } from './period-totals'
import type { ReportQuery } from './report-query'
import { findSalesByRate, type SalesByRate } from './sales-by-rate'
import { findSoldItems, findSoldOptions, type SoldItem, type SoldOption } from './sold-things'
import {
  findTurnoverByHour,
  findTurnoverByPostcode,
  findTurnoverByWeekday,
  findTurnoverOverTime,
  type TurnoverAtHour,
  type TurnoverIn,
  type TurnoverOn,
  type TurnoverOnWeekday,
} from './turnover'

export interface PeriodReport extends Period, SalesByRate {
  group: Grouping
  /** Its days are not all over yet. */
  isRunning: boolean
  totals: PeriodTotals
  flow: FlowTimes
  /** The period before, in the same figures. */
  before: Period & { totals: PeriodTotals; flow: FlowTimes; overTime: TurnoverOn[] }
  overTime: TurnoverOn[]
  hours: TurnoverAtHour[]
  weekdays: TurnoverOnWeekday[]
  items: SoldItem[]
  options: SoldOption[]
  postcodes: TurnoverIn[]
  refused: RefusedOrders[]
}

/** Rows of a table; what is behind them is added up in one more. */
export const mostRows = 500

/** What a period sold, for the books and for whoever plans the next one. */
export function findPeriodReport(
  _admin: Admin,
  { group, ...period }: ReportQuery,
  now = new Date(),
): Promise<PeriodReport> {
  const before = periodBefore(period)
  return snapshot(async (reader) => ({
    ...period,
    group,
    isRunning: period.to >= businessDayOf(now),
    ...(await summed(reader, period)),
    before: {
      ...before,
      ...(await summed(reader, before)),
      overTime: await findTurnoverOverTime(reader, before, group),
    },
    overTime: await findTurnoverOverTime(reader, period, group),
    hours: await findTurnoverByHour(reader, period),
    weekdays: await findTurnoverByWeekday(reader, period),
    items: await findSoldItems(reader, period, mostRows),
    options: await findSoldOptions(reader, period, mostRows),
    postcodes: await findTurnoverByPostcode(reader, period, mostRows),
    refused: await findRefusedOrders(reader, period),
  }))
}

async function summed(reader: Reader, period: Period) {
  const byRate = await findSalesByRate(reader, period)
  return {
    ...byRate,
    totals: await findPeriodTotals(reader, period, byRate),
    flow: await findFlowTimes(reader, period),
  }
}
