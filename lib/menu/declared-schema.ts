import { z } from 'zod'
import { fieldError } from '@/lib/platform/text'
import { ingredientKinds, productionMethods } from '@/lib/shop/ingredient-kinds'
import { mostVolumeMl } from './limits'

// What a menu item and an option say of themselves, besides allergens and origins.

export const declaredView = {
  ingredient_kinds: z
    .array(z.enum(ingredientKinds))
    .meta({ description: 'What it is made of, or is, as far as the law asks more about it.' }),
  production_methods: z
    .array(z.enum(productionMethods))
    .nullable()
    .meta({ description: 'Methods that nobody may use in Switzerland; null: not stated; []: none.' }),
  volume_ml: z.int().nullable().meta({ description: 'Of a drink, or of the size of one.', example: 330 }),
}

export const listOfKinds = z.array(z.enum(ingredientKinds)).max(ingredientKinds.length)
export const listOfMethods = z.array(z.enum(productionMethods)).max(productionMethods.length)
export const volumeMl = z
  .int({ error: fieldError('invalid') })
  .min(1, { error: fieldError('out_of_range') })
  .max(mostVolumeMl, { error: fieldError('out_of_range') })
