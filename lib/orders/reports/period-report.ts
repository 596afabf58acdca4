import type { Manager } from '@/lib/accounts/caller'
import { snapshot, type Snapshot } from '@/lib/platform/database/db'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { findMoneyMoved, findParts } from './day-cash'
import { countUnsold, findFlowTimes, findRefusedOrders } from './order-flow'
import { findPromiseErrors } from './promise-errors'
import { periodBefore, type Period } from './sums/period'
import type { ReportQuery } from './report-query'
import { findSalesByRate, vatIn, type SalesByRate } from './sales-by-rate'
import { findSoldItems, findSoldOptions } from './dishes/sold-things'
import {
  findTurnoverByHour,
  findTurnoverByPostcode,
  findTurnoverByWeekday,
  findTurnoverOverTime,
  findTurnover,
} from './turnover'

export type PeriodReport = Awaited<ReturnType<typeof findPeriodReport>>

export const mostRows = 500

export function findPeriodReport(_manager: Manager, { group, ...period }: ReportQuery, now = new Date()) {
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
    promises: await findPromiseErrors(reader, period),
  }))
}

async function summed(reader: Snapshot, period: Period) {
  const byRate = await findSalesByRate(reader, period)
  return {
    ...byRate,
    totals: await findPeriodTotals(reader, period, byRate),
    flow: await findFlowTimes(reader, period),
  }
}

export type PeriodTotals = PeriodReport['totals']

async function findPeriodTotals(
  reader: Snapshot,
  period: Period,
  { sales, reversals }: Pick<SalesByRate, 'sales' | 'reversals'>,
) {
  const figures = await findTurnover(reader, period)
  const moved = await findMoneyMoved(reader, period)
  return {
    ...(await findParts(reader, period)),
    ...(await countUnsold(reader, period)),
    moved,
    refundedRappen: moved.cash.refundedRappen,
    figures,
    orders: figures.soldOrders,
    reversedOrders: figures.reversedOrders,
    grossRappen: figures.soldRappen,
    grossAfterReversalsRappen: figures.turnoverRappen,
    vatAfterReversalsRappen: vatIn([...sales, ...reversals]),
  }
}
