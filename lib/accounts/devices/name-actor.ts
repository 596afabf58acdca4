import { db } from '@/lib/platform/db'
import { consume, giveBack } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import type { Device } from '@/lib/accounts/caller'
import { findPersonByPin } from './pin'

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
