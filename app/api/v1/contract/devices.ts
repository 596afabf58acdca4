import { z } from 'zod'
import {
  actorAnswer,
  actorBody,
  deviceBody,
  deviceView,
  newPinBody,
  pairBody,
  pairedAnswer,
  pairingCodeAnswer,
} from '@/lib/accounts/devices/schema'
import { operation } from '../http/operation'

const params = z.object({ id: z.guid() })

export const inviteDevice = operation({
  method: 'POST',
  path: 'devices',
  caller: 'manager',
  summary: 'A code for one pairing within ten minutes; of more than five open codes the oldest are dead',
  body: deviceBody,
  answer: pairingCodeAnswer,
  refusals: [],
})

export const pairDevice = operation({
  method: 'POST',
  path: 'devices/pair',
  caller: 'visitor',
  knowsDevices: true,
  summary: 'Enter the code on the device: sets the cookie that keeps it paired as long as it is used once a month',
  limit: { client: { name: 'pair-device', points: 30, seconds: 60 } },
  body: pairBody,
  answer: pairedAnswer,
  message: 'devicePaired',
  refusals: ['pairing_code_invalid'],
})

export const listDevices = operation({
  method: 'GET',
  path: 'devices',
  caller: 'manager',
  summary: 'The paired devices, in the order of their pairing',
  answer: z.array(deviceView),
  refusals: [],
})

export const endDevice = operation({
  method: 'DELETE',
  path: 'devices/{id}',
  caller: 'manager',
  summary: 'End a pairing; the next call of the device is refused',
  params,
  answer: z.object({ id: z.string() }),
  message: 'deviceEnded',
  refusals: [],
})

export const nameActor = operation({
  method: 'PUT',
  path: 'devices/actor',
  caller: 'device',
  summary: 'Say with a PIN who acts on this device, until the business day ends or somebody else says so',
  body: actorBody,
  answer: actorAnswer,
  refusals: ['too_many_requests'],
})

export const dismissActor = operation({
  method: 'DELETE',
  path: 'devices/actor',
  caller: 'device',
  summary: 'Nobody in particular acts on this device',
  answer: actorAnswer,
  refusals: [],
})

export const setPin = operation({
  method: 'PUT',
  path: 'users/{id}/pin',
  caller: 'staff',
  summary: 'Set or take away the PIN of a member of staff: everybody the own, administrators that of all',
  limit: { caller: { name: 'set-pin', points: 20, seconds: 3600 } },
  params,
  body: newPinBody,
  answer: z.object({ has_pin: z.boolean() }),
  message: 'saved',
  refusals: ['forbidden'],
})
