import { z } from 'zod'
import { answeredName, answeredText, inEveryLanguage, inFurtherLanguages } from '@/lib/i18n/localized'
import { francs } from '@/lib/platform/values/amount'
import { extended } from '@/lib/platform/values/extended'
import { version } from '@/lib/platform/process/version'
import { answeredFields } from './items/field-schemas'
import { itemFields } from './items/item-fields'
import { attachedGroupView, optionGroupView, optionView } from './options/schema'
import { sellingTimesView } from './availability/selling-times'
import type { Decoded } from '@/lib/platform/values/decode-answer'
import { moment } from '@/lib/platform/values/moment'

const picturePath = z
  .string()
  .nullable()
  .meta({ description: 'Path on this host, or null.', example: '/media/3f…/640.webp' })

const focus = z
  .int()
  .meta({ description: 'Percent from the left or from the top: stays in sight where the picture is cut.', example: 50 })

const pictureView = {
  image: picturePath,
  whole_image: picturePath.meta({ description: 'The same with the margins that were taken away; null: none were.' }),
  focus_x: focus,
  focus_y: focus,
}

export const namesView = inEveryLanguage('name', answeredName())

export const categoryView = z
  .object({
    id: z.guid(),
    name: z.string(),
    ...pictureView,
    position: z.int(),
    version,
    ...sellingTimesView,
    ...namesView,
  })
  .meta({ id: 'Category' })

export const menuItemView = z
  .object({
    id: z.guid(),
    name: z.string(),
    price: francs.meta({ description: 'CHF with at most two decimals; with its default options.', example: 14.5 }),
    currency: z.string().meta({ example: 'CHF' }),
    category: z.object({ id: z.guid(), name: z.string(), ...namesView }),
    category_id: z.guid(),
    description: answeredText(),
    ...pictureView,
    available: z.boolean().meta({ description: 'false: off the menu until somebody puts it back.' }),
    sold_out: z
      .boolean()
      .meta({ description: 'Whether sold_out_until lies ahead; it stays visible, but cannot be ordered.' }),
    sold_out_until: moment.nullable().meta({ description: 'ISO 8601; 9999-12-31T00:00:00.000Z: until changed.' }),
    ...answeredFields(itemFields),
    description_en: answeredText(),
    position: z.int(),
    version,
    own_price: francs.optional().meta({
      description:
        'Where something is asked: before anything is chosen. The dearest chosen base option takes its place.',
      example: 14.5,
    }),
    option_groups: z.array(attachedGroupView).meta({ description: 'What is asked with it, in order.' }),
    option_prices: z.array(z.object({ option_id: z.guid(), price: francs })).meta({
      description:
        'Of options that cost something else with this dish than their group says: option_groups has these prices already.',
    }),
    ...sellingTimesView,
    ...inFurtherLanguages('description', answeredText()),
    ...namesView,
  })
  .meta({ id: 'MenuItem' })

/** What the sheet of a dish shows. */
export const menuItemWithPartners = extended(menuItemView, {
  goes_with: z.array(menuItemView).meta({
    description: 'What guests often order together with it, the best first; empty until that is known.',
  }),
}).meta({ id: 'MenuItemWithPartners' })

export type CategoryView = z.output<typeof categoryView>
export type MenuItemView = z.output<typeof menuItemView>
export type MenuItemWithPartners = z.output<typeof menuItemWithPartners>

const counted = {
  portions_left: z
    .int()
    .nullable()
    .meta({ description: 'How many can still be ordered today; null: they are not counted.' }),
}

export const countedMenuItem = extended(menuItemView, counted).meta({ id: 'CountedMenuItem' })
export const countedOptionGroup = optionGroupView
  .extend({ options: z.array(extended(optionView, counted)) })
  .meta({ id: 'CountedOptionGroup' })

const state = { id: true, name: true, available: true, sold_out: true } as const

export const menuAvailability = z
  .object({
    menu_items: z.array(menuItemView.pick({ ...state, category: true }).extend(counted)),
    option_groups: z
      .array(
        z.object({
          id: z.guid(),
          name: optionView.shape.name,
          options: z.array(optionView.pick(state).extend(counted)),
        }),
      )
      .meta({ description: 'Each that a dish asks for, once.' }),
  })
  .meta({ id: 'MenuAvailability' })

export const shortMenuItem = menuItemView
  .pick({ id: true, name: true, price: true, currency: true, image: true, sold_out: true })
  .extend(namesView)
  .meta({ id: 'ShortMenuItem' })

export type MenuAvailabilityView = Decoded<z.output<typeof menuAvailability>>
