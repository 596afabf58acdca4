import type { Manager } from '@/lib/accounts/caller'
import { snapshot, type Queryable } from '@/lib/platform/db'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { findMoneyMoved, paidOnlineSql, roundingSql } from './day-cash'
import { countUnsold, findFlowTimes, findRefusedOrders, type FlowTimes, type RefusedOrders } from './order-flow'
import { periodBefore, type Grouping, type Period } from './period'
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
  findTurnover,
  type Turnover,
} from './turnover'

export interface PeriodReport extends Period, SalesByRate {
  group: Grouping
  isRunning: boolean
  totals: PeriodTotals
  flow: FlowTimes
  before: Period & { totals: PeriodTotals; flow: FlowTimes; overTime: TurnoverOn[] }
  overTime: TurnoverOn[]
  hours: TurnoverAtHour[]
  weekdays: TurnoverOnWeekday[]
  items: SoldItem[]
  options: SoldOption[]
  postcodes: TurnoverIn[]
  refused: RefusedOrders[]
}

export const mostRows = 500

export function findPeriodReport(
  _manager: Manager,
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

async function summed(reader: Queryable, period: Period) {
  const byRate = await findSalesByRate(reader, period)
  return {
    ...byRate,
    totals: await findPeriodTotals(reader, period, byRate),
    flow: await findFlowTimes(reader, period),
  }
}

export interface PeriodTotals {
  figures: Turnover
  orders: number
  reversedOrders: number
  unacceptedOrders: number
  refusedOrders: number
  grossRappen: number
  grossAfterReversalsRappen: number
  vatAfterReversalsRappen: number
  /** Part of the gross amounts, less those of reversed orders. */
  deliveryFeesRappen: number
  roundingRappen: number
  refundedRappen: number
  /** What moved on these days, for orders of any day. */
  moved: Awaited<ReturnType<typeof findMoneyMoved>>
}

type Shares = Pick<PeriodTotals, 'deliveryFeesRappen' | 'roundingRappen'>

async function findPeriodTotals(
  reader: Queryable,
  { from, to }: Period,
  { sales, reversals }: Pick<SalesByRate, 'sales' | 'reversals'>,
): Promise<PeriodTotals> {
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
    vatAfterReversalsRappen: [...sales, ...reversals].reduce((sum, { vatRappen }) => sum + vatRappen, 0),
  }
}

const shares = `
  select coalesce(sum(sign * delivery_fee_rappen), 0)::float8 as "deliveryFeesRappen",
    coalesce(sum(sign * ${roundingSql}), 0)::float8 as "roundingRappen"
  from sale_entry s ${paidOnlineSql('s.order_id')} where s.business_day between $1 and $2`
