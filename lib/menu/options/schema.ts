import { z } from 'zod'
import { answeredText, inFurtherLanguages, sentText } from '@/lib/i18n/localized'
import { amountWithin, francs } from '@/lib/platform/values/amount'
import { fieldError, optionalLine } from '@/lib/platform/values/text'
import { version } from '@/lib/platform/process/version'
import {
  highestPriceRappen,
  longestOptionName,
  mostItemsAtOnce,
  mostOptionsOfGroup,
  mostUnits,
  vatClasses,
} from '../limits'
import { answeredFields, sentFieldsWithDefaults } from '../items/field-schemas'
import { groupFields, optionFields } from '../items/item-fields'
import { wrongFieldsOf } from './wrong-fields'
import { moment } from '@/lib/platform/values/moment'

const pricings = ['add', 'base'] as const

export const optionView = z
  .object({
    id: z.guid(),
    name: answeredText(),
    name_en: answeredText(),
    price: francs.meta({ description: 'Of one unit; of a base option, of the dish.' }),
    size_prices: z
      .array(z.object({ size_id: z.guid(), price: francs }))
      .meta({ description: 'What it costs instead, beside an option of a group of which exactly one is chosen.' }),
    available: z.boolean(),
    sold_out: z.boolean(),
    sold_out_until: moment.nullable(),
    vat_class: z.enum(vatClasses).nullable().meta({ description: 'null: that of the dish.' }),
    ...inFurtherLanguages('name', answeredText()),
    ...answeredFields(optionFields),
  })
  .meta({ id: 'Option' })

const attachable = z.object({
  id: z.guid(),
  name: answeredText(),
  name_en: answeredText(),
  pricing: z.enum(pricings).meta({ description: 'base: the dearest chosen one is the price of the dish.' }),
  min_units: z.int(),
  max_units: z.int().nullable().meta({ description: 'null: no limit.' }),
  max_each: z.int(),
  free_units: z.int().meta({ description: 'The cheapest so many cost nothing.' }),
  options: z.array(optionView),
  ...inFurtherLanguages('name', answeredText()),
})

export const optionGroupView = attachable
  .extend({ ...answeredFields(groupFields), version })
  .meta({ id: 'OptionGroup' })

export const attachedGroupView = attachable
  .extend({ when_option_id: z.guid().nullable().meta({ description: 'Asked only if that option is chosen.' }) })
  .meta({ id: 'AttachedOptionGroup' })

const price = amountWithin(0, highestPriceRappen)
const name = optionalLine(longestOptionName).refine((text) => text !== '', { error: fieldError('required') })
const inOthers = inFurtherLanguages('name', sentText(optionalLine(longestOptionName)).optional())
const units = z.int().min(0).max(mostUnits)

const optionForm = z
  .object({
    id: z.guid().optional().meta({ description: 'Of an option that stays: open carts hold it.' }),
    name: sentText(name),
    name_en: sentText(optionalLine(longestOptionName).default('')),
    price: price.prefault(0),
    size_prices: z
      .array(z.object({ size_id: z.guid(), price }))
      .max(mostOptionsOfGroup)
      .default([]),
    available: z.boolean().optional().meta({ description: 'Absent: as it is.' }),
    vat_class: z.enum(vatClasses).nullable().default(null),
    ...sentFieldsWithDefaults(optionFields),
    ...inOthers,
  })
  .superRefine(({ allergens: brought, allergens_taken_away: takenAway }, context) => {
    if (brought?.some((allergen) => takenAway.includes(allergen)))
      context.addIssue({ code: 'custom', path: ['allergens_taken_away'], message: fieldError('invalid') })
  })

export const optionGroupForm = z
  .object({
    name: sentText(name),
    name_en: sentText(optionalLine(longestOptionName).default('')),
    ...sentFieldsWithDefaults(groupFields),
    pricing: z.enum(pricings).default('add'),
    min_units: units.optional().meta({ description: 'Absent: 1 of a base group, else 0.' }),
    max_units: units
      .min(1)
      .nullish()
      .meta({ description: 'null: no limit. Absent: 1 of a base group, else no limit.' }),
    max_each: units.min(1).default(1),
    free_units: units.default(0),
    options: z.array(optionForm).max(mostOptionsOfGroup),
    ...inOthers,
  })
  .superRefine((group, context) => {
    for (const path of wrongFieldsOf(group))
      context.addIssue({ code: 'custom', path: [path], message: fieldError('invalid') })
  })
  .meta({ id: 'OptionGroupForm', description: 'A base group takes exactly one: 1, 1, 1, 0 units.' })

const itemPrice = { menu_item_id: z.guid().toLowerCase(), option_id: z.guid().toLowerCase() }
const mostItemPrices = 5000

export const groupPricesView = z
  .object({ id: z.guid(), version, prices: z.array(z.object({ ...itemPrice, price: francs })) })
  .meta({ id: 'OptionGroupPrices', description: 'Only of dishes for which an option costs something else.' })

export const groupPriceChanges = z
  .object({
    prices: z
      .array(
        z.object({
          ...itemPrice,
          price: price.nullable().meta({ description: 'null: again that of the group.' }),
        }),
      )
      .max(mostItemPrices)
      .refine((all) => new Set(all.map((one) => `${one.menu_item_id} ${one.option_id}`)).size === all.length, {
        error: fieldError('invalid'),
      }),
  })
  .meta({ id: 'OptionGroupPriceChanges', description: 'Prices that are not named stay.' })

const ids = z.array(z.guid()).max(mostItemsAtOnce)

export const attachmentChanges = z
  .object({
    attach: ids.default([]).meta({ description: 'Dishes that ask for the group from now on, after their others.' }),
    attach_categories: ids.default([]).meta({ description: 'The same for every dish that these categories have now.' }),
    detach: ids.default([]).meta({ description: 'Dishes that ask for it no longer.' }),
  })
  .meta({ id: 'OptionGroupAttachments' })

export const attachmentResult = z.object({
  attached: z.int(),
  already: z.int().meta({ description: 'Asked for it before, and stay as they were.' }),
  detached: z.int(),
})

export type OptionGroupView = z.output<typeof optionGroupView>
export { name as optionName, price as optionPrice, pricings as optionPricings, units as optionUnits }
