import type { Manager } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import { expectedCategory, recordCategory } from './category-record'
import { editMenu } from './edit-menu'

/** Refused with category_not_empty while it has menu items. */
export async function deleteCategory(manager: Manager, id: string, expected: Expected = {}): Promise<{ id: string }> {
  return editMenu(async (tx) => {
    const before = await expectedCategory(tx, id, expected)
    await tx.category.delete({ where: { id } })
    await recordCategory(tx, manager, { before, after: null })
    return { id }
  })
}
