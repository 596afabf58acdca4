import { pool } from '@/lib/platform/db'

/** A menu item, off the menu or not, with no more than which groups it asks for. */
export interface AskingItem {
  id: string
  name: string
  category: { id: string; name: string }
  optionGroups: { id: string }[]
}

interface Row extends Omit<AskingItem, 'category' | 'optionGroups'> {
  categoryId: string
  categoryName: string
  groupIds: string[]
}

/** All of them, in the order of the whole menu, for whoever attaches a group to some. */
export async function listAskingItems(): Promise<AskingItem[]> {
  const { rows } = await pool().query<Row>(`
    select m.id, m.name, c.id as "categoryId", c.name as "categoryName",
      array(select a.group_id from menu_item_option_group a where a.menu_item_id = m.id
        order by a.position, a.group_id) as "groupIds"
    from menu_item m join category c on c.id = m.category_id order by m.position, m.created_at, m.id`)
  return rows.map(({ id, name, categoryId, categoryName, groupIds }) => ({
    id,
    name,
    category: { id: categoryId, name: categoryName },
    optionGroups: groupIds.map((groupId) => ({ id: groupId })),
  }))
}
