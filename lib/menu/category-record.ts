import type { Manager } from '@/lib/accounts/caller'
import { findLastChange, recordChange } from '@/lib/platform/audit'
import type { Tx } from '@/lib/platform/db'
import { lockVersion, type Expected } from '@/lib/platform/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import type { Category } from './menu-item'
import { categoryOf } from './from-row'

export async function existingCategory(tx: Tx, id: string): Promise<Category> {
  const category = await tx.category.findUnique({ where: { id } })
  if (!category) throw new Refusal('not_found')
  return categoryOf(category)
}

/** The category, locked; refuses with what there is now where the caller has seen something else. */
export async function expectedCategory(tx: Tx, id: string, { expectedVersions }: Expected): Promise<Category> {
  const holds = await lockVersion(tx, { table: 'category', id, expectedVersions })
  const category = await existingCategory(tx, id)
  if (holds) return category
  const lastChange = await findLastChange(tx, { subject: 'category', subjectId: id, apartFrom: ['position'] })
  throw new Refusal('changed_meanwhile', { data: { ...category, ...lastChange } })
}

interface BeforeAndAfter {
  before: Category | null
  after: Category | null
}

export async function recordCategory(tx: Tx, manager: Manager, { before, after }: BeforeAndAfter): Promise<void> {
  await recordChange(tx, {
    byUserId: manager.userId,
    subject: 'category',
    subjectId: (after ?? before)?.id ?? '',
    before: before && { ...before },
    after: after && { ...after },
  })
}
