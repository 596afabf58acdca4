import { z } from 'zod'
import { fieldError } from '@/lib/platform/values/text'
import { kindsToState, methodsOfKind, productionMethods, type ShopStatement } from './ingredient-kinds'

export const shopStatement = z
  .object({
    kind: z.enum(kindsToState),
    country: z.string().nullable().meta({ description: 'ISO 3166-1 alpha-2; null: each dish says it.', example: 'CH' }),
    production_methods: z
      .array(z.enum(productionMethods))
      .nullable()
      .meta({ description: 'null: each dish says it; []: none of them.' }),
  })
  .meta({ id: 'ShopStatement', description: 'What holds for all dishes and options that do not say otherwise.' })

/** One of each kind, with methods of that kind. */
export const sentStatements = z
  .array(
    shopStatement
      .extend({
        country: z
          .string()
          .regex(/^[A-Z]{2}$/, { error: fieldError('invalid') })
          .nullable(),
        production_methods: z.array(z.enum(productionMethods)).max(productionMethods.length).nullable(),
      })
      .refine(({ country, production_methods: methods }) => country !== null || methods !== null, {
        error: fieldError('required'),
        path: ['country'],
      })
      .refine(({ kind, production_methods: methods }) => (methods ?? []).every((method) => isOfKind(kind, method)), {
        error: fieldError('invalid'),
        path: ['production_methods'],
      }),
  )
  .max(kindsToState.length)
  .refine((list) => new Set(list.map(({ kind }) => kind)).size === list.length, { error: fieldError('invalid') })

function isOfKind(kind: ShopStatement['kind'], method: string): boolean {
  const known: readonly string[] = kind in methodsOfKind ? methodsOfKind[kind as keyof typeof methodsOfKind] : []
  return known.includes(method)
}

/** Only `sentStatements` writes the column. */
export function statementsOf({ statements }: { statements: unknown }): ShopStatement[] {
  return statements as ShopStatement[]
}
