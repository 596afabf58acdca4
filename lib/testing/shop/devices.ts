import { deviceCookie } from '@/app/api/v1/http/cookies'
import { findDevice, type Device, type Manager } from '@/lib/accounts/caller'
import { inviteDevice, pairDevice } from '@/lib/accounts/devices/pair-device'
import { administrator } from './staff'

export interface PairedDevice {
  device: Device
  token: string
}

interface Pairing {
  name?: string
  inKitchen?: boolean
  by?: Manager
  now?: Date
}

/** A tablet of the kitchen that has just been paired, by an administrator unless said otherwise. */
export async function pairedDevice({
  name = 'Tablet Küche',
  inKitchen = true,
  by,
  now = new Date(),
}: Pairing = {}): Promise<PairedDevice> {
  const { code } = await inviteDevice(by ?? (await administrator()), { name, inKitchen }, now)
  const { token } = await pairDevice({ code, former: null }, now)
  return { device: await deviceWith(token, now), token }
}

/** The device as its next call has it. */
export async function deviceWith(token: string, now = new Date()): Promise<Device> {
  const device = await findDevice({ token }, now)
  if (!device) throw new Error('the device is not paired')
  return device
}

/** As the device's own browser sends them. */
export async function deviceHeaders(token: string, now = new Date()): Promise<Record<string, string>> {
  const [cookie = ''] = (await deviceCookie(token, now)).split(';')
  return { cookie, 'sec-fetch-site': 'same-origin' }
}
