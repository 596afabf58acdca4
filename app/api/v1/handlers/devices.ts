import { Device } from '@/lib/accounts/caller'
import { endDevice } from '@/lib/accounts/devices/end-device'
import { listDevices } from '@/lib/accounts/devices/list-devices'
import { dismissActor, nameActor } from '@/lib/accounts/devices/name-actor'
import { inviteDevice, pairDevice } from '@/lib/accounts/devices/pair-device'
import { setPin } from '@/lib/accounts/devices/pin'
import { endOfBusinessDay } from '@/lib/shop/opening-hours'
import type * as contract from '../contract/devices'
import type { Handlers } from '../http/handler'

export const devices = {
  inviteDevice: ({ caller, body, now }) => inviteDevice(caller, body, now),
  async pairDevice({ caller, body, session, now }) {
    const paired = await pairDevice({ code: body.code, former: caller instanceof Device ? caller : null }, now)
    await session.keepDevice(paired)
    return paired
  },
  listDevices: ({ caller, now }) => listDevices(caller, now),
  endDevice: ({ caller, params, now }) => endDevice(caller, params.id, now),
  async nameActor({ caller, body, now }) {
    return { actor: await nameActor(caller, { pin: body.pin, until: endOfBusinessDay(now) }) }
  },
  async dismissActor({ caller }) {
    await dismissActor(caller)
    return { actor: null }
  },
  setPin: ({ caller, params, body }) => setPin(caller, params.id, body.pin),
} satisfies Handlers<typeof contract>
