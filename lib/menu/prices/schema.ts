import { z } from 'zod'
import { amount, francs } from '@/lib/platform/values/amount'
import { fieldError } from '@/lib/platform/values/text'
import { version } from '@/lib/platform/process/version'
import { availability } from '../items/form-schema'
import { mostDishesAtOnce } from '../limits'
import { leastPercent, mostPercent, priceSteps } from './changed-price'

const seen = z.object({ id: z.guid().toLowerCase(), version })

function eachOnce<Item extends z.ZodType>(item: Item, keyOf: (one: z.output<Item>) => string) {
  return z
    .array(item)
    .max(mostDishesAtOnce)
    .refine((all) => new Set(all.map(keyOf)).size === all.length, { error: fieldError('invalid') })
}

const percent = z
  .number()
  .min(leastPercent, { error: fieldError('out_of_range') })
  .max(mostPercent, { error: fieldError('out_of_range') })
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, { error: fieldError('invalid') })
  .meta({ description: 'With one decimal at most; below 0 prices fall.', example: 4.5 })

const step = amount
  .refine((rappen) => priceSteps.some((known) => known === rappen), { error: fieldError('invalid') })
  .meta({ description: 'CHF 0.05, 0.10, 0.50 or 1.00; half a step is rounded up.', example: '0.10' })

export const priceChanges = z
  .object({
    percent,
    round_to: step,
    menu_items: eachOnce(seen, ({ id }) => id).min(1, { error: fieldError('required') }),
    option_groups: eachOnce(seen, ({ id }) => id)
      .default([])
      .meta({ description: 'Groups whose own prices change as well, with every dish that asks for them.' }),
  })
  .meta({ id: 'PriceChanges', description: 'In the versions that a dry run answered: others are refused.' })

const change = z.object({
  option_id: z.guid().nullable().meta({ description: 'null: the price of the dish itself.' }),
  size_id: z.guid().nullable().meta({ description: 'Beside this size.' }),
  name: z.string().meta({ description: 'Of the option, with its size; empty for the dish itself.' }),
  old_price: francs,
  new_price: francs.nullable().meta({ description: 'null: out of range, so that the whole change is refused.' }),
})

const changed = z.object({ id: z.guid(), name: z.string(), version, prices: z.array(change) })

export const priceChangesView = z
  .object({
    menu_items: z.array(changed).meta({ description: 'With the prices that options have with this dish only.' }),
    option_groups: z
      .array(
        changed.extend({ other_dishes: z.int().meta({ description: 'Dishes that ask for it and are not named.' }) }),
      )
      .meta({ description: 'A dry run: all that the dishes ask for. Else those that were changed.' }),
  })
  .meta({ id: 'ChangedPrices' })

const named = z.array(z.object({ id: z.guid(), name: z.string() }))

export const pricesMoved = z
  .object({ menu_items: named, option_groups: named })
  .meta({ description: 'What was changed or deleted since; the name of a deleted one is empty.' })

export const availabilityOfMany = availability.extend({
  available: z.boolean().optional().meta({ description: 'Absent: as it is.' }),
  menu_item_ids: eachOnce(z.guid().toLowerCase(), (id) => id).min(1, { error: fieldError('required') }),
})
