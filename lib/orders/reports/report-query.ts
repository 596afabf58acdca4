import { z } from 'zod'
import { fieldError } from '@/lib/platform/values/text'
import {
  earliestDay,
  groupings,
  groupsOf,
  latestDay,
  lengthOf,
  mostDays,
  mostGroups,
  type Period,
  usualGrouping,
} from './sums/period'

const day = z.iso
  .date({ error: ({ input }) => fieldError(input === undefined ? 'required' : 'invalid'), abort: true })
  .refine((value) => value >= earliestDay && value <= latestDay, { error: fieldError('out_of_range'), abort: true })
  .meta({ description: 'Business day, 05:00 to 05:00 in Zurich', example: '2026-11-20' })

const asked = z.object({
  from: day,
  to: day.meta({ description: 'The last business day, itself included; at most five years after the first.' }),
  group: z.enum(groupings).optional().meta({ description: 'Of the sales over time. Absent: what fits the length.' }),
})

export const reportTables = [
  'rates',
  'money',
  'time',
  'hours',
  'weekdays',
  'items',
  'options',
  'postcodes',
  'refused',
  'minutes',
  'promises',
] as const
export type ReportTable = (typeof reportTables)[number]

/** Record by record. */
export const journals = ['orders', 'receipts', 'payments', 'cash_ups', 'customers'] as const
export type Journal = (typeof journals)[number]

export const reportQuery = bounded(asked)
export const reportFileQuery = bounded(asked.extend({ table: z.enum(reportTables) }))

export const journalQuery = dated(asked.omit({ group: true }).extend({ journal: z.enum(journals) }))

export type ReportQuery = z.output<typeof reportQuery>

function bounded<Schema extends typeof asked>(schema: Schema) {
  return dated(schema)
    .refine(
      ({ group, ...period }) => !group || lengthOf(period) > mostDays || groupsOf(period, group).length <= mostGroups,
      { path: ['group'], error: fieldError('out_of_range') },
    )
    .transform((period) => ({ ...period, group: period.group ?? usualGrouping(period) }))
}

function dated<Schema extends z.ZodType<Period>>(schema: Schema) {
  return schema
    .refine(({ from, to }) => from <= to, { path: ['to'], error: fieldError('dates_reversed') })
    .refine((period) => period.from > period.to || lengthOf(period) <= mostDays, {
      path: ['to'],
      error: fieldError('period_too_long'),
    })
}
