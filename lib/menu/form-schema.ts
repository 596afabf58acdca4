import { z } from 'zod'
import { sentText, type Localized } from '@/lib/i18n/localized'
import { amount } from '@/lib/platform/amount'
import { fieldError, line, optionalParagraph } from '@/lib/platform/text'
import { longestCategoryName, longestDescription, longestDishName, longestIngredient } from './limits'
import { listIn } from './list-in'
import type { MenuItem } from './menu-item'
import { origin } from './schema'
import type { RequestedSoldOut } from './sold-out'
import { allergens, dietaryTags, minimumAges, vatClasses } from './vocabulary'

// What multipart forms carry: texts; lists as JSON or as a repeated field. No defaults here: they would fire in a
// change as well, where an absent field keeps its value. The database has them.

const mostRappen = 1_000_000

const name = (max: number) =>
  line(max)
    // As the last segment of an address these two would mean other folders.
    .refine((value) => value !== '.' && value !== '..', { error: fieldError('invalid') })
    .meta({ description: 'Unique; upper and lower case count as the same.' })

const price = amount
  .refine((rappen) => rappen >= 1 && rappen <= mostRappen, { error: fieldError('out_of_range') })
  .meta({ description: 'CHF, from 0.01 to 10000, as "12.50" or 12.5.', example: '12.50' })

const currency = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.literal('CHF', { error: fieldError('invalid') }))

export const soldOutUntil = z
  .preprocess(
    (value) => (value === '' || value === 'null' ? null : value),
    z.union(
      [
        z.literal(['today', 'until_changed']),
        z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
        z.null(),
      ],
      {
        error: fieldError('invalid'),
      },
    ),
  )
  .meta({
    description: 'ISO 8601 with offset, `today` (until the business day ends at 05:00), `until_changed`, or null.',
  })

const flag = z.stringbool({ error: fieldError('invalid') })
const origins = z
  .array(origin.extend({ ingredient: line(longestIngredient), country: z.string().regex(/^[A-Z]{2}$/) }))
  .max(20)

export const categoryChanges = z.object({ name: name(longestCategoryName).optional() })
export const categoryForm = categoryChanges.required({ name: true })

export const menuItemChanges = z
  .object({
    name: name(longestDishName),
    price,
    currency,
    category_id: z.guid({ error: fieldError('category_unknown') }),
    description: sentText(optionalParagraph(longestDescription)),
    description_en: sentText(optionalParagraph(longestDescription)),
    available: flag.meta({ description: 'false: off the menu.' }),
    sold_out_until: soldOutUntil,
    allergens: z
      .preprocess(listIn, z.array(z.enum(allergens)).nullable())
      .meta({ description: 'JSON list or repeated field; `[]`: contains none; `null` or empty: not stated.' }),
    origins: z.preprocess((value) => listIn(value) ?? [], origins),
    origin_required: flag.meta({ description: 'Contains meat, fish or bread.' }),
    tags: z.preprocess((value) => listIn(value) ?? [], z.array(z.enum(dietaryTags))),
    vat_class: z.enum(vatClasses),
    minimum_age: z
      .enum(minimumAges.map(String), { error: fieldError('invalid') })
      .transform(Number)
      .meta({ description: '0, 16 or 18 years.' }),
  })
  .partial()

export const menuItemForm = menuItemChanges.required({ name: true, price: true, category_id: true })

export const availability = z.object({
  available: z.boolean(),
  sold_out_until: soldOutUntil.optional(),
})

export const newPlace = z.object({
  before_id: z
    .uuid({ error: fieldError('invalid') })
    .nullable()
    .meta({ description: 'What it shall stand before; null: last.' }),
})

export type CategoryForm = z.output<typeof categoryForm>
export type CategoryChanges = z.output<typeof categoryChanges>

type Stated = Omit<MenuItem, 'id' | 'description' | 'category' | 'image' | 'soldOut' | 'soldOutUntil' | 'position'>

/** What is absent stays as it is, so does the description in a language that is not named. */
export interface MenuItemChanges extends Partial<Stated> {
  description?: Partial<Localized>
  soldOutUntil?: RequestedSoldOut
}
export type MenuItemForm = MenuItemChanges & Pick<MenuItem, 'name' | 'priceRappen' | 'categoryId'>

export interface Availability {
  available: boolean
  /** Absent: not sold out. */
  soldOutUntil?: RequestedSoldOut
}

export interface NewPlace {
  /** What it shall stand before; null: last. */
  beforeId: string | null
}
