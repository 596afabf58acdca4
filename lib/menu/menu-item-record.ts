import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/audit'
import type { Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { editMenu } from './edit-menu'
import type { MenuItem } from './menu-item'
import { menuItemOf } from './from-row'

export async function existingMenuItem(tx: Tx, id: string, now: Date): Promise<MenuItem> {
  const item = await tx.menuItem.findUnique({ where: { id }, include: { category: true } })
  if (!item) throw new Refusal('not_found')
  return menuItemOf(item, item.category, now)
}

/** Does `work` on the menu item and records what it changed. */
export async function changeMenuItem(
  caller: BoardCaller,
  { id, now }: { id: string; now: Date },
  work: (tx: Tx, before: MenuItem) => Promise<void>,
): Promise<MenuItem> {
  return editMenu(async (tx) => {
    const before = await existingMenuItem(tx, id, now)
    await work(tx, before)
    const after = await existingMenuItem(tx, id, now)
    await recordMenuItem(tx, caller, { before, after })
    return after
  })
}

interface BeforeAndAfter {
  before: MenuItem | null
  after: MenuItem | null
}

export async function recordMenuItem(tx: Tx, caller: BoardCaller, { before, after }: BeforeAndAfter): Promise<void> {
  await recordChange(tx, {
    ...authorOf(caller),
    subject: 'menu_item',
    subjectId: (after ?? before)?.id ?? '',
    before: before && { ...before },
    after: after && { ...after },
  })
}

export async function expectCategory(tx: Tx, id: string): Promise<void> {
  const category = await tx.category.findUnique({ where: { id }, select: { id: true } })
  if (!category) throw new Refusal('invalid_fields', { fields: { categoryId: 'category_unknown' } })
}
