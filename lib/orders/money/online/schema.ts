import { z } from 'zod'
import { amountWithin, francs } from '@/lib/platform/values/amount'
import { mostOnlineRappen } from '@/lib/platform/payment-offer'
import { line } from '@/lib/platform/values/text'
import { orderStatuses } from '@/lib/orders/status'
import { keyProblems } from '@/lib/orders/money/provider/key-problems'

const longestKey = 300
const moment = z.iso.datetime().brand<'moment', 'inout'>()

export const paymentKeysBody = z
  .object({
    secret_key: line(longestKey).meta({ description: 'Of Stripe, sk_… or rk_…. Never answered.' }),
    webhook_secret: line(longestKey).meta({ description: 'Of the webhook at Stripe, whsec_…. Never answered.' }),
  })
  .meta({ id: 'PaymentKeys' })

export const paymentOfferBody = z
  .object({
    takes_twint: z.boolean(),
    takes_cards: z.boolean().meta({ description: 'With neither of the two nothing is paid online.' }),
    for_pickup: z.boolean(),
    for_delivery: z.boolean(),
    minimum: amountWithin(0, mostOnlineRappen),
  })
  .meta({ id: 'PaymentOffer' })

export const paymentSettingsView = z
  .object({
    provider: z.enum(['stripe', 'demo']).nullable().meta({ description: 'demo: no money moves; null: none yet.' }),
    is_live: z.boolean().meta({ description: 'Real money.' }),
    keys: z.enum(['environment', 'shop', 'lost', 'none']).meta({
      description: 'Whose are used. lost: sealed with a secret that the shop has no more, to be given again.',
    }),
    keys_since: moment.nullable().meta({ description: 'When the owner gave them.' }),
    takes_twint: z.boolean(),
    takes_cards: z.boolean(),
    for_pickup: z.boolean(),
    for_delivery: z.boolean(),
    minimum: francs,
    webhook_url: z.string().meta({ description: 'Where the provider sends its events.' }),
    webhook_events: z.array(z.string()),
  })
  .meta({ id: 'PaymentSettings' })

export type PaymentSettingsView = z.output<typeof paymentSettingsView>

export const foundKeyProblems = z.object({
  problems: z.array(z.enum(keyProblems)).meta({ description: 'Empty: nothing is wrong.' }),
})

const order = z.object({ id: z.string(), number: z.int(), short_number: z.string(), status: z.enum(orderStatuses) })

const fault = z.string().meta({ description: 'Why the provider was not followed, e.g. other_amount; empty: it was.' })

export const unsettledView = z
  .object({
    awaited: z.array(
      z.object({
        order,
        amount: francs,
        attempt_id: z.guid().nullable().meta({ description: 'Null: the guest has not begun to pay.' }),
        since: moment,
        until: moment.meta({ description: 'Then the order gives its time back.' }),
        fault,
        is_stuck: z.boolean().meta({ description: 'It does not end by itself: the staff have to look.' }),
      }),
    ),
    refunds: z.array(
      z.object({
        id: z.guid(),
        order,
        amount: francs,
        status: z.enum(['due', 'sent', 'failed']).meta({ description: 'failed: it is sent no more by itself.' }),
        since: moment,
        fault,
      }),
    ),
  })
  .meta({ id: 'UnsettledPayments' })
