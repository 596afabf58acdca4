import { z } from 'zod'
import { inFurtherLanguages, sentText } from '@/lib/i18n/localized'
import { calendarDay, week } from '@/lib/shop/settings-schema'
import { fieldError, optionalLine, optionalParagraph } from '@/lib/platform/text'
import {
  longestCategoryName,
  longestDescription,
  longestDishName,
  longestGroupNote,
  longestOptionName,
  mostGroupsOfItem,
  mostOptionsOfGroup,
  allergens,
  dietaryTags,
  minimumAges,
  vatClasses,
} from '../limits'
import { optionName, optionPrice, optionPricings, optionUnits } from '../options/schema'
import { listOfKinds, listOfMethods, volumeMl } from '../declared-schema'
import { origins } from '../origin'
import { dishName, dishPrice, namesFields } from '../form-schema'

const id = z.guid({ error: fieldError('invalid') }).transform((text) => text.toLowerCase())
const reference = z
  .strictObject({ id: id.optional(), name: optionalLine(longestDishName).optional() })
  .meta({ description: 'By id, or by name where no id is known.' })
const listOfAllergens = z.array(z.enum(allergens)).max(allergens.length).transform(distinct)
const declared = {
  ingredient_kinds: listOfKinds.transform(distinct).optional(),
  production_methods: listOfMethods.transform(distinct).nullable().optional(),
  volume_ml: volumeMl.nullable().optional(),
}
const picture = z
  .string()
  .regex(/^[0-9a-f]{64}$/, { error: fieldError('invalid') })
  .nullable()

const percent = z
  .int({ error: fieldError('invalid') })
  .min(0, { error: fieldError('out_of_range') })
  .max(100, { error: fieldError('out_of_range') })
const pictureFields = { picture: picture.optional(), focus_x: percent.optional(), focus_y: percent.optional() }

// Every field may be missing: then it stays as it is, or is what a new thing has at first. A name is needed to know
// what is meant. A new field of the menu is one line here, one in csv/columns.ts and one in whole-menu.ts.

export const sizePriceEntry = z.strictObject({ size: reference, price: optionPrice })

export const optionEntry = z.strictObject({
  id: id.optional(),
  name: sentText(optionName),
  name_en: sentText(optionalLine(longestOptionName)).optional(),
  ...inFurtherLanguages('name', sentText(optionalLine(longestOptionName)).optional()),
  kitchen_name: optionalLine(longestOptionName).optional(),
  price: optionPrice.optional(),
  size_prices: z.array(sizePriceEntry).max(mostOptionsOfGroup).optional(),
  is_default: z.boolean().optional(),
  available: z.boolean().optional(),
  allergens: listOfAllergens.nullable().optional(),
  allergens_taken_away: listOfAllergens.optional(),
  origins: origins.optional(),
  vat_class: z.enum(vatClasses).nullable().optional(),
  minimum_age: z.literal([...minimumAges]).optional(),
  ...declared,
})

export const groupEntry = z.strictObject({
  id: id.optional(),
  name: sentText(optionName),
  name_en: sentText(optionalLine(longestOptionName)).optional(),
  ...inFurtherLanguages('name', sentText(optionalLine(longestOptionName)).optional()),
  note: optionalLine(longestGroupNote).optional(),
  pricing: z.enum(optionPricings).optional(),
  min_units: optionUnits.optional(),
  max_units: optionUnits.min(1).nullable().optional(),
  max_each: optionUnits.min(1).optional(),
  free_units: optionUnits.optional(),
  options: z.array(optionEntry).max(mostOptionsOfGroup).optional(),
})

export const attachmentEntry = reference.extend({ when_option: reference.nullable().optional() })

const sellingTimes = {
  selling_times: week.optional(),
  sold_from: calendarDay.nullable().optional(),
  sold_until: calendarDay.nullable().optional(),
}

export const categoryEntry = z.strictObject({
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
  description_en: sentText(optionalParagraph(longestDescription)).optional(),
  ...inFurtherLanguages('description', sentText(optionalParagraph(longestDescription)).optional()),
  available: z.boolean().optional(),
  allergens: listOfAllergens.nullable().optional(),
  origins: origins.optional(),
  origin_required: z.boolean().optional(),
  tags: z.array(z.enum(dietaryTags)).max(dietaryTags.length).transform(distinct).optional(),
  vat_class: z.enum(vatClasses).optional(),
  minimum_age: z.literal([...minimumAges]).optional(),
  ...declared,
  ...sellingTimes,
  ...pictureFields,
  option_groups: z.array(attachmentEntry).max(mostGroupsOfItem).optional(),
})

/** The document of the file, whichever way it is written. */
export const menuFile = z.object({
  categories: z.array(categoryEntry),
  option_groups: z.array(groupEntry),
  items: z.array(itemEntry),
})

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
