import type { Admin } from '@/lib/accounts/caller'
import { changeMenuItem } from './menu-item-record'
import { place } from './position'
import type { MenuItem, NewPlace } from './menu-item'

/** The order is that of the whole menu, over all categories. */
export async function moveMenuItem(
  admin: Admin,
  id: string,
  { beforeId }: NewPlace,
  now = new Date(),
): Promise<MenuItem> {
  return changeMenuItem(admin, { id, now }, (tx) => place(tx, 'menu_item', { id, beforeId }))
}
