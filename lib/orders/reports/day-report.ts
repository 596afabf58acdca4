import { z } from 'zod'
import { Admin } from '@/lib/accounts/caller'
import { pool } from '@/lib/platform/db'
import { francs } from '@/lib/orders/answers'
import { findCash, type DayCash } from './day-cash'
import { fulfilments } from '@/lib/orders/fulfilment'
import { findHours, hourAnswer, type Hour } from './revenue-by-hour'
import { findReversals, findSales, type Sale } from './sales-by-rate'

const sale = z.object({
  fulfilment: z.enum(fulfilments),
  vat_per_cent: z.number().meta({ example: 2.6 }),
  gross: francs,
  net: francs,
  vat: francs,
})

export const dayReportAnswer = z
  .object({
    day: z.string().meta({ description: 'Business day, 05:00 to 05:00 in Zurich.', example: '2026-11-20' }),
    orders: z.int().meta({ description: 'Placed on the day, accepted and not cancelled.' }),
    unaccepted_orders: z.int().meta({ description: 'Placed on the day, and nobody has accepted them: no sale.' }),
    refused_orders: z.int().meta({ description: 'Placed on the day, then rejected or cancelled.' }),
    sales: z.array(sale).meta({ description: 'A delivery fee counts to the rates of the food that it brought.' }),
    gross: francs,
    vat: francs,
    rounding: francs.meta({ description: 'Of the payments, to steps of 0.05.' }),
    cash: z
      .object({ to_collect: francs, collected: francs, void: francs })
      .meta({ description: 'Of these orders; the three add up to gross plus rounding.' }),
    till: francs.meta({ description: 'Cash taken on the day, whenever it was ordered, less what was given back.' }),
    hours: z.array(hourAnswer),
    reversals: z.array(sale).meta({ description: 'Orders that were reversed on the day, in negative amounts.' }),
    reversed_orders: z.int(),
    refunded: francs.meta({ description: 'Cash given back on the day; `till` is without it.' }),
    gross_after_reversals: francs,
    vat_after_reversals: francs,
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
  reversals: Sale[]
  reversedOrders: number
  refundedRappen: number
  grossAfterReversalsRappen: number
  vatAfterReversalsRappen: number
}

/** What a business day sold, for the books and for counting the till. */
export async function findDayReport(_admin: Admin, day: string): Promise<DayReport> {
  const [sales, counts, { roundingRappen, tillRappen, refundedRappen, ...cash }, hours, reversed] = await Promise.all([
    findSales(day),
    findCounts(day),
    findCash(day),
    findHours(day),
    findReversals(day),
  ])
  const grossRappen = sum(sales.map((sold) => sold.grossRappen))
  const vatRappen = sum(sales.map((sold) => sold.vatRappen))
  return {
    day,
    ...counts,
    sales,
    grossRappen,
    vatRappen,
    roundingRappen,
    cash,
    tillRappen,
    hours,
    reversals: reversed.reversals,
    reversedOrders: reversed.orders,
    refundedRappen,
    grossAfterReversalsRappen: grossRappen + sum(reversed.reversals.map((back) => back.grossRappen)),
    vatAfterReversalsRappen: vatRappen + sum(reversed.reversals.map((back) => back.vatRappen)),
  }
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
