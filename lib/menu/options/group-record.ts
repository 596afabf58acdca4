import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { findLastChange, recordChange } from '@/lib/platform/audit'
import type { Tx } from '@/lib/platform/db'
import { lockVersion, type Expected } from '@/lib/platform/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import type { OptionGroup } from './option-group'
import { findOptionGroup } from './queries'

export async function existingGroup(tx: Tx, id: string, now: Date): Promise<OptionGroup> {
  const group = await findOptionGroup(id, now, tx)
  if (!group) throw new Refusal('not_found')
  return group
}

/** The group, locked; refuses with what there is now where the caller has seen something else. */
export async function expectedGroup(
  tx: Tx,
  { id, now, expectedVersions }: Expected & { id: string; now: Date },
): Promise<OptionGroup> {
  const holds = await lockVersion(tx, { table: 'option_group', id, expectedVersions })
  const group = await existingGroup(tx, id, now)
  if (holds) return group
  const lastChange = await findLastChange(tx, { subject: 'option_group', subjectId: id, apartFrom: [] })
  throw new Refusal('changed_meanwhile', { data: { ...group, ...lastChange } })
}

interface BeforeAndAfter {
  before: OptionGroup | null
  after: OptionGroup | null
}

export async function recordGroup(tx: Tx, caller: BoardCaller, { before, after }: BeforeAndAfter): Promise<void> {
  await recordChange(tx, {
    ...authorOf(caller),
    subject: 'option_group',
    subjectId: (after ?? before)?.id ?? '',
    before: before && { ...before },
    after: after && { ...after },
  })
}
