import { z } from 'zod'
import { Admin } from '@/lib/accounts/caller'
import { pool } from '@/lib/platform/db'
import { toFrancs } from '@/lib/platform/money'
import { findCash } from './day-cash'
import { fulfilments, type Fulfilment } from '@/lib/orders/fulfilment'
import { findHours, hourView } from './revenue-by-hour'
import { vatInside, withFee } from '@/lib/orders/vat'

const francs = z.number().meta({ description: 'CHF with at most two decimals.', example: 25.5 })

export const dayReport = z
  .object({
    day: z.string().meta({ description: 'Business day, 05:00 to 05:00 in Zurich.', example: '2026-11-20' }),
    orders: z.int().meta({ description: 'Placed on the day, neither rejected nor cancelled.' }),
    refused_orders: z.int().meta({ description: 'Placed on the day, then rejected or cancelled.' }),
    sales: z
      .array(
        z.object({
          fulfilment: z.enum(fulfilments),
          vat_per_cent: z.number().meta({ example: 2.6 }),
          gross: francs,
          net: francs,
          vat: francs,
        }),
      )
      .meta({ description: 'A delivery fee counts to the rates of the food that it brought.' }),
    gross: francs,
    vat: francs,
    rounding: francs.meta({ description: 'Of the payments, to steps of 0.05.' }),
    cash: z
      .object({ to_collect: francs, collected: francs, void: francs })
      .meta({ description: 'Of these orders; the three add up to gross plus rounding.' }),
    till: francs.meta({ description: 'Cash taken on the day, whenever it was ordered.' }),
    hours: z.array(hourView),
  })
  .meta({ id: 'DayReport' })

export type DayReport = z.output<typeof dayReport>

/** What a business day sold, for the books and for counting the till. */
export async function findDayReport(_admin: Admin, day: string): Promise<DayReport> {
  const [sales, counts, { rounding, till, ...cash }, hours] = await Promise.all([
    findSales(day),
    findCounts(day),
    findCash(day),
    findHours(day),
  ])
  return {
    day,
    ...counts,
    sales,
    gross: sum(sales.map((sale) => sale.gross)),
    vat: sum(sales.map((sale) => sale.vat)),
    rounding,
    cash,
    till,
    hours,
  }
}

type Sale = DayReport['sales'][number]

async function findSales(day: string): Promise<Sale[]> {
  const { rows } = await pool().query<{ fulfilment: Fulfilment; fee: number; rates: [number, number][] }>(
    `select fulfilment, delivery_fee_rappen as fee, rates from orders o, lateral (
       select json_agg(json_build_array(vat_per_mille, gross)) as rates from (
         select vat_per_mille, sum(total_rappen) as gross from order_line where order_id = o.id group by 1
       ) by_rate
     ) lines
     where business_day = $1 and status not in ('rejected', 'cancelled')`,
    [day],
  )
  const orders = rows.map(({ fulfilment, fee, rates }) => ({ fulfilment, gross: withFee(new Map(rates), fee) }))
  return fulfilments.flatMap((fulfilment) =>
    salesByRate(orders.filter((order) => order.fulfilment === fulfilment).map(({ gross }) => gross)).map(
      ([perMille, gross]) => ({ fulfilment, ...taxed(perMille, gross) }),
    ),
  )
}

function salesByRate(orders: Map<number, number>[]): [number, number][] {
  const total = new Map<number, number>()
  for (const [rate, gross] of orders.flatMap((order) => [...order])) total.set(rate, (total.get(rate) ?? 0) + gross)
  return [...total].toSorted(([a], [b]) => a - b)
}

function taxed(perMille: number, gross: number) {
  const vat = vatInside(gross, perMille)
  return { vat_per_cent: perMille / 10, gross: toFrancs(gross), net: toFrancs(gross - vat), vat: toFrancs(vat) }
}

async function findCounts(day: string): Promise<Pick<DayReport, 'orders' | 'refused_orders'>> {
  const { rows } = await pool().query<{ refused: number; all: number }>(
    `select count(*)::int as all, count(*) filter (where status in ('rejected', 'cancelled'))::int as refused
     from orders where business_day = $1`,
    [day],
  )
  const { all = 0, refused = 0 } = rows[0] ?? {}
  return { orders: all - refused, refused_orders: refused }
}

function sum(amounts: number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount * 100, 0)) / 100
}
