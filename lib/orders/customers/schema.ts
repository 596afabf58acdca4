import { z } from 'zod'
import { billing } from '@/lib/accounts/profile/billing'
import { trackedOrder } from '@/lib/orders/answers'
import { languages } from '@/lib/i18n/language'
import { contactSubjects } from '@/lib/shop/contact/contact-schema'
import { moment as plainMoment } from '@/lib/platform/values/moment'

const moment = plainMoment.meta({ description: 'ISO 8601 with offset.' })

const values = z.record(z.string(), z.unknown()).nullable()

export const personalFacts = z.object({
  exported_at: moment,
  account: z.object({
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    language: z.string(),
    has_password: z.boolean(),
    created_at: moment,
    verified_at: moment.nullable(),
    terms_accepted_at: moment.nullable(),
    last_seen_at: moment.nullable(),
  }),
  billing,
  messages: z.array(
    z.object({
      full_name: z.string(),
      subject: z.enum(contactSubjects),
      message: z.string(),
      created_at: moment,
      answered_at: moment.nullable(),
    }),
  ),
  sessions: z.array(z.object({ created_at: moment, last_seen_at: moment, expires_at: moment })),
  push_subscriptions: z.array(z.object({ order_id: z.string(), endpoint: z.string(), created_at: moment })),
  alarm_subscriptions: z
    .array(z.object({ endpoint: z.string(), created_at: moment }))
    .meta({ description: 'Browsers of a member of staff that are told of orders that nobody accepts.' }),
  mails: z
    .array(z.object({ template: z.string(), to_address: z.string(), created_at: moment, sent_at: moment.nullable() }))
    .meta({ description: 'Of the last thirty days; the text of a mail is not kept.' }),
  terms: z
    .array(
      z.object({
        id: z.int().meta({ description: 'They can be read under /terms-and-conditions/{id}.' }),
        language: z.enum(languages),
        updated_on: z.string().meta({ description: 'Day of their last change.', example: '2026-11-20' }),
        is_of_account: z.boolean().meta({ description: 'Agreed to with the account itself.' }),
        order_ids: z.array(z.string()).meta({ description: 'Agreed to with these orders.' }),
      }),
    )
    .meta({ description: 'The terms that were agreed to, the newest first.' }),
  block: z
    .object({ reason: z.string(), blocked_at: moment })
    .nullable()
    .meta({ description: 'Why and since when the shop takes no orders from this account; null: it does.' }),
  changes: z
    .array(z.object({ at: moment, before: values, after: values }))
    .meta({ description: 'What the staff changed of the account.' }),
})

export const personalData = personalFacts.extend({ orders: z.array(trackedOrder) }).meta({ id: 'PersonalData' })
