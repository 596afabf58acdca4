import type { Manager } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import { existingCategory, expectedCategory, recordCategory } from './category-record'
import { editMenu } from './edit-menu'
import { place } from './position'
import type { Category, NewPlace } from './menu-item'

export async function moveCategory(
  manager: Manager,
  id: string,
  { beforeId, expectedVersions }: NewPlace & Expected,
): Promise<Category> {
  return editMenu(async (tx) => {
    const before = await expectedCategory(tx, id, { expectedVersions })
    await place(tx, 'category', { id, beforeId })
    const after = await existingCategory(tx, id)
    await recordCategory(tx, manager, { before, after })
    return after
  })
}
