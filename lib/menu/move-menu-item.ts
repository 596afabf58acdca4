import type { Manager } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import { changeMenuItem } from './menu-item-record'
import { place } from './position'
import type { MenuItem, NewPlace } from './menu-item'

/** The order is that of the whole menu, over all categories. */
export async function moveMenuItem(
  manager: Manager,
  id: string,
  { beforeId, expectedVersions }: NewPlace & Expected,
  now = new Date(),
): Promise<MenuItem> {
  return changeMenuItem(manager, { id, now, expectedVersions }, (tx) => place(tx, 'menu_item', { id, beforeId }))
}
