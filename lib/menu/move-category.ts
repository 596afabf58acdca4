import type { Admin } from '@/lib/accounts/caller'
import { existingCategory, recordCategory } from './category-record'
import { editMenu } from './edit-menu'
import { place } from './position'
import type { Category, NewPlace } from './menu-item'

export async function moveCategory(admin: Admin, id: string, { beforeId }: NewPlace): Promise<Category> {
  return editMenu(async (tx) => {
    const before = await existingCategory(tx, id)
    await place(tx, 'category', { id, beforeId })
    const after = await existingCategory(tx, id)
    await recordCategory(tx, admin, { before, after })
    return after
  })
}
