import { z } from 'zod'
import { namesView } from '@/lib/menu/schema'
import { soldWhenView } from '@/lib/menu/availability/selling-times'
import { francs, moment, sold } from '@/lib/orders/answers'
import type { Decoded } from '@/lib/platform/values/decode-answer'
import { problemCodes } from './quote'

export const quoteAnswer = z
  .object({
    lines: z.array(
      sold.extend({
        menu_item_id: z.string(),
        ...namesView,
        image: z.string().nullable().meta({ description: 'Path on this host.' }),
        note: z.string(),
        minimum_age: z.int(),
        volume_ml: z.int().nullable().meta({ description: 'Of a drink, as it was chosen.' }),
      }),
    ),
    subtotal: francs,
    delivery_fee: francs,
    total: francs,
    minimum: francs,
    missing: francs.meta({ description: 'What is missing to reach the minimum.' }),
    slots: z.array(z.object({ at: moment })),
    problems: z.array(
      z.object({
        code: z.enum(problemCodes),
        item: z.string().optional(),
        index: z.int().optional().meta({ description: 'Which line of the request, from 0.' }),
        group: z.string().optional().meta({ description: 'Id of the option group.' }),
        option: z.string().optional().meta({ description: 'Id of the option.' }),
        portions_left: z.int().optional().meta({
          description: 'With a code that ends in `_sold_out`: so many can still be had today; absent: none.',
        }),
        sold_when: soldWhenView.optional(),
        next_at: moment
          .nullish()
          .meta({ description: 'The first free slot at which it is sold; null: at none of them.' }),
      }),
    ),
    soonest: z.object({ at: moment, as_soon_as_possible: z.boolean() }).nullable().meta({
      description: 'When it is ready without requested_for, behind what is ordered already; null: no opening.',
    }),
    orders_before: z.int().meta({ description: 'That are not ready, and have to be until `soonest`.' }),
  })
  .meta({ id: 'Quote' })

export type QuoteAnswer = Decoded<z.output<typeof quoteAnswer>>
