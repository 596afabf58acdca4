import { randomInt } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { deviceWith, pairedDevice } from '@/lib/testing/shop/devices'
import { forgetProcess } from '@/lib/testing/forget-process'
import { signedIn } from '@/lib/testing/shop/people'
import { administrator, kitchenHand } from '@/lib/testing/shop/staff'
import { changeUser } from '@/lib/accounts/users/change-user'
import { dismissActor, nameActor } from './devices'
import { setPin } from './pin'

const friday = new Date('2027-05-07T16:00:00Z')
const until = new Date('2027-05-08T03:00:00Z')

/** Digits that no other test of this file has. */
function newPin(): string {
  return String(randomInt(100_000, 1_000_000))
}

async function cook() {
  const [staff, pin] = [await kitchenHand(), newPin()]
  await setPin(staff, staff.userId, pin)
  return { staff, pin }
}

it('a PIN says who acts on the device, until the business day is over or another person says so', async () => {
  const { device, token } = await pairedDevice({ now: friday })
  const [first, second] = [await cook(), await cook()]
  expect(device.actor).toBeNull()
  expect(await nameActor(device, { pin: first.pin, until })).toBe('Ana Muster')
  expect((await deviceWith(token, friday)).actor).toMatchObject({ userId: first.staff.userId })
  await nameActor(device, { pin: second.pin, until })
  expect((await deviceWith(token, friday)).actor).toMatchObject({ userId: second.staff.userId })
  expect((await deviceWith(token, until)).actor).toBeNull()
  await dismissActor(device)
  expect((await deviceWith(token, friday)).actor).toBeNull()
})

it('a person who is disabled or no longer staff acts on no device', async () => {
  const admin = await administrator()
  for (const change of [{ disabled: true }, { role: 'customer' as const }]) {
    const { device, token } = await pairedDevice({ now: friday })
    const { staff, pin } = await cook()
    await nameActor(device, { pin, until })
    await changeUser(admin, staff.userId, change)
    expect((await deviceWith(token, friday)).actor).toBeNull()
    await expect(nameActor(device, { pin, until })).rejects.toMatchObject({
      details: { fields: { pin: 'pin_unknown' } },
    })
  }
})

it('wrong PINs are counted per device, and a right one gives its try back', async () => {
  const { device } = await pairedDevice()
  const { pin } = await cook()
  for (let good = 1; good <= 12; good += 1) await nameActor(device, { pin, until })
  for (let wrong = 1; wrong <= 10; wrong += 1)
    await expect(nameActor(device, { pin: '0001', until })).rejects.toMatchObject({ code: 'invalid_fields' })
  await expect(nameActor(device, { pin, until })).rejects.toMatchObject({ code: 'too_many_requests' })
  const { device: other } = await pairedDevice()
  await expect(nameActor(other, { pin, until })).resolves.toBeDefined()
})

it('a PIN names one person only', async () => {
  const { staff, pin } = await cook()
  const other = await kitchenHand()
  const taken = { details: { fields: { pin: 'pin_taken' } } }
  await expect(setPin(other, other.userId, pin)).rejects.toMatchObject(taken)
  await expect(setPin(staff, staff.userId, pin)).resolves.toEqual({ hasPin: true })
  const both = await Promise.allSettled([setPin(staff, staff.userId, '4711'), setPin(other, other.userId, '4711')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('everybody sets the own PIN, an administrator that of others; customers have none', async () => {
  const [staff, other, admin] = [await kitchenHand(), await kitchenHand(), await administrator()]
  await expect(setPin(staff, other.userId, newPin())).rejects.toMatchObject({ code: 'forbidden' })
  await expect(setPin(admin, other.userId, newPin())).resolves.toEqual({ hasPin: true })
  await expect(setPin(admin, other.userId, null)).resolves.toEqual({ hasPin: false })
  const { userId } = await signedIn('customer')
  await expect(setPin(admin, userId, newPin())).rejects.toMatchObject({ code: 'not_found' })
  const audit = await db().auditEntry.findMany({ where: { subjectId: other.userId }, orderBy: { id: 'asc' } })
  expect(audit.map(({ after }) => after)).toEqual([{ hasPin: true }, { hasPin: false }])
})

it('a PIN that was stored under an older secret works, and is stored anew', async () => {
  const { device } = await pairedDevice()
  const { staff, pin } = await cook()
  const stored = () => db().user.findUniqueOrThrow({ where: { id: staff.userId }, select: { pinHash: true } })
  const before = await stored()
  vi.stubEnv('SESSION_SECRET', `${'n'.repeat(32)},${process.env.SESSION_SECRET}`)
  forgetProcess()
  await nameActor(device, { pin, until })
  const rotated = await stored()
  expect(rotated).not.toEqual(before)
  await nameActor(device, { pin, until })
  expect(await stored()).toEqual(rotated)
})
