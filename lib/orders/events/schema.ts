import { z } from 'zod'
import { limit } from '@/lib/orders/read/list-queries'
import { orderStatuses } from '@/lib/orders/status'
import { moment } from '@/lib/platform/values/moment'
import { fieldError } from '@/lib/platform/values/text'
import { deliveryStatuses, eventTypes, testType, webhookEndings, type EventType } from './event-types'

const position = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

const types = z
  .string()
  .max(1000)
  .transform((text, context): EventType[] => {
    const named = text.split(',')
    const known = eventTypes.filter((type) => named.includes(type))
    if (named.every((type) => known.some((each) => each === type))) return known
    context.addIssue({ code: 'custom', message: 'invalid' })
    return z.NEVER
  })
  .optional()
  .meta({ description: 'Only these, with commas between; absent: all' })

export const eventsQuery = z.object({
  after: position.optional().meta({
    description: 'The id of the last event that the caller has; absent: from the oldest of the last thirty days',
  }),
  types,
  limit,
})

export const eventStreamQuery = z.object({ types })

const changedThing = z.object({
  id: z.string(),
  version: z.int().optional(),
  deleted: z.literal(true).optional().meta({ description: 'It left the menu' }),
})

export const eventView = z
  .object({
    id: z.int().meta({ description: 'Greater than that of every event that was answered before' }),
    type: z.enum(eventTypes),
    at: moment,
    data: z
      .object({
        order_id: z.string(),
        status: z.enum(orderStatuses),
        version: z.int().meta({
          description:
            'Of an order its updated_at in milliseconds: what was read with the same time, or a later one, is as new. Of a payment it grows with each row of money',
        }),
        correction: z.literal(true).meta({ description: 'A step back, or an end that was undone' }),
        payment_id: z.string(),
        number: z.string().meta({ description: 'Of the receipt' }),
        subject: z.enum(['menu_item', 'category', 'option_group', 'option']),
        changed: z.array(changedThing).meta({ description: 'Empty: more than a hundred; read all of them again' }),
        paused_until: moment.nullable().meta({ description: 'The pause ends then by itself, without an event' }),
      })
      .partial()
      .meta({ description: 'Only what the type needs, and nothing of a person: what happened is read by its id' }),
  })
  .meta({ id: 'Event' })

const url = z
  .string({ error: fieldError('invalid') })
  .trim()
  .min(1, { error: fieldError('required') })
  .max(500, { error: fieldError('too_long') })
  .meta({
    description: 'https, without a name and password, and of no private network',
    example: 'https://till.example/shop',
  })

const events = z
  .array(z.enum(eventTypes, { error: fieldError('invalid') }))
  .min(1, { error: fieldError('required') })
  .max(eventTypes.length, { error: fieldError('invalid') })

export const webhookBody = z.object({ url, events }).meta({ id: 'NewWebhook' })

export const webhookChange = z
  .object({
    url,
    events,
    enabled: z.boolean().meta({
      description: 'true: called again, with what happens from now on; what was missed is in the feed',
    }),
    new_secret: z.literal(true).meta({ description: 'Another secret; the one before signs beside it for a day' }),
  })
  .partial()
  .meta({ id: 'WebhookChange' })

export const webhookView = z
  .object({
    id: z.string(),
    url: z.string(),
    events: z.array(z.enum(eventTypes)),
    version: z.int(),
    created_at: moment,
    failing_since: moment.nullable().meta({ description: 'No call has succeeded since' }),
    busy_until: moment.nullable().meta({ description: 'Under way, or the receiver asked for a rest until then' }),
    disabled_at: moment.nullable(),
    disabled_why: z.enum(webhookEndings).nullable().meta({
      description: 'failing: for three days no call succeeded; gone: the receiver answered 410',
    }),
    waiting: z.int().meta({ description: 'Deliveries that are still to be made' }),
  })
  .meta({ id: 'Webhook' })

export const webhookWithSecret = webhookView
  .extend({
    secret: z
      .string()
      .nullable()
      .meta({ description: 'whsec_ and what calls are signed with; answered once, when it is new' }),
  })
  .meta({ id: 'WebhookWithSecret' })

export const deliveryView = z
  .object({
    id: z.string().meta({ description: 'The webhook-id of its calls' }),
    event_id: z.int().nullable().meta({ description: 'Its id in the feed; null: a test' }),
    type: z.enum([...eventTypes, testType]),
    order_id: z.string().nullable(),
    status: z.enum(deliveryStatuses),
    tries: z.int(),
    created_at: moment,
    next_try_at: moment.nullable().meta({ description: 'Null: it is over' }),
    tried_at: moment.nullable(),
    ended_at: moment.nullable(),
    response_status: z.int().nullable().meta({ description: 'Of the last try; null: no answer came' }),
    response_text: z.string().meta({ description: 'The first kilobyte of it, or why there was none' }),
  })
  .meta({ id: 'WebhookDelivery' })

export const byDelivery = z.object({ id: z.guid(), deliveryId: z.guid() })
