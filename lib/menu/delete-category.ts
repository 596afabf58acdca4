import type { Admin } from '@/lib/accounts/caller'
import { existingCategory, recordCategory } from './category-record'
import { editMenu } from './edit-menu'

/** Refused with category_not_empty while it has menu items. */
export async function deleteCategory(admin: Admin, id: string): Promise<{ id: string }> {
  return editMenu(async (tx) => {
    const before = await existingCategory(tx, id)
    await tx.category.delete({ where: { id } })
    await recordCategory(tx, admin, { before, after: null })
    return { id }
  })
}
