import { z } from 'zod'
import { optionView } from './options/schema'
import { menuItemView, namesView } from './schema'

// Of menu items no more than is needed, where the whole of each would be a hundred times as much.

const state = { id: true, name: true, available: true, sold_out: true } as const

export const menuAvailability = z
  .object({
    menu_items: z.array(menuItemView.pick({ ...state, category: true })),
    option_groups: z
      .array(z.object({ id: z.guid(), name: optionView.shape.name, options: z.array(optionView.pick(state)) }))
      .meta({ description: 'Each that a dish asks for, once.' }),
  })
  .meta({ id: 'MenuAvailability' })

export const shortMenuItem = menuItemView
  .pick({ id: true, name: true, price: true, currency: true, image: true, sold_out: true })
  .extend(namesView)
  .meta({ id: 'ShortMenuItem' })

export type MenuAvailabilityView = z.output<typeof menuAvailability>
