import { shownName } from '@/lib/accounts/find-account'
import { recordChange } from '@/lib/platform/audit'
import { transaction, type Tx, db } from '@/lib/platform/db'
import { consume, giveBack } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import type { Manager, Device } from '@/lib/accounts/caller'
import { findPersonByPin } from './pin'
import { idleDays } from './schema'

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

const wrongPins = { points: 10, seconds: 300 }

/** From now on this person acts on the device, until `until` or until somebody else says so. */
export async function nameActor(device: Device, { pin, until }: { pin: string; until: Date }): Promise<string> {
  await consume('pin-of-device', device.deviceId, wrongPins)
  const person = await findPersonByPin(pin)
  if (!person) throw new Refusal('invalid_fields', { fields: { pin: 'pin_unknown' } })
  await giveBack('pin-of-device', device.deviceId, wrongPins)
  await change(device, { actorId: person.id, actorUntil: until })
  return `${person.firstname} ${person.lastname}`.trim()
}

export async function dismissActor(device: Device): Promise<void> {
  await change(device, { actorId: null, actorUntil: null })
}

async function change(device: Device, data: { actorId: string | null; actorUntil: Date | null }): Promise<void> {
  const { count } = await db().device.updateMany({ where: { id: device.deviceId, endedAt: null }, data })
  if (count === 0) throw new Refusal('not_signed_in')
}

/** An open board is seen once a minute; two misses in a row are no chance. */
const connectedMs = 2 * 60_000
const idleMs = idleDays * 24 * 3_600_000

type DeviceState = 'connected' | 'away' | 'expired'

interface DeviceView {
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
