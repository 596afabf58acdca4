import type { Manager } from '@/lib/accounts/caller'
import { editMenu } from '../edit-menu'
import { existingGroup, recordGroup } from './group-record'
import type { OptionGroup } from './option-group'
import { groupColumns, writeOptions, type OptionGroupForm } from './write-group'

export async function addOptionGroup(manager: Manager, form: OptionGroupForm, now = new Date()): Promise<OptionGroup> {
  return editMenu(async (tx) => {
    const { id } = await tx.optionGroup.create({ data: groupColumns(form) })
    await writeOptions(tx, id, form.options)
    const after = await existingGroup(tx, id, now)
    await recordGroup(tx, manager, { before: null, after })
    return after
  })
}
