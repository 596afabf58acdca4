import { z } from 'zod'
import { inOtherLanguages, sentText } from '@/lib/i18n/localized'
import { calendarDay } from '@/lib/shop/settings/setting-schemas'
import { week } from '@/lib/shop/settings/settings-schema'
import { fieldError, optionalLine, optionalParagraph } from '@/lib/platform/values/text'
import {
  longestCategoryName,
  longestDescription,
  longestDishName,
  longestOptionName,
  mostGroupsOfItem,
  mostOptionsOfGroup,
  vatClasses,
} from '../limits'
import { optionName, optionPrice, optionPricings, optionUnits } from '../options/schema'
import { sentFields } from '../items/field-schemas'
import { groupFields, itemFields, optionFields } from '../items/item-fields'
import { dishName, dishPrice, namesFields } from '../items/form-schema'

const id = z.guid({ error: fieldError('invalid') }).transform((text) => text.toLowerCase())
const reference = z
  .strictObject({ id: id.optional(), name: optionalLine(longestDishName).optional() })
  .meta({ description: 'By id, or by name where no id is known.' })
const ofItem = z.object(sentFields(itemFields)).partial().shape
const ofGroup = z.object(sentFields(groupFields)).partial().shape
const ofOption = z.object(sentFields(optionFields)).partial().shape
const picture = z
  .string()
  .regex(/^[0-9a-f]{64}$/, { error: fieldError('invalid') })
  .nullable()

const percent = z
  .int({ error: fieldError('invalid') })
  .min(0, { error: fieldError('out_of_range') })
  .max(100, { error: fieldError('out_of_range') })
const pictureFields = { picture: picture.optional(), focus_x: percent.optional(), focus_y: percent.optional() }

// An absent field stays, or has the default of a new thing. A name is needed to find the entry.

const sizePriceEntry = z.strictObject({ size: reference, price: optionPrice })

const optionEntry = z.strictObject({
  id: id.optional(),
  name: sentText(optionName),
  ...inOtherLanguages('name', sentText(optionalLine(longestOptionName)).optional()),
  price: optionPrice.optional(),
  size_prices: z.array(sizePriceEntry).max(mostOptionsOfGroup).optional(),
  available: z.boolean().optional(),
  vat_class: z.enum(vatClasses).nullable().optional(),
  ...ofOption,
})

const groupEntry = z.strictObject({
  id: id.optional(),
  name: sentText(optionName),
  ...inOtherLanguages('name', sentText(optionalLine(longestOptionName)).optional()),
  ...ofGroup,
  pricing: z.enum(optionPricings).optional(),
  min_units: optionUnits.optional(),
  max_units: optionUnits.min(1).nullable().optional(),
  max_each: optionUnits.min(1).optional(),
  free_units: optionUnits.optional(),
  options: z.array(optionEntry).max(mostOptionsOfGroup).optional(),
})

const attachmentEntry = reference.extend({ when_option: reference.nullable().optional() })

const itemPriceEntry = z.strictObject({
  option_group: reference,
  option: reference,
  price: optionPrice.optional(),
})

const sellingTimes = {
  selling_times: week.optional(),
  sold_from: calendarDay.nullable().optional(),
  sold_until: calendarDay.nullable().optional(),
}

const categoryEntry = z.strictObject({
  id: id.optional(),
  name: dishName(longestCategoryName),
  ...namesFields(longestCategoryName),
  ...sellingTimes,
  ...pictureFields,
})

export const itemEntry = z.strictObject({
  id: id.optional(),
  name: dishName(longestDishName),
  ...namesFields(longestDishName),
  category: reference.optional(),
  price: dishPrice.nullable().optional(),
  description: sentText(optionalParagraph(longestDescription)).optional(),
  ...inOtherLanguages('description', sentText(optionalParagraph(longestDescription)).optional()),
  available: z.boolean().optional(),
  ...ofItem,
  ...sellingTimes,
  ...pictureFields,
  option_groups: z.array(attachmentEntry).max(mostGroupsOfItem).optional(),
  option_prices: z
    .array(itemPriceEntry)
    .max(mostGroupsOfItem * mostOptionsOfGroup)
    .optional(),
})

export const menuFile = z.object({
  categories: z.array(categoryEntry),
  option_groups: z.array(groupEntry),
  items: z.array(itemEntry),
})

const entries = [categoryEntry, groupEntry, optionEntry, itemEntry]

/** Of all entries of the file, but for their ids. */
export const fileFields = [...new Set(entries.flatMap(({ shape }) => Object.keys(shape)))].filter(
  (name) => name !== 'id',
)
