import type { Admin } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import type { Tx } from '@/lib/platform/db'
import { editMenu } from '../edit-menu'
import { existingGroup, expectedGroup, recordGroup } from './group-record'
import type { OptionGroup } from './option-group'
import { groupColumns, writeOptions, type OptionGroupForm } from './write-group'

/** Replaces the group as a whole; an option that is named by its id stays the one that open carts hold. */
export async function updateOptionGroup(
  admin: Admin,
  id: string,
  { expectedVersions, ...form }: OptionGroupForm & Expected,
  now = new Date(),
): Promise<OptionGroup> {
  return editMenu(async (tx) => {
    const before = await expectedGroup(tx, { id, now, expectedVersions })
    const { minUnits, maxUnits } = groupColumns(form)
    if (minUnits !== 1 || maxUnits !== 1) await expectNoSize(tx, id)
    await tx.optionGroup.update({ where: { id }, data: groupColumns(form) })
    await writeOptions(tx, id, form.options)
    const after = await existingGroup(tx, id, now)
    await recordGroup(tx, admin, { before, after })
    return after
  })
}

/** Prices of other options hang on the sizes. */
async function expectNoSize(tx: Tx, groupId: string): Promise<void> {
  const priced = await tx.optionSizePrice.count({ where: { size: { groupId } } })
  if (priced > 0) throw new Refusal('option_group_in_use')
}
