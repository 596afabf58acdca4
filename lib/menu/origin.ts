import { z } from 'zod'
import { line } from '@/lib/platform/text'
import { longestIngredient } from './limits'

/** Where meat, fish or bread come from. */
export const origin = z
  .object({
    ingredient: z.string().meta({ example: 'Rind' }),
    country: z.string().meta({ description: 'ISO 3166-1 alpha-2.', example: 'CH' }),
  })
  .meta({ id: 'Origin' })

export const origins = z
  .array(origin.extend({ ingredient: line(longestIngredient), country: z.string().regex(/^[A-Z]{2}$/) }))
  .max(20)

export type Origin = z.output<typeof origin>
