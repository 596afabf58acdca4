import type { Manager } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import { editMenu } from '../edit-menu'
import { existingGroup, expectedGroup, recordGroup } from './group-record'
import { expectNoSize, expectUnconditioned } from './group-uses'
import type { OptionGroup } from './option-group'
import { groupColumns, writeOptions, type OptionGroupForm } from './write-group'

/** Replaces the group as a whole; an option that is named by its id stays the one that open carts hold. */
export async function updateOptionGroup(
  manager: Manager,
  id: string,
  { expectedVersions, ...form }: OptionGroupForm & Expected,
  now = new Date(),
): Promise<OptionGroup> {
  return editMenu(async (tx) => {
    const before = await expectedGroup(tx, { id, now, expectedVersions })
    const columns = groupColumns(form, before)
    const { minUnits, maxUnits } = columns
    if (minUnits !== 1 || maxUnits !== 1) await expectNoSize(tx, id)
    const kept = form.options.flatMap((option) => option.id ?? [])
    await expectUnconditioned(tx, { whenOption: { groupId: id, id: { notIn: kept } } })
    await tx.optionGroup.update({ where: { id }, data: columns })
    await writeOptions(tx, id, form.options)
    const after = await existingGroup(tx, id, now)
    await recordGroup(tx, manager, { before, after })
    return after
  })
}
