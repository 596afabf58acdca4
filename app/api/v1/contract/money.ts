import { z } from 'zod'
import { paymentAnswer } from '@/lib/orders/answers'
import { cashUpAnswer, cashUpBody, drawerAnswer } from '@/lib/orders/money/schema'
import { paymentListQuery, cashUpListQuery, businessDay } from '@/lib/orders/read/list-queries'
import { dayReportAnswer } from '@/lib/orders/reports/day-report'
import { periodReportAnswer } from '@/lib/orders/reports/period-answer'
import { reportFileQuery, reportQuery } from '@/lib/orders/reports/report-query'
import { viewSpanNames, viewTables } from '@/lib/orders/reports/view-statistics'
import { settleBody } from '@/lib/orders/schema'
import { operation } from '../http/operation'

export const listPayments = operation({
  method: 'GET',
  path: 'payments',
  caller: 'staff',
  summary: 'All payments, newest first; the next page is in the Link header',
  query: paymentListQuery,
  answer: z.array(paymentAnswer),
  answers: 'bare',
  refusals: [],
})

export const settlePayment = operation({
  method: 'PATCH',
  path: 'payments/{id}',
  caller: 'board',
  summary: 'Collect in cash what an order owes, pay back what it owes its guest, write it off, or take that back',
  params: z.object({ id: z.guid() }),
  body: settleBody,
  answer: paymentAnswer,
  message: 'saved',
  refusals: ['payment_not_open', 'age_check_missing'],
  refusalData: { payment_not_open: paymentAnswer, age_check_missing: paymentAnswer },
})

export const findDrawer = operation({
  method: 'GET',
  path: 'cash-ups/drawer',
  caller: 'board',
  summary: 'The cash that was taken and given back since the drawer was counted last',
  answer: drawerAnswer,
  refusals: [],
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
  refusals: [],
})

export const reportDay = operation({
  method: 'GET',
  path: 'reports/day',
  caller: 'admin',
  summary: 'What a business day sold, by VAT rate and mode, and its cash; without a day, today',
  query: z.object({ day: businessDay }),
  answer: dayReportAnswer,
  refusals: [],
})

export const reportPeriod = operation({
  method: 'GET',
  path: 'reports/period',
  caller: 'admin',
  summary:
    'What the business days of a period sold, by rate, time, dish, option and postcode, beside the period before',
  limit: { caller: { name: 'report-period', points: 60, seconds: 60 } },
  query: reportQuery,
  answer: periodReportAnswer,
  refusals: [],
})

export const exportReport = operation({
  method: 'GET',
  path: 'reports/period/export',
  caller: 'admin',
  summary:
    'One table of the report of a period as CSV: semicolons, UTF-8 with its mark, decimal points, days as in ISO 8601',
  limit: { caller: { name: 'report-period', points: 60, seconds: 60 } },
  query: reportFileQuery,
  answer: z.string(),
  answers: 'file',
  mediaTypes: ['text/csv'],
  refusals: [],
})

export const exportViews = operation({
  method: 'GET',
  path: 'statistics/views/export',
  caller: 'manager',
  summary: 'How often the shop was looked at up to today, by time or by page, as CSV in the form of the reports',
  limit: { caller: { name: 'export', points: 20, seconds: 300 } },
  query: z.strictObject({ table: z.enum(viewTables), span: z.enum(viewSpanNames).default('month') }),
  answer: z.string(),
  answers: 'file',
  mediaTypes: ['text/csv'],
  refusals: [],
})
