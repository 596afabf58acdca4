import type { Manager } from '@/lib/accounts/caller'
import { snapshot } from '@/lib/platform/db'
import type { Queryable } from '@/lib/platform/pool'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { findMoneyMoved, paidOnlineSql, roundingSql } from './day-cash'
import { countUnsold, findFlowTimes, findRefusedOrders } from './order-flow'
import { periodBefore, type Period } from './period'
import type { ReportQuery } from './report-query'
import { findSalesByRate, vatIn, type SalesByRate } from './sales-by-rate'
import { findSoldItems, findSoldOptions } from './sold-things'
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
  }))
}

async function summed(reader: Queryable, period: Period) {
  const byRate = await findSalesByRate(reader, period)
  return {
    ...byRate,
    totals: await findPeriodTotals(reader, period, byRate),
    flow: await findFlowTimes(reader, period),
  }
}

export type PeriodTotals = PeriodReport['totals']

interface Shares {
  /** Part of the gross amounts, less what was reversed of them. */
  deliveryFeesRappen: number
  roundingRappen: number
}

async function findPeriodTotals(
  reader: Queryable,
  { from, to }: Period,
  { sales, reversals }: Pick<SalesByRate, 'sales' | 'reversals'>,
) {
  const { rows } = await reader.query<Shares>(shares, [from, to])
  const found = rows[0]
  if (!found) throw new Error('sums without a group have a row')
  const figures = await findTurnover(reader, { from, to })
  const moved = await findMoneyMoved(reader, { from, to })
  return {
    ...found,
    ...(await countUnsold(reader, { from, to })),
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

const shares = `
  select coalesce(sum(sign * delivery_fee_rappen), 0)::float8 as "deliveryFeesRappen",
    coalesce(sum(sign * coalesce(s.rounding_rappen, ${roundingSql})), 0)::float8 as "roundingRappen"
  from sale_entry s ${paidOnlineSql('s.order_id')} where s.business_day between $1 and $2`
