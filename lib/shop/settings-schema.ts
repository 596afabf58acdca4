import { z } from 'zod'
import { languages } from '@/lib/i18n/language'
import { inFurtherLanguages, sentText } from '@/lib/i18n/localized'
import { amount } from '@/lib/platform/amount'
import {
  emailAddress,
  fieldError,
  line,
  optionalEmailAddress,
  optionalLine,
  optionalParagraph,
  phoneNumber,
} from '@/lib/platform/text'
import { beerWineAges, longestNote, longestSynonyms, settingsBounds, vatPerCentBounds } from './limits'
import { closesMinute, opensMinute, type WeeklySpan } from './opening-hours'
import { sentStatements } from './shop-statement'
import { isOneRatePerDay, taxedClasses, readVatNumber } from './vat-rate'

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

/** Whether no two spans of the week hold the same minute; Sunday's night reaches into Monday. */
export function noOverlap(hours: readonly WeeklySpan[]): boolean {
  const spans = hours
    .map((span) => {
      const midnight = (span.weekday - 1) * dayMinutes
      return { from: midnight + opensMinute(span), to: midnight + closesMinute(span) }
    })
    .toSorted((a, b) => a.from - b.from)
  return spans.every((span, index) => {
    const next = spans[index + 1]
    const first = spans[0]
    return span.to <= (next ? next.from : (first?.from ?? 0) + weekMinutes)
  })
}

// What PUT shop takes: the answer of GET shop can be sent back as it is, an absent field keeps its value, lists are
// replaced as a whole. The bounds are those of the table's checks.

const mostRappen = 1_000_000
const mostLargestOrder = 10_000_000

const minutesFrom = (low: number, high: number) => z.int().min(low).max(high)
const bounded = (name: keyof typeof settingsBounds) => z.int().min(settingsBounds[name][0]).max(settingsBounds[name][1])
const francs = amount.refine((rappen) => rappen >= 0 && rappen <= mostRappen, { error: fieldError('out_of_range') })
const swissPostcode = z.string().regex(/^[1-9]\d{3}$/, { error: fieldError('postcode') })
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: fieldError('invalid') })

export const week = z
  .array(z.object({ weekday: z.int().min(1).max(7), opens: timeOfDay, closes: timeOfDay }))
  .max(50)
  .refine(noOverlap, { error: fieldError('hours_overlap') })

export const calendarDay = z.iso
  .date({ error: fieldError('invalid') })
  .refine((day) => '2000-01-01' <= day && day <= '2199-12-31', { error: fieldError('out_of_range') })

const closure = z
  .object({
    first_day: calendarDay,
    last_day: calendarDay,
    note_de: sentText(optionalLine(longestNote).default('')),
    note_en: sentText(optionalLine(longestNote).default('')),
    ...inFurtherLanguages('note', sentText(optionalLine(longestNote)).optional()),
  })
  .refine(({ first_day, last_day }) => first_day <= last_day, { error: fieldError('out_of_range'), path: ['last_day'] })

const zone = z.object({ postcode: swissPostcode, city: optionalLine(80), fee: francs, minimum: francs })

const vatRate = z.object({
  vat_class: z.enum(taxedClasses, { error: fieldError('invalid') }),
  valid_from: calendarDay,
  per_cent: z
    .number({ error: fieldError('invalid') })
    .min(vatPerCentBounds[0], { error: fieldError('out_of_range') })
    .max(vatPerCentBounds[1], { error: fieldError('out_of_range') })
    .multipleOf(0.1, { error: fieldError('invalid') }),
})

export const settings = z
  .object({
    name: line(80),
    email: emailAddress(),
    phone: phoneNumber(),
    street_address: line(120),
    postcode: swissPostcode,
    city: line(80),
    header_note_de: sentText(optionalLine(longestNote)),
    header_note_en: sentText(optionalLine(longestNote)),
    ...inFurtherLanguages('header_note', sentText(optionalLine(longestNote))),
    owner_name: optionalLine(120),
    vat_number: optionalLine(40)
      .refine((typed) => typed === '' || readVatNumber(typed) !== null, { error: fieldError('vat_number') })
      .transform((typed) => readVatNumber(typed) ?? '')
      .meta({ description: 'Empty: not liable to VAT.' }),
    vat_liable_from: calendarDay
      .nullable()
      .meta({ description: 'The first day of supply for which the shop is liable to VAT; null: any.' }),
    pickup_minimum: francs,
    largest_order: amount.refine((rappen) => rappen >= 1 && rappen <= mostLargestOrder, {
      error: fieldError('out_of_range'),
    }),
    largest_order_pieces: bounded('largest_order_pieces'),
    lead_time_minutes: bounded('lead_time_minutes'),
    delivery_extra_minutes: bounded('delivery_extra_minutes'),
    slot_minutes: bounded('slot_minutes'),
    slot_capacity: bounded('slot_capacity').meta({ description: '0: no limit.' }),
    open_orders_per_customer: bounded('open_orders_per_customer').meta({ description: 'At once; 0: no limit.' }),
    cancellation_minutes: bounded('cancellation_minutes'),
    alarm_minutes: bounded('alarm_minutes'),
    mail_language: z.enum(languages, { error: fieldError('invalid') }),
    mail_reply_to: optionalEmailAddress(),
    languages: z
      .array(z.enum(languages, { error: fieldError('invalid') }))
      .min(1, { error: fieldError('required') })
      .refine((offered) => new Set(offered).size === offered.length, { error: fieldError('invalid') })
      .meta({ description: 'The first is for whoever speaks none of them; an address in another leads to it.' }),
    sell_only_declared: z.boolean(),
    order_without_account: z.boolean(),
    search_synonyms: optionalParagraph(longestSynonyms),
    hours: week,
    office_hours: week,
    closures: z.array(closure).max(200),
    zones: z
      .array(zone)
      .max(500)
      .refine((zones) => new Set(zones.map(({ postcode }) => postcode)).size === zones.length, {
        error: fieldError('invalid'),
      }),
    vat_rates: z
      .array(vatRate)
      .max(100)
      .refine(isOneRatePerDay, { error: fieldError('vat_rate_twice') })
      .meta({ description: 'Those that have begun as they are; later ones may come, change and go.' }),
    statements: sentStatements,
    beer_wine_age: z.literal(beerWineAges, { error: fieldError('invalid') }),
  })
  .partial()

const whileMinutes = minutesFrom(1, 24 * 60)

export const pause = z.object({
  minutes: whileMinutes.nullable().meta({ description: 'From now; null: the pause is over.' }),
})

export const longerLeadTime = z
  .object({
    minutes: minutesFrom(0, 240).meta({ description: 'On top of the lead time; 0: as usual again.' }),
    for_minutes: whileMinutes.optional().meta({ description: 'How long it counts; required unless minutes is 0.' }),
  })
  .refine(({ minutes, for_minutes }) => minutes === 0 || for_minutes !== undefined, {
    error: fieldError('required'),
    path: ['for_minutes'],
  })

export type Pause = z.output<typeof pause>
export interface LongerLeadTime {
  minutes: number
  forMinutes?: number | undefined
}
