import { beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { Device, findAgain, findDevice, type Admin } from '@/lib/accounts/caller'
import { deviceWith, pairedDevice } from '@/lib/testing/shop/devices'
import { administrator } from '@/lib/testing/shop/staff'
import { changeDevice, endDevice, listDevices } from './devices'
import { inviteDevice, pairDevice } from './pair-device'

const day = 24 * 3_600_000
const friday = new Date('2027-05-07T16:00:00Z')

function later(milliseconds: number): Date {
  return new Date(friday.getTime() + milliseconds)
}

let admin: Admin
beforeAll(async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
  admin = await administrator()
})

function invite(now = friday) {
  return inviteDevice(admin, { name: 'Tablet Küche' }, now)
}

function pair(code: string, now = friday) {
  return pairDevice({ code, former: null }, now)
}

const refused = { code: 'pairing_code_invalid' }

describe('a pairing code', () => {
  it('has eight characters that do not look alike, and makes a device of its own id', async () => {
    const { id, code, expiresAt } = await invite()
    expect(code).toMatch(/^[ACDEFGHJKMNPQRTVWXY3479]{4}-[ACDEFGHJKMNPQRTVWXY3479]{4}$/)
    expect(expiresAt).toEqual(later(10 * 60_000))
    expect(await pair(code)).toMatchObject({ id, name: 'Tablet Küche' })
    expect(await db().device.findUnique({ where: { id } })).toMatchObject({
      pairedById: admin.userId,
      pairedAt: friday,
    })
  })

  it('is taken in small letters, with blanks and without the dash', async () => {
    const { code } = await invite()
    await expect(pair(` ${code.toLowerCase().replace('-', ' ')} `)).resolves.toBeDefined()
  })

  it('is stored as a hash', async () => {
    const { id, code } = await invite()
    expect(JSON.stringify(await db().pairingCode.findUnique({ where: { id } }))).not.toContain(code.slice(5))
  })

  it('works once, also for two tablets in the same moment', async () => {
    const { code } = await invite()
    const tries = await Promise.allSettled([pair(code), pair(code)])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(pair(code)).rejects.toMatchObject(refused)
  })

  it('works for ten minutes', async () => {
    const { code } = await invite()
    await expect(pair(code, later(10 * 60_000))).rejects.toMatchObject(refused)
  })

  it('is dead after five wrong guesses of its second half', async () => {
    const { code } = await invite()
    const wrong = code.slice(0, 5) + (code.endsWith('AAAA') ? 'CCCC' : 'AAAA')
    for (let guess = 1; guess <= 5; guess += 1) await expect(pair(wrong)).rejects.toMatchObject(refused)
    await expect(pair(code)).rejects.toMatchObject(refused)
  })

  it('of six that are open the first is dead', async () => {
    const codes: string[] = []
    for (let at = 0; at < 6; at += 1) codes.push((await invite(later(at))).code)
    const [first = '', ...others] = codes
    await expect(pair(first, later(10))).rejects.toMatchObject(refused)
    for (const code of others) await expect(pair(code, later(10))).resolves.toBeDefined()
  })

  it('dies with the rights of its issuer', async () => {
    const other = await administrator()
    const { code } = await inviteDevice(other, { name: 'Tablet' }, friday)
    await db().user.update({ where: { id: other.userId }, data: { role: 'staff' } })
    await expect(pair(code)).rejects.toMatchObject(refused)
  })
})

describe('a paired device', () => {
  it('lives as long as it is seen within 31 days', async () => {
    const { token } = await pairedDevice({ now: friday })
    for (const days of [30, 60, 90]) expect(await findDevice({ token }, later(days * day))).toBeInstanceOf(Device)
    expect(await findDevice({ token }, later((90 + 31) * day))).toBeNull()
  })

  it('is written as seen once in half a minute, not with every question', async () => {
    const { device, token } = await pairedDevice({ now: friday })
    const seen = async () => (await db().device.findUniqueOrThrow({ where: { id: device.deviceId } })).lastSeenAt
    await findDevice({ token }, later(29_000))
    expect(await seen()).toEqual(friday)
    await findDevice({ token }, later(45_000))
    expect(await seen()).toEqual(later(45_000))
    await findDevice({ token }, later(90_000))
    expect(await seen()).toEqual(later(90_000))
  })

  it('is out at its next call when it is ended, for good; it is written down', async () => {
    const { device, token } = await pairedDevice({ now: friday })
    await endDevice(admin, device.deviceId, later(1))
    expect(await findDevice({ token }, later(2))).toBeNull()
    expect(await findAgain(device)).toBeNull()
    await expect(endDevice(admin, device.deviceId)).rejects.toMatchObject({ code: 'not_found' })
    const audit = await db().auditEntry.findMany({
      where: { subject: 'device', subjectId: device.deviceId },
      orderBy: { id: 'asc' },
    })
    expect(audit).toMatchObject([
      { subject: 'device', action: 'created' },
      { subject: 'device', action: 'deleted', byUserId: admin.userId },
    ])
  })

  it('stands in the kitchen unless said otherwise; a change of that is written down once', async () => {
    const { device } = await pairedDevice({ now: friday })
    const other = await pairedDevice({ name: 'Telefon', inKitchen: false, now: friday })
    const stands = async () =>
      new Map((await listDevices(admin, friday)).map(({ id, inKitchen }) => [id, inKitchen] as const))
    expect((await stands()).get(device.deviceId)).toBe(true)
    expect((await stands()).get(other.device.deviceId)).toBe(false)
    const twice = [1, 2].map(() => changeDevice(admin, device.deviceId, { inKitchen: false, now: friday }))
    expect(await Promise.all(twice)).toMatchObject([{ inKitchen: false }, { inKitchen: false, state: 'connected' }])
    const where = { subject: 'device', subjectId: device.deviceId, action: 'changed' }
    expect(await db().auditEntry.findMany({ where })).toMatchObject([
      { byUserId: admin.userId, before: { inKitchen: true }, after: { inKitchen: false } },
    ])
    await endDevice(admin, device.deviceId)
    const gone = changeDevice(admin, device.deviceId, { inKitchen: true })
    await expect(gone).rejects.toMatchObject({ code: 'not_found' })
  })

  it('that pairs anew ends as what it was', async () => {
    const { device, token } = await pairedDevice({ now: friday })
    const { code } = await invite()
    const paired = await pairDevice({ code, former: device }, friday)
    expect(await findDevice({ token }, friday)).toBeNull()
    expect(await deviceWith(paired.token, friday)).toMatchObject({ deviceId: paired.id })
  })

  it('stays when the account that paired it is deleted', async () => {
    const { device, token } = await pairedDevice()
    const { pairedById } = await db().device.findUniqueOrThrow({ where: { id: device.deviceId } })
    await administrator()
    await db().user.delete({ where: { id: pairedById ?? '' } })
    expect(await findDevice({ token })).toBeInstanceOf(Device)
  })

  it('is listed with whether it is there', async () => {
    await db().device.deleteMany()
    const { device } = await pairedDevice({ name: 'Pass', now: friday })
    const states: string[] = []
    for (const milliseconds of [60_000, 10 * 60_000, 31 * day]) {
      const [listed] = await listDevices(admin, later(milliseconds))
      states.push(listed?.state ?? '')
    }
    expect(states).toEqual(['connected', 'away', 'expired'])
    expect(await listDevices(admin, friday)).toMatchObject([
      { name: 'Pass', lastSeenAt: friday, pairedBy: 'Ana Muster' },
    ])
    await endDevice(admin, device.deviceId)
    expect(await listDevices(admin, friday)).toEqual([])
  })
})
