import type { MenuItemView } from '@/lib/menu/schema'

type Attachment = Pick<MenuItemView['option_groups'][number], 'id' | 'when_option_id'>

/** A menu item as its form has it: which groups it asks for; what they hold stands once for the whole page. */
export interface EditedItem extends Omit<MenuItemView, 'option_groups'> {
  option_groups: Attachment[]
}

export function editedItem({ option_groups: groups, ...item }: MenuItemView): EditedItem {
  return { ...item, option_groups: groups.map(({ id, when_option_id }) => ({ id, when_option_id })) }
}
