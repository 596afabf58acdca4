import { z } from 'zod'
import { answeredText } from '@/lib/i18n/localized'
import { francs } from '@/lib/platform/amount'
import { allergens, dietaryTags, vatClasses } from './vocabulary'

const picturePath = z
  .string()
  .nullable()
  .meta({ description: 'Path on this host, or null.', example: '/media/3f…/640.webp' })

export const categoryView = z
  .object({ id: z.guid(), name: z.string(), image: picturePath, position: z.int() })
  .meta({ id: 'Category' })

export const origin = z
  .object({
    ingredient: z.string().meta({ example: 'Rind' }),
    country: z.string().meta({ description: 'ISO 3166-1 alpha-2.', example: 'CH' }),
  })
  .meta({ id: 'Origin' })

export const menuItemView = z
  .object({
    id: z.guid(),
    name: z.string(),
    price: francs.meta({ description: 'CHF with at most two decimals.', example: 14.5 }),
    currency: z.string().meta({ example: 'CHF' }),
    category: z.object({ id: z.guid(), name: z.string() }),
    category_id: z.guid(),
    description: answeredText(),
    image: picturePath,
    available: z.boolean().meta({ description: 'false: off the menu until somebody puts it back.' }),
    sold_out: z
      .boolean()
      .meta({ description: 'Whether sold_out_until lies ahead; it stays visible, but cannot be ordered.' }),
    sold_out_until: z.string().nullable().meta({ description: 'ISO 8601; 9999-12-31T00:00:00.000Z: until changed.' }),
    allergens: z.array(z.enum(allergens)).nullable().meta({ description: 'null: not stated; []: none.' }),
    origins: z.array(origin).meta({ description: 'Where meat, fish and bread come from.' }),
    origin_required: z.boolean().meta({ description: 'Contains meat, fish or bread.' }),
    tags: z.array(z.enum(dietaryTags)),
    vat_class: z.enum(vatClasses),
    minimum_age: z.int().meta({ description: '0, 16 or 18 years.' }),
    description_en: answeredText(),
    position: z.int(),
  })
  .meta({ id: 'MenuItem' })

export type Origin = z.output<typeof origin>
export type CategoryView = z.output<typeof categoryView>
export type MenuItemView = z.output<typeof menuItemView>
