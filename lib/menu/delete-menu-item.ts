import type { Manager } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import { editMenu } from './edit-menu'
import { expectedMenuItem, recordMenuItem } from './menu-item-record'

/** Old orders keep what was sold; only their pointer to the menu item goes. */
export async function deleteMenuItem(
  manager: Manager,
  id: string,
  { expectedVersions, now = new Date() }: Expected & { now?: Date } = {},
): Promise<{ id: string }> {
  return editMenu(async (tx) => {
    const before = await expectedMenuItem(tx, { id, now, expectedVersions })
    await tx.menuItem.delete({ where: { id } })
    await recordMenuItem(tx, manager, { before, after: null })
    return { id }
  })
}
