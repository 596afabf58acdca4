import type { Admin } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/audit'
import type { Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import type { Category } from './menu-item'
import { categoryOf } from './from-row'

export async function existingCategory(tx: Tx, id: string): Promise<Category> {
  const category = await tx.category.findUnique({ where: { id } })
  if (!category) throw new Refusal('not_found')
  return categoryOf(category)
}

interface BeforeAndAfter {
  before: Category | null
  after: Category | null
}

export async function recordCategory(tx: Tx, admin: Admin, { before, after }: BeforeAndAfter): Promise<void> {
  await recordChange(tx, {
    byUserId: admin.userId,
    subject: 'category',
    subjectId: (after ?? before)?.id ?? '',
    before: before && { ...before },
    after: after && { ...after },
  })
}
