import { recordChange } from '@/lib/platform/audit'
import { transaction, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import type { Manager } from '@/lib/accounts/caller'

/** Its next call is refused. The row stays, because the history of orders names it. */
export async function endDevice(manager: Manager, id: string, now = new Date()): Promise<{ id: string }> {
  const author = { byUserId: manager.userId, byDeviceId: null }
  const isEnded = await transaction((tx) => endRow(tx, id, { ...author, now }))
  if (!isEnded) throw new Refusal('not_found')
  return { id }
}

interface Ending {
  byUserId: string | null
  byDeviceId: string | null
  now: Date
}

/** False where there is no such device, or none that still lived. */
export async function endRow(tx: Tx, id: string, { now, ...author }: Ending): Promise<boolean> {
  const [ended] = await tx.device.updateManyAndReturn({
    where: { id, endedAt: null },
    data: { endedAt: now, tokenHash: null, actorId: null, actorUntil: null },
    select: { name: true },
  })
  if (!ended) return false
  await recordChange(tx, { ...author, subject: 'device', subjectId: id, before: { name: ended.name }, after: null })
  return true
}
