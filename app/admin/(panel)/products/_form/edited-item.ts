import { shopLanguage } from '@/lib/i18n/language'
import type { OptionGroup } from '@/lib/menu/options/option-group'
import type { MenuItemView } from '@/lib/menu/schema'

export interface GroupChoice {
  id: string
  name: string
  note: string
  /** Whether the default choice decides the price. */
  setsPrice: boolean
  /** Whether an option costs something else beside a size. */
  hasSizePrices: boolean
  /** With what they cost where the dish has no price of its own for them. */
  options: { id: string; name: string; priceRappen: number }[]
}

export function groupChoice({ id, name, note, pricing, options }: OptionGroup): GroupChoice {
  return {
    id,
    name: name[shopLanguage],
    note,
    setsPrice: pricing === 'base' && options.some(({ isDefault, available }) => isDefault && available),
    hasSizePrices: options.some(({ sizePrices }) => sizePrices.length > 0),
    options: options.map((option) => ({
      id: option.id,
      name: option.name[shopLanguage],
      priceRappen: option.priceRappen,
    })),
  }
}

type Attachment = Pick<MenuItemView['option_groups'][number], 'id' | 'when_option_id'>

/** Names the groups that the item asks for; their content stands once for the whole page. */
export interface EditedItem extends Omit<MenuItemView, 'option_groups'> {
  option_groups: Attachment[]
  /** Null: not counted today; absent where the page does not show it. */
  portions_left?: number | null
}

export function editedItem({ option_groups: groups, ...item }: MenuItemView): EditedItem {
  return { ...item, option_groups: groups.map(({ id, when_option_id }) => ({ id, when_option_id })) }
}
