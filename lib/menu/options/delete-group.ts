import type { Manager } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import { editMenu } from '../edit-menu'
import { expectedGroup, recordGroup } from './group-record'
import { expectUnattached } from './group-uses'

/** Refused with option_group_in_use while a menu item asks for it. */
export async function deleteOptionGroup(
  manager: Manager,
  id: string,
  { expectedVersions, now = new Date() }: Expected & { now?: Date } = {},
): Promise<{ id: string }> {
  return editMenu(async (tx) => {
    const before = await expectedGroup(tx, { id, now, expectedVersions })
    await expectUnattached(tx, id)
    await tx.optionGroup.delete({ where: { id } })
    await recordGroup(tx, manager, { before, after: null })
    return { id }
  })
}
