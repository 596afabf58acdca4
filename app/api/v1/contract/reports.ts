import { z } from 'zod'
import { businessDay } from '@/lib/orders/read/list-queries'
import { dayReportAnswer } from '@/lib/orders/reports/day-report'
import { periodReportAnswer } from '@/lib/orders/reports/period-answer'
import { reportFileQuery, reportQuery } from '@/lib/orders/reports/report-query'
import { viewSpanNames } from '@/lib/orders/reports/view-statistics'
import { viewTables } from '@/lib/orders/reports/view-tables'
import { operation } from '../http/operation'

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
