import { displayName } from '@/lib/accounts/find-account'
import { recordChange } from '@/lib/platform/database/audit'
import { transaction, type Prisma, type Tx, db } from '@/lib/platform/database/db'
import { consume, giveBack } from '@/lib/platform/requests/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { Device, type BoardCaller, type Manager } from '@/lib/accounts/caller'
import { findPersonByPin } from './pin'
import { idleDays } from './schema'

/** A program with a key is no tablet. */
const paired = { endedAt: null, apiKey: null } as const

export async function endDevice(manager: Manager, id: string, now = new Date()): Promise<{ id: string }> {
  const author = { byUserId: manager.userId, byDeviceId: null }
  const isEnded = await transaction((tx) => endPairing(tx, id, { ...author, now }))
  if (!isEnded) throw new Refusal('not_found')
  return { id }
}

export function changeDevice(
  manager: Manager,
  id: string,
  { inKitchen, now = new Date() }: { inKitchen: boolean; now?: Date },
): Promise<DeviceView> {
  return transaction(async (tx) => {
    const { count } = await tx.device.updateMany({
      where: { id, ...paired, inKitchen: !inKitchen },
      data: { inKitchen },
    })
    const device = await tx.device.findFirst({ where: { id, ...paired }, include: people })
    if (!device) throw new Refusal('not_found')
    const values = { before: { inKitchen: !inKitchen }, after: { inKitchen } }
    if (count > 0) await recordChange(tx, { byUserId: manager.userId, subject: 'device', subjectId: id, ...values })
    return viewOf(device, now)
  })
}

/** What shows the pick-up screen neither counts as a device of the kitchen nor is missed there. */
export async function noteScreen(caller: BoardCaller, isShown: boolean): Promise<void> {
  if (!(caller instanceof Device) || caller.showsScreen === isShown) return
  await db().device.updateMany({ where: { id: caller.deviceId }, data: { showsScreen: isShown } })
}

interface Ending {
  byUserId: string | null
  byDeviceId: string | null
  now: Date
}

export async function endPairing(tx: Tx, id: string, { now, ...author }: Ending): Promise<boolean> {
  const [ended] = await tx.device.updateManyAndReturn({
    where: { id, ...paired },
    data: { endedAt: now, tokenHash: null, actorId: null, actorUntil: null },
    select: { name: true },
  })
  if (!ended) return false
  await recordChange(tx, { ...author, subject: 'device', subjectId: id, before: { name: ended.name }, after: null })
  return true
}

const wrongPins = { points: 10, seconds: 300 }

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

/** An open board asks once a minute: two misses are no chance. */
const connectedMs = 2 * 60_000
const idleMs = idleDays * 24 * 3_600_000

type DeviceState = 'connected' | 'away' | 'expired'

interface DeviceView {
  id: string
  name: string
  state: DeviceState
  pairedAt: Date
  /** Null: the administrator's account was deleted. */
  pairedBy: string | null
  lastSeenAt: Date
  actor: string | null
  inKitchen: boolean
  showsScreen: boolean
}

const people = { pairedBy: true, actor: true } as const

type DeviceWithPeople = Prisma.DeviceGetPayload<{ include: typeof people }>

export async function listDevices(_manager: Manager, now = new Date()): Promise<DeviceView[]> {
  const rows = await db().device.findMany({
    where: paired,
    orderBy: [{ pairedAt: 'asc' }, { id: 'asc' }],
    include: people,
  })
  return rows.map((row) => viewOf(row, now))
}

function viewOf(
  { id, name, pairedAt, lastSeenAt, pairedBy, actor, actorUntil, inKitchen, showsScreen }: DeviceWithPeople,
  now: Date,
): DeviceView {
  return {
    id,
    name,
    state: stateOf(lastSeenAt, now),
    pairedAt,
    pairedBy: pairedBy && displayName(pairedBy, pairedBy.role),
    lastSeenAt,
    actor: actor && actorUntil && actorUntil > now ? displayName(actor, actor.role) : null,
    inKitchen,
    showsScreen,
  }
}

function stateOf(lastSeenAt: Date, now: Date): DeviceState {
  const unseenMs = now.getTime() - lastSeenAt.getTime()
  if (unseenMs >= idleMs) return 'expired'
  return unseenMs <= connectedMs ? 'connected' : 'away'
}
