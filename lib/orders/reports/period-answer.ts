import { z } from 'zod'
import { francs } from '@/lib/orders/answers'
import { saleAnswer } from './day-report'
import { refusedReasons } from './order-flow'
import { groupings } from './period'
import { turnoverAnswer, turnoverRow } from './turnover'

const day = z.string().meta({ description: 'Business day, 05:00 to 05:00 in Zurich.', example: '2026-11-20' })
const thing = {
  name: z.string().nullable().meta({ description: 'null: all that follow the first 500, together.' }),
  quantity: z.int().meta({ description: 'Less what was reversed.' }),
  turnover: turnoverRow.turnover,
  revenue: turnoverRow.revenue,
}

const totals = z.object({
  figures: turnoverAnswer,
  orders: z.int().meta({ description: '`figures.sold_orders`: those that were reversed since are among them.' }),
  reversed_orders: z.int(),
  unaccepted_orders: z.int().meta({ description: 'Nobody has accepted them: no sale.' }),
  refused_orders: z.int().meta({ description: 'Rejected or cancelled: no sale.' }),
  gross: francs.meta({ description: 'figures.sold' }),
  gross_after_reversals: francs.meta({ description: 'figures.turnover' }),
  vat_after_reversals: francs.meta({ description: 'Of the sum of each rate and mode.' }),
  delivery_fees: francs.meta({ description: 'Part of the gross, less those of reversed orders.' }),
  rounding: francs.meta({ description: 'Of the payments, to steps of 0.05; no part of the gross.' }),
  refunded: francs.meta({ description: 'Cash given back in the period.' }),
})

const minutes = z.object({
  orders: z.int().meta({ description: 'Of how many orders for as soon as possible.' }),
  median: z.number().nullable(),
  ninetieth: z.number().nullable().meta({ description: 'Nine of ten were at least as quick.' }),
})
const flow = z.object({ to_accept: minutes, to_ready: minutes.meta({ description: 'From the acceptance on.' }) })
const overTime = z.array(z.object({ day: day.meta({ description: 'The first of the group.' }), ...turnoverRow }))

export const periodReportAnswer = z
  .object({
    from: day,
    to: day.meta({ description: 'Itself included.' }),
    group: z.enum(groupings),
    is_running: z.boolean(),
    totals,
    flow,
    before: z
      .object({ from: day, to: day, totals, flow, over_time: overTime })
      .meta({ description: 'Whole months beside whole months, else the same number of days.' }),
    sales: z.array(saleAnswer).meta({ description: 'Placed in the period; vat_per_cent 0 is what no VAT is owed of.' }),
    reversals: z.array(saleAnswer).meta({ description: 'Reversed in the period, in negative amounts.' }),
    over_time: overTime,
    hours: z.array(z.object({ hour: z.int().meta({ description: '0 to 23 in Zurich.' }), ...turnoverRow })),
    weekdays: z.array(
      z.object({ weekday: z.int().meta({ description: 'ISO: 1 Monday to 7 Sunday.' }), ...turnoverRow }),
    ),
    items: z.array(z.object(thing)),
    options: z
      .array(z.object({ ...thing, group: z.string() }))
      .meta({ description: 'Their turnover is part of that of the dishes.' }),
    postcodes: z.array(z.object({ postcode: thing.name, ...turnoverRow })).meta({ description: 'Of deliveries.' }),
    refused: z.array(
      z.object({ status: z.enum(['rejected', 'cancelled']), reason: z.enum(refusedReasons), orders: z.int() }),
    ),
  })
  .meta({ id: 'PeriodReport' })
