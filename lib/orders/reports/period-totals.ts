import type { Reader } from '@/lib/platform/db'
import { roundingSql } from './day-cash'
import type { Period } from './period'
import type { SalesByRate } from './sales-by-rate'
import { findTurnover, type Turnover } from './turnover'

export interface PeriodTotals {
  figures: Turnover
  /** Sold, those that were reversed since among them. */
  orders: number
  reversedOrders: number
  unacceptedOrders: number
  refusedOrders: number
  grossRappen: number
  grossAfterReversalsRappen: number
  vatAfterReversalsRappen: number
  /** Part of the gross amounts, less those of reversed orders. */
  deliveryFeesRappen: number
  /** Of the payments of what was sold, less those of what was reversed. */
  roundingRappen: number
  /** Cash given back in the period. */
  refundedRappen: number
}

type Counts = Pick<
  PeriodTotals,
  'unacceptedOrders' | 'refusedOrders' | 'deliveryFeesRappen' | 'roundingRappen' | 'refundedRappen'
>

export async function findPeriodTotals(
  reader: Reader,
  { from, to }: Period,
  { sales, reversals }: Pick<SalesByRate, 'sales' | 'reversals'>,
): Promise<PeriodTotals> {
  const { rows } = await reader.query<Counts>(counts, [from, to])
  const found = rows[0]
  if (!found) throw new Error('sums without a group have a row')
  const figures = await findTurnover(reader, { from, to })
  return {
    ...found,
    figures,
    orders: figures.soldOrders,
    reversedOrders: figures.reversedOrders,
    grossRappen: figures.soldRappen,
    grossAfterReversalsRappen: figures.turnoverRappen,
    vatAfterReversalsRappen: [...sales, ...reversals].reduce((sum, { vatRappen }) => sum + vatRappen, 0),
  }
}

const counts = `
  select entries.*, placed.*, (
    select coalesce(-sum(amount_rappen), 0)::float8 from payment_entry where business_day between $1 and $2
      and method = 'cash' and (kind in ('refunded', 'reversed') or kind = 'corrected' and amount_rappen > 0)) as "refundedRappen"
  from (
    select coalesce(sum(sign * delivery_fee_rappen), 0)::float8 as "deliveryFeesRappen",
      coalesce(sum(sign * ${roundingSql}), 0)::float8 as "roundingRappen"
    from sale_entry where business_day between $1 and $2
  ) entries, (
    select count(*) filter (where status = 'received')::int as "unacceptedOrders",
      count(*) filter (where status in ('rejected', 'cancelled'))::int as "refusedOrders"
    from counted_order where business_day between $1 and $2
  ) placed`
