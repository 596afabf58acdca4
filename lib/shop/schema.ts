import { z } from 'zod'
import { languages } from '@/lib/i18n/language'
import { answeredText, inEveryLanguage, inFurtherLanguages } from '@/lib/i18n/localized'
import { francs } from '@/lib/platform/values/amount'
import { extended } from '@/lib/platform/values/extended'
import { version } from '@/lib/platform/process/version'
import { answeredSettings } from './settings/setting-schemas'
import { shopStatement } from './shop-statement'
import { taxedClasses } from './vat-rate'
import { moment } from '@/lib/platform/values/moment'

const timeOfDay = z.string().meta({ description: 'HH:MM on the clock of Zurich.', example: '17:00' })
const calendarDay = z.string().meta({ description: 'YYYY-MM-DD', example: '2026-12-24' })
const instant = moment.meta({ description: 'ISO 8601 with offset.', example: '2026-11-20T17:00:00.000Z' })
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
    ...inEveryLanguage('note', answeredText()),
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

export const shopView = z
  .object({
    ...answeredSettings,
    header_note_de: answeredText(),
    header_note_en: answeredText(),
    currency: z.string(),
    delivery_minimum: inFrancs
      .nullable()
      .meta({ description: 'The smallest of the zones; null where none is served.' }),
    paused_until: instant.nullable().meta({ description: 'Until then nothing is cooked at once; may be past.' }),
    extra_lead_minutes: z.int(),
    extra_lead_until: instant.nullable().meta({ description: 'Until then the extra lead time counts; may be past.' }),
    kitchen_percent: z.int().meta({ description: 'Of the usual kitchen, until `kitchen_percent_until`.' }),
    kitchen_percent_until: instant.nullable().meta({ description: 'Until then it is another one; may be past.' }),
    capacity_hours: z
      .array(extended(weeklySpan, { points: z.int(), orders: z.int() }))
      .meta({ description: 'Hours of the week with other numbers per quarter of an hour; 0: no limit.' }),
    hours: z.array(weeklySpan).meta({ description: 'When the kitchen takes orders.' }),
    office_hours: z.array(weeklySpan),
    closures: z.array(closure),
    zones: z.array(deliveryZone),
    version,
    languages: z.array(z.enum(languages)).meta({
      description: 'In which guests are spoken to; the first is for those who speak none of them.',
    }),
    vat_rates: z.array(vatRate).meta({ description: 'By day, those that have begun among them.' }),
    opened_at: instant.nullable().meta({ description: 'null: guests see only that it opens soon.' }),
    ...inFurtherLanguages('header_note', answeredText()),
    statements: z.array(shopStatement).meta({ description: 'Said once for all dishes that do not say otherwise.' }),
  })
  .meta({ id: 'ShopSettings' })

export const shopAnswer = extended(shopView, {
  open_now: z.boolean(),
  takes_orders_now: z.boolean().meta({ description: 'Open and not paused: an order is begun at once.' }),
  open_until: instant.nullable(),
  next_opening: instant.nullable(),
}).meta({ id: 'Shop' })

export type ShopView = z.output<typeof shopView>
