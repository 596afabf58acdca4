import { z } from 'zod'
import { francs } from '@/lib/orders/answers'
import { amountWithin } from '@/lib/platform/values/amount'
import { personal } from '@/lib/platform/values/personal'
import { fieldError, optionalLine } from '@/lib/platform/values/text'
import { coinsRappen, denominations, longestReason, mostCountedRappen, mostFloatRappen, mostPieces } from './drawer'
import { moment as plainMoment } from '@/lib/platform/values/moment'

const values = denominations.map(String)

export const cashUpBody = z
  .object({
    id: z.guid().meta({ description: 'Made by the caller: the same count sent again is one count.' }),
    after: z
      .guid()
      .nullable()
      .meta({ description: 'The last count that the caller knows; if there is a newer one: cash_up_meanwhile.' }),
    corrects: z.guid().optional().meta({ description: 'The count that this one replaces, for the same span.' }),
    float: amountWithin(0, mostFloatRappen).meta({ description: 'In the drawer before anything was taken.' }),
    counted: amountWithin(0, mostCountedRappen).optional().meta({ description: 'Needed without `coins`.' }),
    coins: z
      .partialRecord(z.enum(values), z.int().min(0).max(mostPieces))
      .optional()
      .meta({ description: 'Pieces by value in Rappen; their sum is what was counted.' }),
    reason: optionalLine(longestReason)
      .optional()
      .meta({ description: 'Needed where something is missing or too much.' }),
  })
  .refine(({ counted, coins }) => counted !== undefined || coins !== undefined, {
    path: ['counted'],
    error: fieldError('required'),
  })
  .refine(({ coins }) => !coins || coinsRappen(coins as Record<string, number>) <= mostCountedRappen, {
    path: ['coins'],
    error: fieldError('out_of_range'),
  })
  .meta({ id: 'CountCash' })

const moment = plainMoment.meta({ description: 'ISO 8601 with offset.' })

export const cashUpAnswer = z
  .object({
    id: z.string(),
    created_at: moment,
    since: moment,
    until: moment,
    business_day: z.string().meta({ example: '2026-11-20' }),
    float: francs,
    taken: francs.meta({ description: 'Cash taken after `since` and until `until`.' }),
    refunded: francs,
    expected: francs.meta({ description: 'float + taken - refunded' }),
    counted: francs,
    difference: francs.meta({ description: 'counted - expected' }),
    coins: z
      .record(z.string(), z.int())
      .meta({ description: 'Pieces by value in Rappen; empty: a total was entered.' }),
    reason: z.string(),
    by: personal(z.string().nullable()).meta({ description: 'Who signed; null: a person who was deleted.' }),
    corrects: z.string().nullable(),
    corrected_by: z.string().nullable().meta({ description: 'The count that replaces this one.' }),
  })
  .meta({ id: 'CashUp' })

export const drawerAnswer = z
  .object({
    last: cashUpAnswer.nullable().meta({ description: 'The last count; its id is the `after` of the next.' }),
    since: moment.meta({ description: 'Of the last count; without one, the beginning of the business day.' }),
    taken: francs,
    refunded: francs,
    corrections: z
      .array(
        z.object({
          order_id: z.string(),
          number: z.int(),
          at: moment,
          corrects_at: moment.meta({ description: 'When the money was booked that this takes back.' }),
          amount: francs,
          reason: z.string(),
        }),
      )
      .meta({ description: 'Of what was counted before; contained in taken and refunded. The first 50.' }),
    signer: personal(z.string().nullable()).meta({ description: 'Whose name the count would bear; null: say so with a PIN.' }),
  })
  .meta({ id: 'Drawer' })
