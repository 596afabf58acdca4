import { db } from '@/lib/platform/db'
import type { Manager } from '@/lib/accounts/caller'
import { shownName } from '@/lib/accounts/find-account'
import { idleDays } from './schema'

/** An open board is seen once a minute; two misses in a row are no chance. */
const connectedMs = 2 * 60_000
const idleMs = idleDays * 24 * 3_600_000

export type DeviceState = 'connected' | 'away' | 'expired'

export interface DeviceView {
  id: string
  name: string
  state: DeviceState
  pairedAt: Date
  /** Null: the administrator's account is gone. */
  pairedBy: string | null
  lastSeenAt: Date
  /** Who acts on it by his PIN. */
  actor: string | null
}

/** All that nobody has ended, in the order of their pairing. */
export async function listDevices(_manager: Manager, now = new Date()): Promise<DeviceView[]> {
  const rows = await db().device.findMany({
    where: { endedAt: null },
    orderBy: [{ pairedAt: 'asc' }, { id: 'asc' }],
    include: { pairedBy: true, actor: true },
  })
  return rows.map(({ id, name, pairedAt, lastSeenAt, pairedBy, actor, actorUntil }) => ({
    id,
    name,
    state: stateOf(lastSeenAt, now),
    pairedAt,
    pairedBy: pairedBy && shownName(pairedBy, pairedBy.role),
    lastSeenAt,
    actor: actor && actorUntil && actorUntil > now ? shownName(actor, actor.role) : null,
  }))
}

function stateOf(lastSeenAt: Date, now: Date): DeviceState {
  const unseenMs = now.getTime() - lastSeenAt.getTime()
  if (unseenMs >= idleMs) return 'expired'
  return unseenMs <= connectedMs ? 'connected' : 'away'
}
