import { z } from 'zod'
import { languages } from '@/lib/i18n/language'
import { inEveryLanguage, inFurtherLanguages, sentText } from '@/lib/i18n/localized'
import { amountWithin } from '@/lib/platform/values/amount'
import { fieldError, optionalLine } from '@/lib/platform/values/text'
import { longestNote, vatPerCentBounds } from '../limits'
import { noOverlap } from '../hours/opening-hours'
import { settingFields } from './setting-fields'
import { calendarDay, sentSettings, swissPostcode } from './setting-schemas'
import { sentStatements } from '../shop-statement'
import { isOneRatePerDay, taxedClasses } from '../vat-rate'

// The answer of GET shop can be sent back: absent fields stay, lists are replaced as a whole. The bounds are those of
// the table's checks.

const minutesFrom = (low: number, high: number) => z.int().min(low).max(high)
const francs = amountWithin(0, settingFields.pickupMinimumRappen.most)
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: fieldError('invalid') })

const weekday = z.object({ weekday: z.int().min(1).max(7), opens: timeOfDay, closes: timeOfDay })

export const week = z
  .array(weekday)
  .max(50)
  .refine(noOverlap, { error: fieldError('hours_overlap') })

const limit = z.int().min(0).max(1000)

const capacityWeek = z
  .array(weekday.extend({ points: limit, orders: limit }))
  .max(50)
  .refine(noOverlap, { error: fieldError('hours_overlap') })
  .meta({ description: 'Hours of the week with other numbers per quarter of an hour; 0: no limit.' })

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
    ...sentSettings,
    ...inEveryLanguage('header_note', sentText(optionalLine(longestNote))),
    languages: z
      .array(z.enum(languages, { error: fieldError('invalid') }))
      .min(1, { error: fieldError('required') })
      .refine((offered) => new Set(offered).size === offered.length, { error: fieldError('invalid') })
      .meta({ description: 'The first is for whoever speaks none of them; an address in another leads to it.' }),
    hours: week,
    capacity_hours: capacityWeek,
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
  })
  .partial()

const whileMinutes = minutesFrom(1, 24 * 60)

export const pause = z.object({
  minutes: whileMinutes.nullable().meta({ description: 'From now; null: the pause is over.' }),
})

/** Smallest and largest kitchen, as in the table's check. */
const kitchenPercents = [10, 300] as const

export const kitchenSize = z
  .object({
    percent: minutesFrom(...kitchenPercents).meta({ description: 'Of the usual kitchen; 100: as usual again.' }),
    for_minutes: whileMinutes.optional().meta({ description: 'How long it counts; required unless percent is 100.' }),
  })
  .refine(({ percent, for_minutes }) => percent === 100 || for_minutes !== undefined, {
    error: fieldError('required'),
    path: ['for_minutes'],
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
export interface KitchenSize {
  percent: number
  forMinutes?: number | undefined
}

export interface LongerLeadTime {
  minutes: number
  forMinutes?: number | undefined
}
