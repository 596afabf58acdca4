import { z } from 'zod'
import { inEveryLanguage, inOtherLanguages, sentName, sentText } from '@/lib/i18n/localized'
import { amountWithin } from '@/lib/platform/values/amount'
import { fieldError, line, optionalLine, optionalParagraph, sentMoment } from '@/lib/platform/values/text'
import { formFields, listIn } from './field-schemas'
import { itemFields } from './item-fields'
import {
  highestPriceRappen,
  longestCategoryName,
  longestDescription,
  longestDishName,
  mostGroupsOfItem,
  mostOptionsOfGroup,
  mostPortions,
} from '../limits'
import { optionPrice } from '../options/schema'
import { sellingTimesFields } from '../availability/selling-times'

// Multipart forms carry texts; lists as JSON or as a repeated field. No defaults: in a change an absent field stays.

const name = (max: number) =>
  line(max)
    // In an address these two would mean other folders.
    .refine((value) => value !== '.' && value !== '..', { error: fieldError('invalid') })
    .meta({ description: 'Unique; upper and lower case count as the same.' })

const price = amountWithin(1, highestPriceRappen).meta({
  description: 'CHF, from 0.01 to 10000, as "12.50" or 12.5.',
  example: '12.50',
})

const currency = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.literal('CHF', { error: fieldError('invalid') }))

const soldOutUntil = z
  .preprocess(
    (value) => (value === '' || value === 'null' ? null : value),
    z.union([z.literal(['today', 'until_changed']), sentMoment, z.null()], { error: fieldError('invalid') }),
  )
  .meta({
    description: 'ISO 8601 with offset, `today` (until the business day ends at 05:00), `until_changed`, or null.',
  })

const attachments = z
  .array(z.object({ id: z.guid().toLowerCase(), when_option_id: z.guid().toLowerCase().nullish() }))
  .max(mostGroupsOfItem)
  .refine((groups) => new Set(groups.map(({ id }) => id)).size === groups.length, { error: fieldError('invalid') })

const prices = z
  .array(z.object({ option_id: z.guid().toLowerCase(), price: optionPrice }))
  .max(mostGroupsOfItem * mostOptionsOfGroup)
  .refine((all) => new Set(all.map((one) => one.option_id)).size === all.length, { error: fieldError('invalid') })

const flag = z.stringbool({ error: fieldError('invalid') })

/** A field of its own, because an empty image part keeps the picture. */
const removeImage = flag.optional().meta({ description: 'true: without a picture from now on; a sent picture wins.' })

const sentFocus = z
  .string()
  .trim()
  .regex(/^(100|\d{1,2})$/, { error: fieldError('out_of_range') })
  .transform(Number)
  .meta({
    description: 'Percent from the left or from the top of the picture, of a sent one as it is sent; 50 for a new one.',
  })

const pictureFields = {
  keep_whole_image: flag.meta({
    description:
      'true: a sent picture keeps its plain white, black or transparent margins; without one, those that were taken away come back.',
  }),
  focus_x: sentFocus,
  focus_y: sentFocus,
}

const namesFields = (max: number) => inEveryLanguage('name', sentName(optionalLine(max)).optional())

const categoryFields = z
  .object({
    name: name(longestCategoryName),
    ...namesFields(longestCategoryName),
    ...pictureFields,
    ...sellingTimesFields,
  })
  .partial()

export const categoryForm = categoryFields.required({ name: true })
export const categoryChanges = categoryFields.extend({ remove_image: removeImage })

const menuItemFields = z
  .object({
    name: name(longestDishName),
    ...namesFields(longestDishName),
    price,
    currency,
    category_id: z.guid({ error: fieldError('category_unknown') }),
    description: sentText(optionalParagraph(longestDescription)),
    ...inOtherLanguages('description', sentText(optionalParagraph(longestDescription))),
    available: flag.meta({ description: 'false: off the menu.' }),
    sold_out_until: soldOutUntil,
    ...formFields(itemFields),
    option_groups: z
      .preprocess((value) => listIn(value) ?? [], attachments)
      .meta({
        description: 'JSON list of `{"id": "…", "when_option_id": "…"}` in order; `[]`: none.',
      }),
    option_prices: z
      .preprocess((value) => listIn(value) ?? [], prices)
      .meta({
        description:
          'JSON list of `{"option_id": "…", "price": "19.00"}`: what options cost with this dish, instead of all prices of their group; `[]`: as the groups say. Absent: as it is, except those of a group that the dish no longer asks for.',
      }),
    ...pictureFields,
    ...sellingTimesFields,
  })
  .partial()

export const menuItemChanges = menuItemFields.extend({ remove_image: removeImage })
export const menuItemForm = menuItemFields.required({ name: true, price: true, currency: true, category_id: true })

export const availability = z.object({
  available: z.boolean(),
  sold_out_until: soldOutUntil.optional(),
  portions: z
    .int({ error: fieldError('invalid') })
    .min(0, { error: fieldError('out_of_range') })
    .max(mostPortions, { error: fieldError('out_of_range') })
    .nullish()
    .meta({
      description:
        'How many can be ordered from now until the business day ends at 05:00: each order takes from it, 0 is sold out. null: not counted; absent: as it is, but putting on sale what none is left of ends its count.',
    }),
})

export const newPlace = z.object({
  before_id: z
    .uuid({ error: fieldError('invalid') })
    .nullable()
    .meta({ description: 'What it shall stand before; null: last.' }),
})

export { name as dishName, price as dishPrice, namesFields }
