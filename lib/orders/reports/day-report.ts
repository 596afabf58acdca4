import { z } from 'zod'
import { Admin } from '@/lib/accounts/caller'
import { pool } from '@/lib/platform/db'
import { francs } from '@/lib/orders/answers'
import { findCash, type DayCash } from './day-cash'
import { fulfilments } from '@/lib/orders/fulfilment'
import { findHours, hourAnswer, type Hour } from './revenue-by-hour'
import { findSalesByRate, type SalesByRate } from './sales-by-rate'

export const saleAnswer = z.object({
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
    sales: z.array(saleAnswer).meta({ description: 'A delivery fee counts to the rates of the food that it brought.' }),
    gross: francs,
    vat: francs,
    rounding: francs.meta({ description: 'Of the payments, to steps of 0.05.' }),
    cash: z
      .object({ to_collect: francs, collected: francs, void: francs, to_pay_back: francs })
      .meta({ description: 'Of these orders; the first three less the last add up to gross plus rounding.' }),
    till: francs.meta({ description: 'Cash taken on the day, whenever it was ordered, less what was given back.' }),
    hours: z.array(hourAnswer),
    reversals: z.array(saleAnswer).meta({ description: 'Orders that were reversed on the day, in negative amounts.' }),
    reversed_orders: z.int(),
    refunded: francs.meta({ description: 'Cash given back on the day; `till` is without it.' }),
    gross_after_reversals: francs,
    vat_after_reversals: francs,
  })
  .meta({ id: 'DayReport' })

export interface DayReport extends SalesByRate {
  day: string
  orders: number
  unacceptedOrders: number
  refusedOrders: number
  grossRappen: number
  vatRappen: number
  roundingRappen: number
  cash: Pick<DayCash, 'toCollectRappen' | 'collectedRappen' | 'voidRappen' | 'toPayBackRappen'>
  tillRappen: number
  hours: Hour[]
  reversedOrders: number
  refundedRappen: number
  grossAfterReversalsRappen: number
  vatAfterReversalsRappen: number
}

/** What a business day sold, for the books and for counting the till. */
export async function findDayReport(_admin: Admin, day: string): Promise<DayReport> {
  const [{ sales, reversals, showsVat }, counts, { roundingRappen, tillRappen, refundedRappen, ...cash }, hours] =
    await Promise.all([findSalesByRate(pool(), { from: day, to: day }), findCounts(day), findCash(day), findHours(day)])
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
    reversals,
    showsVat,
    refundedRappen,
    grossAfterReversalsRappen: grossRappen + sum(reversals.map((back) => back.grossRappen)),
    vatAfterReversalsRappen: vatRappen + sum(reversals.map((back) => back.vatRappen)),
  }
}

type Counts = Pick<DayReport, 'orders' | 'unacceptedOrders' | 'refusedOrders' | 'reversedOrders'>

async function findCounts(day: string): Promise<Counts> {
  const { rows } = await pool().query<Counts>(
    `select count(*) filter (where is_sale)::int as orders,
       count(*) filter (where status = 'received')::int as "unacceptedOrders",
       count(*) filter (where status in ('rejected', 'cancelled'))::int as "refusedOrders",
       (select count(*)::int from sale_entry where business_day = $1 and sign = -1) as "reversedOrders"
     from counted_order where business_day = $1`,
    [day],
  )
  return rows[0] ?? { orders: 0, unacceptedOrders: 0, refusedOrders: 0, reversedOrders: 0 }
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
