import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { findDevice } from '@/lib/accounts/caller'
import { changeDevice, endDevice, noteScreen } from '@/lib/accounts/devices/devices'
import { db } from '@/lib/platform/database/db'
import { pairedDevice, type PairedDevice } from '@/lib/testing/shop/devices'
import { aroundTheClock, createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { raiseDeviceAlarm, findDeviceOutage } from './raise-alarms'

const friday = new Date('2027-05-07T16:00:00Z')

beforeAll(async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
  await createShop()
})

let tablet: PairedDevice
beforeEach(async () => {
  await db().outboxMail.deleteMany()
  await db().device.deleteMany()
  await db().closure.deleteMany()
  await db().openingHours.deleteMany()
  await db().openingHours.createMany({ data: aroundTheClock })
  tablet = await pairedDevice({ now: friday })
})

function minutesLater(minutes: number): Date {
  return new Date(friday.getTime() + minutes * 60_000)
}

function mails() {
  return db().outboxMail.findMany({ where: { template: 'devices-away' } })
}

test('after five minutes without any device the shop gets one mail, however many processes look', async () => {
  expect(await raiseDeviceAlarm(minutesLater(4))).toBe(0)
  const raised = await Promise.all([raiseDeviceAlarm(minutesLater(5)), raiseDeviceAlarm(minutesLater(5))])
  expect(raised.toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await raiseDeviceAlarm(minutesLater(60))).toBe(0)
  expect(await mails()).toMatchObject([
    { toAddress: 'hallo@limmatgrill.example', text: expect.stringContaining('18:00') },
  ])
})

test('the next outage is told again, once a device was back', async () => {
  expect(await raiseDeviceAlarm(minutesLater(6))).toBe(1)
  await findDevice({ token: tablet.token }, minutesLater(10))
  expect(await raiseDeviceAlarm(minutesLater(11))).toBe(0)
  expect(await raiseDeviceAlarm(minutesLater(15))).toBe(1)
})

test('one device that is there is enough, and one that was ended or forgotten does not count', async () => {
  const second = await pairedDevice({ name: 'Theke', now: friday })
  await findDevice({ token: second.token }, minutesLater(5))
  expect(await raiseDeviceAlarm(minutesLater(6))).toBe(0)
  await endDevice(await administrator(), second.device.deviceId, minutesLater(6))
  expect(await raiseDeviceAlarm(minutesLater(6))).toBe(1)
  await db().device.updateMany({ data: { alarmedAt: null } })
  expect(await raiseDeviceAlarm(minutesLater(31 * 24 * 60))).toBe(0)
})

test('the phone at home does not keep a dead kitchen silent, until it is said to stand there', async () => {
  const phone = await pairedDevice({ name: 'Telefon', inKitchen: false, now: friday })
  await findDevice({ token: phone.token }, minutesLater(5))
  expect(await raiseDeviceAlarm(minutesLater(6))).toBe(1)
  expect(await mails()).toMatchObject([{ text: expect.stringContaining('18:00') }])
  const admin = await administrator()
  expect(await findDeviceOutage(admin, minutesLater(6))).toEqual(friday)
  await changeDevice(admin, phone.device.deviceId, { inKitchen: true })
  expect(await findDeviceOutage(admin, minutesLater(6))).toBeNull()
})

test('a television with the pick-up screen neither stands for a dead kitchen nor is missed itself', async () => {
  const { device, token } = await pairedDevice({ name: 'Fernseher', now: friday })
  await noteScreen(device, true)
  await findDevice({ token }, minutesLater(5))
  expect(await raiseDeviceAlarm(minutesLater(6))).toBe(1)
  await endDevice(await administrator(), tablet.device.deviceId, minutesLater(7))
  await db().device.updateMany({ data: { alarmedAt: null } })
  expect(await raiseDeviceAlarm(minutesLater(60))).toBe(0)
})

test('a shop whose only devices stand elsewhere is never told', async () => {
  await changeDevice(await administrator(), tablet.device.deviceId, { inKitchen: false })
  expect(await raiseDeviceAlarm(minutesLater(60))).toBe(0)
})

test('a shop without paired devices is never told', async () => {
  await endDevice(await administrator(), tablet.device.deviceId, friday)
  expect(await raiseDeviceAlarm(minutesLater(60))).toBe(0)
})

test('a tablet that is switched off at night is missed when the kitchen has been open for five minutes', async () => {
  await db().openingHours.deleteMany()
  // Saturday from 11:00, which is 09:00 UTC.
  await db().openingHours.create({ data: { kind: 'kitchen', weekday: 6, opensMinute: 660, closesMinute: 1440 } })
  expect(await raiseDeviceAlarm(minutesLater(60))).toBe(0)
  expect(await raiseDeviceAlarm(new Date('2027-05-08T09:04:00Z'))).toBe(0)
  expect(await raiseDeviceAlarm(new Date('2027-05-08T09:05:00Z'))).toBe(1)
})

test('on a day on which the shop stays closed no device is missed', async () => {
  const day = new Date('2027-05-07')
  await db().closure.create({ data: { firstDay: day, lastDay: day } })
  expect(await raiseDeviceAlarm(minutesLater(60))).toBe(0)
})

test('the administrator is warned as long as it lasts', async () => {
  const admin = await administrator()
  expect(await findDeviceOutage(admin, minutesLater(4))).toBeNull()
  expect(await findDeviceOutage(admin, minutesLater(6))).toEqual(friday)
  await raiseDeviceAlarm(minutesLater(6))
  expect(await findDeviceOutage(admin, minutesLater(60))).toEqual(friday)
  await findDevice({ token: tablet.token }, minutesLater(61))
  expect(await findDeviceOutage(admin, minutesLater(61))).toBeNull()
})
