import { z } from 'zod'
import { languages } from '@/lib/i18n/language'
import { answeredText, inFurtherLanguages } from '@/lib/i18n/localized'
import { francs } from '@/lib/platform/amount'
import { version } from '@/lib/platform/version'
import { shopStatement } from './shop-statement'
import { taxedClasses } from './vat-rate'

const timeOfDay = z.string().meta({ description: 'HH:MM on the clock of Zurich.', example: '17:00' })
const calendarDay = z.string().meta({ description: 'YYYY-MM-DD', example: '2026-12-24' })
const instant = z.string().meta({ description: 'ISO 8601 with offset.', example: '2026-11-20T17:00:00.000Z' })
const inFrancs = francs.meta({ description: 'CHF with at most two decimals.', example: 25 })

export const weeklySpan = z
  .object({
    weekday: z.int().meta({ description: 'ISO: 1 Monday to 7 Sunday.' }),
    opens: timeOfDay,
    closes: timeOfDay.meta({ description: 'HH:MM; at or before `opens` it is on the day after.', example: '03:00' }),
  })
  .meta({ id: 'WeeklySpan' })

export const closure = z
  .object({
    first_day: calendarDay,
    last_day: calendarDay.meta({ description: 'YYYY-MM-DD, included.' }),
    note_de: answeredText(),
    note_en: answeredText(),
    ...inFurtherLanguages('note', answeredText()),
  })
  .meta({ id: 'Closure', description: 'Whole days, with the evenings that begin on them, without orders.' })

export const deliveryZone = z
  .object({
    postcode: z.string().meta({ example: '8004' }),
    city: z.string(),
    fee: inFrancs,
    minimum: inFrancs,
  })
  .meta({ id: 'DeliveryZone' })

export const vatRate = z
  .object({
    vat_class: z.enum(taxedClasses),
    valid_from: calendarDay.meta({ description: 'The first day of supply that takes it.', example: '2024-01-01' }),
    per_cent: z.number().meta({ example: 2.6 }),
  })
  .meta({ id: 'VatRate' })

/** Everything the owner has set: the same for everybody and at every hour. */
export const shopView = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    street_address: z.string(),
    postcode: z.string(),
    city: z.string(),
    header_note_de: answeredText(),
    header_note_en: answeredText(),
    owner_name: z.string(),
    vat_number: z.string().meta({ description: 'Empty: not liable to VAT.' }),
    vat_liable_from: calendarDay
      .nullable()
      .meta({ description: 'The first day of supply for which the shop is liable to VAT; null: any.' }),
    currency: z.string(),
    pickup_minimum: inFrancs,
    largest_order: inFrancs.meta({ description: 'One order costs at most this.' }),
    largest_order_pieces: z.int().meta({ description: 'One order holds at most so many pieces.' }),
    delivery_minimum: inFrancs
      .nullable()
      .meta({ description: 'The smallest of the zones; null where none is served.' }),
    lead_time_minutes: z.int().meta({ description: 'From the order to the food.' }),
    delivery_extra_minutes: z.int().meta({ description: 'On top, for the way to the guest.' }),
    slot_minutes: z.int(),
    slot_capacity: z.int().meta({ description: 'Orders per slot; 0: no limit.' }),
    open_orders_per_customer: z.int().meta({ description: 'That a customer may have at once; 0: no limit.' }),
    cancellation_minutes: z.int(),
    alarm_minutes: z.int().meta({ description: 'An order that nobody accepted for so long is told by mail.' }),
    mail_language: z.string().meta({ description: 'Of the mails to the shop itself.' }),
    mail_reply_to: z.string().meta({ description: 'Where answers to mails go; empty: to the contact address.' }),
    sell_only_declared: z.boolean().meta({ description: 'Dishes without their declarations stay off the menu.' }),
    search_synonyms: z
      .string()
      .meta({ description: 'Words that the search takes for each other: one group a line, separated by commas.' }),
    order_without_account: z.boolean().meta({ description: 'A first order needs no password, only the mailed code.' }),
    paused_until: instant.nullable().meta({ description: 'Until then nothing is cooked at once; may be past.' }),
    extra_lead_minutes: z.int(),
    extra_lead_until: instant.nullable().meta({ description: 'Until then the extra lead time counts; may be past.' }),
    hours: z.array(weeklySpan).meta({ description: 'When the kitchen takes orders.' }),
    office_hours: z.array(weeklySpan),
    closures: z.array(closure),
    zones: z.array(deliveryZone),
    version,
    languages: z.array(z.enum(languages)).meta({
      description: 'In which guests are spoken to; the first is for whoever speaks none of them.',
    }),
    vat_rates: z.array(vatRate).meta({ description: 'By day, those that have begun among them.' }),
    opened_at: instant.nullable().meta({ description: 'null: guests see only that it opens soon.' }),
    beer_wine_age: z.int().meta({ description: 'Years, for beer and wine: 16, or 18 where the canton asks for it.' }),
    ...inFurtherLanguages('header_note', answeredText()),
    statements: z.array(shopStatement).meta({ description: 'Said once for all dishes that do not say otherwise.' }),
  })
  .meta({ id: 'Shop' })

/** With what the clock makes of it at the moment of the answer. */
export const shopAnswer = shopView.extend({
  open_now: z.boolean(),
  takes_orders_now: z.boolean().meta({ description: 'Open and not paused: an order is begun at once.' }),
  open_until: instant.nullable(),
  next_opening: instant.nullable(),
})

export type ShopView = z.output<typeof shopView>
