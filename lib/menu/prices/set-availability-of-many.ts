import type { Manager } from '@/lib/accounts/caller'
import { recordChanges } from '@/lib/platform/audit'
import type { Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { editMenu } from '../edit-menu'
import { type Availability, availabilityColumns } from '../sold-out'

/** All or nothing; the rules of a single one. */
export async function setAvailabilityOfMany(
  { userId }: Manager,
  { menuItemIds, ...availability }: Partial<Availability> & { menuItemIds: readonly string[] },
  now = new Date(),
): Promise<{ menuItems: number }> {
  return editMenu(async (tx) => {
    const before = await availabilityOf(tx, menuItemIds)
    if (before.size < menuItemIds.length) throw new Refusal('invalid_fields', { fields: { menuItemIds: 'invalid' } })
    await tx.menuItem.updateMany({
      where: { id: { in: [...menuItemIds] } },
      data: availabilityColumns(availability, now),
    })
    const after = await availabilityOf(tx, menuItemIds)
    await recordChanges(
      tx,
      [...before].map(([subjectId, was]) => ({
        byUserId: userId,
        subject: 'menu_item',
        subjectId,
        before: was,
        after: after.get(subjectId) ?? null,
      })),
    )
    return { menuItems: before.size }
  })
}

async function availabilityOf(tx: Tx, ids: readonly string[]) {
  const rows = await tx.menuItem.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, available: true, soldOutUntil: true },
  })
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
