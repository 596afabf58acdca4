import type { Admin } from '@/lib/accounts/caller'
import { editMenu } from './edit-menu'
import { existingMenuItem, recordMenuItem } from './menu-item-record'

/** Old orders keep what was sold; only their pointer to the menu item goes. */
export async function deleteMenuItem(admin: Admin, id: string, now = new Date()): Promise<{ id: string }> {
  return editMenu(async (tx) => {
    const before = await existingMenuItem(tx, id, now)
    await tx.menuItem.delete({ where: { id } })
    await recordMenuItem(tx, admin, { before, after: null })
    return { id }
  })
}
