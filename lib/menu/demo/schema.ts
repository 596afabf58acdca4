import { z } from 'zod'

const counts = {
  categories: z.int(),
  menu_items: z.int(),
  option_groups: z.int(),
  zones: z.int(),
}

export const demoView = z
  .object({
    ...counts,
    changed: z.array(z.string()).meta({ description: 'What was changed since, by name; the first hundred.' }),
    changed_count: z.int(),
  })
  .nullable()
  .meta({ description: 'What is left of the demo; null: nothing.' })

export const removal = z
  .object({ include_changed: z.boolean().meta({ description: 'Also what was changed since it came.' }) })
  .meta({ id: 'DemoRemoval' })

export const removed = z.object(counts)
