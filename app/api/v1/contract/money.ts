import { z } from 'zod'
import { francs, paymentAnswer } from '@/lib/orders/answers'
import { cashUpAnswer, cashUpBody, drawerAnswer } from '@/lib/orders/money/counter/schema'
import { paymentListQuery, cashUpListQuery, businessDay } from '@/lib/orders/read/list-queries'
import { dayReportAnswer, moneyMovedAnswer, saleAnswer, timedOutOrders } from '@/lib/orders/reports/day-report'
import { promiseErrors } from '@/lib/orders/reports/promise-errors'
import { journalQuery, reportFileQuery, reportQuery } from '@/lib/orders/reports/report-query'
import { viewSpanNames, viewTables } from '@/lib/orders/reports/view-statistics'
import { settleBody } from '@/lib/orders/schema'
import { byId, exportLimit, fileOf, operation } from '../http/operation'
import { refusedReasons } from '@/lib/orders/reports/order-flow'
import { groupings } from '@/lib/orders/reports/sums/period'
import { turnoverAnswer, turnoverRow } from '@/lib/orders/reports/turnover'

const day = z.string().meta({ description: 'Business day, 05:00 to 05:00 in Zurich.', example: '2026-11-20' })
const thing = {
  name: z.string().nullable().meta({ description: 'null: all that follow the first 500, together.' }),
  quantity: z.int().meta({ description: 'Less what was reversed.' }),
  turnover: turnoverRow.turnover,
  revenue: turnoverRow.revenue,
}

const totals = z
  .object({
    figures: turnoverAnswer,
    orders: z.int().meta({ description: '`figures.sold_orders`: those that were reversed since are among them.' }),
    reversed_orders: z.int(),
    unaccepted_orders: z.int().meta({ description: 'Nobody has accepted them: no sale.' }),
    refused_orders: z.int().meta({ description: 'Rejected or cancelled: no sale.' }),
    timed_out_orders: timedOutOrders,
    gross: francs.meta({ description: 'figures.sold' }),
    gross_after_reversals: francs.meta({ description: 'figures.turnover' }),
    vat_after_reversals: francs.meta({ description: 'Of the sum of each rate and mode.' }),
    delivery_fees: francs.meta({ description: 'Part of the gross, less what was reversed of them.' }),
    rounding: francs.meta({ description: 'Of the payments, to steps of 0.05; no part of the gross.' }),
    refunded: francs.meta({ description: 'Cash given back in the period.' }),
    moved: z
      .object({ cash: moneyMovedAnswer, online: moneyMovedAnswer })
      .meta({ description: 'In the period, whenever it was ordered: in the drawer, and through the provider.' }),
  })
  .meta({ id: 'ReportTotals' })

const minutes = z.object({
  orders: z.int().meta({ description: 'Of how many orders for as soon as possible.' }),
  median: z.number().nullable(),
  ninetieth: z.number().nullable().meta({ description: 'Nine of ten were at least as quick.' }),
})
const flow = z
  .object({ to_accept: minutes, to_ready: minutes.meta({ description: 'From the acceptance on.' }) })
  .meta({ id: 'OrderFlow' })
const overTime = z.array(z.object({ day: day.meta({ description: 'The first of the group.' }), ...turnoverRow }))

const periodReportAnswer = z
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
    reversals: z
      .array(saleAnswer)
      .meta({ description: 'Reversed in the period, whole orders or parts of them, in negative amounts.' }),
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
    promises: promiseErrors,
    refused: z.array(
      z.object({ status: z.enum(['rejected', 'cancelled']), reason: z.enum(refusedReasons), orders: z.int() }),
    ),
  })
  .meta({ id: 'PeriodReport' })

export const listPayments = operation({
  method: 'GET',
  path: 'payments',
  caller: 'staff',
  summary: 'All payments, newest first; the next page is in the Link header',
  query: paymentListQuery,
  answer: z.array(paymentAnswer),
  answers: 'bare',
})

export const settlePayment = operation({
  method: 'PATCH',
  path: 'payments/{id}',
  caller: 'board',
  summary: 'Collect in cash what an order owes, pay back what it owes its guest, write it off, or take that back',
  params: byId,
  body: settleBody,
  answer: paymentAnswer,
  message: 'saved',
  refusalData: { payment_not_open: paymentAnswer, age_check_missing: paymentAnswer },
})

export const findDrawer = operation({
  method: 'GET',
  path: 'cash-ups/drawer',
  caller: 'board',
  summary: 'The cash that was taken and given back since the drawer was counted last',
  answer: drawerAnswer,
})

export const countCash = operation({
  method: 'POST',
  path: 'cash-ups',
  caller: 'board',
  summary: 'Count the drawer, under the caller’s name. The same id again is the same count',
  limit: { caller: { name: 'cash-up', points: 60, seconds: 60 } },
  body: cashUpBody,
  answer: cashUpAnswer,
  message: 'saved',
  refusals: ['cash_up_meanwhile', 'not_found', 'not_signed'],
  refusalData: { cash_up_meanwhile: cashUpAnswer.nullable() },
})

export const listCashUps = operation({
  method: 'GET',
  path: 'cash-ups',
  caller: 'staff',
  summary: 'Counts of the drawer, newest first; the next page is in the Link header',
  query: cashUpListQuery,
  answer: z.array(cashUpAnswer),
  answers: 'bare',
})

export const reportDay = operation({
  method: 'GET',
  path: 'reports/day',
  caller: 'manager',
  summary: 'What a business day sold, by VAT rate and mode, and its cash; without a day, today',
  query: z.object({ day: businessDay }),
  answer: dayReportAnswer,
})

export const reportPeriod = operation({
  method: 'GET',
  path: 'reports/period',
  caller: 'manager',
  summary:
    'What the business days of a period sold, by rate, time, dish, option and postcode, beside the period before',
  limit: { caller: { name: 'report-period', points: 60, seconds: 60 } },
  query: reportQuery,
  answer: periodReportAnswer,
})

export const exportReport = operation({
  method: 'GET',
  path: 'reports/period/export',
  caller: 'manager',
  summary:
    'One table of the report of a period as CSV: semicolons, UTF-8 with its mark, decimal points, days as in ISO 8601',
  limit: { caller: { name: 'report-period', points: 60, seconds: 60 } },
  query: reportFileQuery,
  ...fileOf('text/csv'),
})

export const exportJournal = operation({
  method: 'GET',
  path: 'reports/journal',
  caller: 'manager',
  summary:
    'Orders, receipts as they were given, movements of money or counts of the drawer of a period, or all customers, as CSV in the form of the reports. The last line is the total: how many rows there are, and their sums; a file without it is not whole',
  limit: exportLimit,
  query: journalQuery,
  ...fileOf('text/csv'),
})

export const exportReportPdf = operation({
  method: 'GET',
  path: 'reports/period/pdf',
  caller: 'manager',
  summary: 'The report of a period to print or to send on',
  limit: exportLimit,
  query: reportQuery,
  ...fileOf('application/pdf'),
})

export const exportPeriod = operation({
  method: 'GET',
  path: 'reports/period/archive',
  caller: 'manager',
  summary: 'The report of a period as PDF, all its tables and its journals as CSV, in one ZIP',
  limit: exportLimit,
  query: reportQuery,
  ...fileOf('application/zip'),
})

export const exportViews = operation({
  method: 'GET',
  path: 'statistics/views/export',
  caller: 'manager',
  summary: 'How often the shop was looked at up to today, by time or by page, as CSV in the form of the reports',
  limit: exportLimit,
  query: z.strictObject({ table: z.enum(viewTables), span: z.enum(viewSpanNames).default('month') }),
  ...fileOf('text/csv'),
})
