import type { Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'

export interface RequestedAttachment {
  id: string
  /** Null or absent: always asked. */
  whenOptionId?: string | null | undefined
}

/** Has the menu item ask for these groups, in this order, and for no others. */
export async function attachGroups(
  tx: Tx,
  menuItemId: string,
  attachments: readonly RequestedAttachment[],
): Promise<void> {
  await expectPossible(tx, attachments)
  const before = await tx.menuItemOptionGroup.findMany({ where: { menuItemId }, orderBy: { position: 'asc' } })
  const wanted = attachments.map(({ id, whenOptionId }, position) => ({
    menuItemId,
    groupId: id,
    position,
    whenOptionId: whenOptionId ?? null,
  }))
  // The same as before is no change, so that the version does not count one.
  if (JSON.stringify(before.map(meaningOf)) === JSON.stringify(wanted.map(meaningOf))) return
  await tx.menuItemOptionGroup.deleteMany({ where: { menuItemId } })
  await tx.menuItemOptionGroup.createMany({ data: wanted })
}

function meaningOf({ groupId, whenOptionId }: { groupId: string; whenOptionId: string | null }) {
  return [groupId, whenOptionId]
}

/** Known groups; a condition is an option of another of them that is always asked. */
async function expectPossible(tx: Tx, attachments: readonly RequestedAttachment[]): Promise<void> {
  const ids = attachments.map(({ id }) => id)
  const groups = await tx.optionGroup.count({ where: { id: { in: ids } } })
  const conditions = attachments.flatMap(({ whenOptionId }) => whenOptionId ?? [])
  const options = await tx.option.findMany({ where: { id: { in: conditions } }, select: { id: true, groupId: true } })
  const groupOf = new Map(options.map((option) => [option.id, option.groupId]))
  const always = new Set(attachments.filter(({ whenOptionId }) => !whenOptionId).map(({ id }) => id))
  const areShallow = conditions.every((optionId) => always.has(groupOf.get(optionId) ?? ''))
  if (groups < ids.length || !areShallow) throw new Refusal('invalid_fields', { fields: { optionGroups: 'invalid' } })
}
