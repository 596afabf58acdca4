import type { BoardCaller } from '@/lib/accounts/caller'
import { Refusal } from '@/lib/platform/refusal'
import { editMenu } from '../edit-menu'
import type { Availability } from '../menu-item'
import { soldOutInstant } from '../sold-out'
import { existingGroup, recordGroup } from './group-record'
import type { OptionGroup } from './option-group'

/** The kitchen's switch of one option, wherever it is asked for; answers its whole group. */
export async function setOptionAvailability(
  caller: BoardCaller,
  id: string,
  { available, soldOutUntil: wanted = null }: Availability,
  now = new Date(),
): Promise<OptionGroup> {
  const soldOutUntil = soldOutInstant(wanted, now)
  return editMenu(async (tx) => {
    const option = await tx.option.findUnique({ where: { id }, select: { groupId: true } })
    if (!option) throw new Refusal('not_found')
    const before = await existingGroup(tx, option.groupId, now)
    // "Not available until eight" must not take the option off for good.
    const isOnlySoldOut = soldOutUntil !== null && !available
    await tx.option.update({ where: { id }, data: { soldOutUntil, ...(!isOnlySoldOut && { available }) } })
    const after = await existingGroup(tx, option.groupId, now)
    await recordGroup(tx, caller, { before, after })
    return after
  })
}
