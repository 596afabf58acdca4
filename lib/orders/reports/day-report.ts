import { z } from 'zod'
import type { Manager } from '@/lib/accounts/caller'
import { snapshot, type Snapshot } from '@/lib/platform/database/db'
import { francs } from '@/lib/orders/answers'
import { fulfilments } from '@/lib/orders/limits'
import { dayCash } from './day-cash'
import { countUnsold } from './order-flow'
import { findPromiseErrors, promiseErrors } from './promise-errors'
import { findSalesByRate, vatIn } from './sales-by-rate'
import { findTurnover, findTurnoverByHour, turnoverAnswer, turnoverRow } from './turnover'

export const saleAnswer = z
  .object({
    fulfilment: z.enum(fulfilments),
    vat_per_cent: z.number().meta({ example: 2.6 }),
    gross: francs,
    net: francs,
    vat: francs,
  })
  .meta({ id: 'SalesOfRate' })

export const timedOutOrders = z
  .int()
  .meta({ description: 'Of `refused_orders`: nobody accepted them in time, and the shop itself rejected them.' })

export const moneyMovedAnswer = z.object({ taken: francs, refunded: francs })

export const dayReportAnswer = z
  .object({
    day: z.string().meta({ description: 'Business day, 05:00 to 05:00 in Zurich.', example: '2026-11-20' }),
    figures: turnoverAnswer,
    orders: z.int().meta({ description: '`figures.sold_orders`: those that were reversed since are among them.' }),
    unaccepted_orders: z.int().meta({ description: 'Placed on the day, and nobody has accepted them: no sale.' }),
    refused_orders: z.int().meta({ description: 'Placed on the day, then rejected or cancelled.' }),
    timed_out_orders: timedOutOrders,
    sales: z.array(saleAnswer).meta({ description: 'A delivery fee counts to the rates of the food that it brought.' }),
    gross: francs.meta({ description: 'figures.sold' }),
    vat: francs.meta({ description: 'Of what was sold, reversed since or not.' }),
    rounding: francs.meta({ description: 'Of the payments, to steps of 0.05.' }),
    cash: z
      .object({
        to_collect: francs,
        collected: francs,
        online: francs.meta({ description: 'What of `collected` came online.' }),
        void: francs,
        to_pay_back: francs,
      })
      .meta({
        description: 'Of these orders; to_collect, collected and void less to_pay_back add up to gross plus rounding.',
      }),
    online: moneyMovedAnswer.meta({
      description: 'Through the provider on the day, whenever it was ordered; in the drawer is none of it.',
    }),
    till: francs.meta({ description: 'Cash taken on the day, whenever it was ordered, less what was given back.' }),
    hours: z.array(
      z.object({
        hour: z
          .int()
          .meta({ description: '0 to 23 on the clock of Zurich; after 23 comes 0 of the same business day.' }),
        ...turnoverRow,
      }),
    ),
    promises: promiseErrors,
    reversals: z
      .array(saleAnswer)
      .meta({ description: 'What was reversed on the day, whole orders or parts of them, in negative amounts.' }),
    reversed_orders: z.int(),
    refunded: francs.meta({ description: 'Cash given back on the day; `till` is without it.' }),
    gross_after_reversals: francs.meta({ description: 'figures.turnover' }),
    vat_after_reversals: francs,
  })
  .meta({ id: 'DayReport' })

export type DayReport = Awaited<ReturnType<typeof findDayReport>>

export function findDayReport(_manager: Manager, day: string) {
  return printedDayReport(day)
}

/** For the shop's own printer, which an administrator has told to print it. */
export function printedDayReport(day: string) {
  return snapshot((reader) => reportOf(reader, day))
}

async function reportOf(reader: Snapshot, day: string) {
  const period = { from: day, to: day }
  const figures = await findTurnover(reader, period)
  const { sales, reversals, showsVat } = await findSalesByRate(reader, period)
  const counts = await countUnsold(reader, period)
  const { roundingRappen, tillRappen, refundedRappen, online, ...cash } = await dayCash(reader, day)
  const hours = await findTurnoverByHour(reader, period)
  const promises = await findPromiseErrors(reader, period)
  const vatRappen = vatIn(sales)
  return {
    day,
    figures,
    orders: figures.soldOrders,
    reversedOrders: figures.reversedOrders,
    ...counts,
    sales,
    grossRappen: figures.soldRappen,
    vatRappen,
    roundingRappen,
    cash,
    online,
    tillRappen,
    hours,
    promises,
    reversals,
    showsVat,
    refundedRappen,
    grossAfterReversalsRappen: figures.turnoverRappen,
    vatAfterReversalsRappen: vatRappen + vatIn(reversals),
  }
}
