import { z } from 'zod'
import { Admin } from '@/lib/accounts/caller'
import { pool } from '@/lib/platform/db'
import { francs } from '@/lib/orders/answers'
import { findCash, type DayCash } from './day-cash'
import { fulfilments, type Fulfilment } from '@/lib/orders/fulfilment'
import { findHours, hourAnswer, type Hour } from './revenue-by-hour'
import { vatInside, withFee } from '@/lib/orders/vat'

export const dayReportAnswer = z
  .object({
    day: z.string().meta({ description: 'Business day, 05:00 to 05:00 in Zurich.', example: '2026-11-20' }),
    orders: z.int().meta({ description: 'Placed on the day, accepted and not cancelled.' }),
    unaccepted_orders: z.int().meta({ description: 'Placed on the day, and nobody has accepted them: no sale.' }),
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
    hours: z.array(hourAnswer),
  })
  .meta({ id: 'DayReport' })

export interface DayReport {
  day: string
  orders: number
  unacceptedOrders: number
  refusedOrders: number
  sales: Sale[]
  grossRappen: number
  vatRappen: number
  roundingRappen: number
  cash: Pick<DayCash, 'toCollectRappen' | 'collectedRappen' | 'voidRappen'>
  tillRappen: number
  hours: Hour[]
}

interface Sale {
  fulfilment: Fulfilment
  vatPerCent: number
  grossRappen: number
  netRappen: number
  vatRappen: number
}

/** What a business day sold, for the books and for counting the till. */
export async function findDayReport(_admin: Admin, day: string): Promise<DayReport> {
  const [sales, counts, { roundingRappen, tillRappen, ...cash }, hours] = await Promise.all([
    findSales(day),
    findCounts(day),
    findCash(day),
    findHours(day),
  ])
  return {
    day,
    ...counts,
    sales,
    grossRappen: sum(sales.map((sale) => sale.grossRappen)),
    vatRappen: sum(sales.map((sale) => sale.vatRappen)),
    roundingRappen,
    cash,
    tillRappen,
    hours,
  }
}

async function findSales(day: string): Promise<Sale[]> {
  const { rows } = await pool().query<{ fulfilment: Fulfilment; fee: number; rates: [number, number][] }>(
    `select fulfilment, delivery_fee_rappen as fee, rates from orders o, lateral (
       select json_agg(json_build_array(vat_per_mille, gross)) as rates from (
         select vat_per_mille, sum(gross) as gross from (
           select vat_per_mille, total_rappen as gross from order_line where order_id = o.id
           union all
           select share.rate, share.gross from order_line line, jsonb_to_recordset(line.options)
             as chosen("vatPerMille" int, "priceRappen" int), lateral (values
               (chosen."vatPerMille", chosen."priceRappen" * line.quantity),
               (line.vat_per_mille, -chosen."priceRappen" * line.quantity)
             ) share(rate, gross)
           where line.order_id = o.id and chosen."vatPerMille" <> line.vat_per_mille and chosen."priceRappen" > 0
         ) shares group by 1
       ) by_rate
     ) lines
     where business_day = $1 and status not in ('received', 'rejected', 'cancelled')`,
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

function taxed(perMille: number, grossRappen: number): Omit<Sale, 'fulfilment'> {
  const vatRappen = vatInside(grossRappen, perMille)
  return { vatPerCent: perMille / 10, grossRappen, netRappen: grossRappen - vatRappen, vatRappen }
}

async function findCounts(day: string): Promise<Pick<DayReport, 'orders' | 'unacceptedOrders' | 'refusedOrders'>> {
  const { rows } = await pool().query<{ refused: number; unaccepted: number; all: number }>(
    `select count(*)::int as all, count(*) filter (where status = 'received')::int as unaccepted,
       count(*) filter (where status in ('rejected', 'cancelled'))::int as refused
     from orders where business_day = $1`,
    [day],
  )
  const { all = 0, unaccepted = 0, refused = 0 } = rows[0] ?? {}
  return { orders: all - unaccepted - refused, unacceptedOrders: unaccepted, refusedOrders: refused }
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
