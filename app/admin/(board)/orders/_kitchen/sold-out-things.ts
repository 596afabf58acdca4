import type { StaffOrder } from '@/lib/orders/answers'
import { markSoldOut } from './sold-out-choices'
import { markOptionSoldOut } from './sold-out-option'

/** What of an order may have run out: a menu item, or what was chosen with it. */
export interface SoldOutThing {
  id: string
  name: string
  /** Of an option, its group; null: a menu item. */
  group: string | null
}

/** Each once, the options below the first menu item with which they were chosen. */
export function thingsOf({ items }: Pick<StaffOrder, 'items'>): SoldOutThing[] {
  const things = items.flatMap(({ menu_item_id: id, name, options }) => [
    ...(id ? [{ id, name, group: null }] : []),
    ...options.map((option) => ({ id: option.option_id, name: option.name, group: option.group })),
  ])
  return things.filter(({ id }, place) => things.findIndex((thing) => thing.id === id) === place)
}

/** Until tomorrow, with every dish. */
export function markGone({ id, group }: SoldOutThing): Promise<unknown> {
  return group === null ? markSoldOut(id, 'today') : markOptionSoldOut(id)
}
