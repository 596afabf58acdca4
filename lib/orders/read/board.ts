import { z } from 'zod'
import type { Decoded } from '@/lib/platform/values/decode-answer'
import { personal } from '@/lib/platform/values/personal'
import { line } from '@/lib/platform/values/text'
import { boardOrder, francs, moment } from '@/lib/orders/answers'
import { printConditions, printKinds } from '@/lib/orders/printer-state'
import { leftOpenReasons } from './left-over'

const minutes = z.int()

export const board = z
  .object({
    now: moment.meta({ description: 'The clock of the shop; tablets are often wrong.' }),
    orders: z.array(boardOrder).meta({
      description: 'All that are not finished, whose cancellation nobody has seen, or whose end can still be undone.',
    }),
    left_over: z
      .array(z.string())
      .meta({ description: 'Ids of those of `orders` that an earlier business day has left open.' }),
    pay_back: z
      .array(
        z.object({
          payment_id: z.string(),
          order_id: z.string(),
          number: z.int(),
          name: personal(z.string()),
          amount: francs.meta({ description: 'CHF.' }),
        }),
      )
      .meta({ description: 'Paid and not owed any more, until `PATCH payments/{id}` says that it was given back.' }),
    printers: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          condition: z.enum(printConditions).meta({ description: 'As it said last.' }),
          last_seen_at: moment.nullable().meta({ description: 'A quarter of a minute old at most; null: never.' }),
          waiting: z.int().meta({ description: 'Papers of the kitchen that it has not fetched yet.' }),
          unconfirmed: z
            .array(z.object({ job_id: z.string(), order_id: z.string(), number: z.int(), kind: z.enum(printKinds) }))
            .meta({ description: 'Papers that it took and said nothing of, until `POST print-jobs/{id}/copy`.' }),
        }),
      )
      .meta({ description: 'Those that print tickets.' }),
    kitchen: z.object({
      is_open: z.boolean().meta({ description: 'By the opening hours; a pause does not close.' }),
      opens_at: moment.nullable().meta({ description: 'The next opening; null while it is open.' }),
      paused_until: moment.nullable().meta({ description: 'null: not paused.' }),
      extra_lead_minutes: minutes.meta({ description: '0: the usual waiting time.' }),
      extra_lead_until: moment.nullable(),
      size_percent: z.int().meta({ description: 'Of the usual kitchen; 100: as usual.' }),
      size_until: moment.nullable(),
      has_limits: z.boolean().meta({ description: 'Whether `kitchen/load` has anything to compare with.' }),
      lead_minutes: z.object({ pickup: minutes, delivery: minutes }),
      alarm_minutes: minutes,
    }),
    session_ends_at: moment.nullable().meta({
      description: 'Until then the caller stays signed in, if the board stays open; null: a paired device or an API key.',
    }),
    device: z
      .object({
        name: z.string(),
        actor: personal(z.string().nullable()).meta({ description: 'The person who acts, by PIN; null: not named.' }),
      })
      .nullable()
      .meta({ description: 'The paired device that asks; null: a person.' }),
  })
  .meta({ id: 'Board' })

export type Board = Decoded<z.output<typeof board>>

const ids = z.array(line(100)).max(1000).default([])

export const closingBody = z
  .object({
    handed_over: ids.meta({ description: 'Ids of accepted orders that count as handed over and paid.' }),
    age_checked: ids.meta({ description: 'Of those, where an ID was checked; what needs it stays open without.' }),
    not_collected: ids.meta({ description: 'Ids of accepted orders that nobody came for.' }),
    never_accepted: ids.meta({ description: 'Ids of received orders; they are cancelled.' }),
  })
  .meta({ id: 'Closing', description: 'What is not named is left open.' })

export const closedAnswer = z.object({
  completed: z.int(),
  cancelled: z.int(),
  left_open: z
    .array(z.object({ id: z.string(), reason: z.enum(leftOpenReasons) }))
    .meta({ description: 'What was named and is open all the same; of everything else named nothing is open.' }),
})

/** No content: the board asks for the orders. */
export const boardChange = z.object({ orders: z.array(z.object({ id: z.string(), updated_at: moment })) })

/** Often enough that a silent stream is noticed within ten seconds. */
export const boardAlive = z.object({})

export type BoardNews = Decoded<z.output<typeof boardChange>>
