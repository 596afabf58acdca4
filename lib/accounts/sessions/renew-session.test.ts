import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { findCaller, Staff } from '@/lib/accounts/caller'
import { hashPassword } from '@/lib/accounts/password'
import { renewSession } from './sessions'

const password = 'Rösti um Mitternacht'
const minute = 60_000

async function cook(): Promise<{ person: Person; staff: Staff; sessionId: string }> {
  const person = await signedIn('staff')
  const staff = person.caller
  if (!(staff instanceof Staff)) throw new Error('not staff')
  return { person, staff, sessionId: staff.sessionId }
}

async function sessionEnd(sessionId: string): Promise<Date> {
  return (await db().session.findUniqueOrThrow({ where: { id: sessionId } })).expiresAt
}

describe('a session at the admin door', () => {
  let passwordHash = ''
  beforeAll(async () => {
    passwordHash = await hashPassword(password)
  })

  /** A changed password ends every session, so that the row is written past the trigger: the session comes after. */
  async function cookWithPassword() {
    const known = await cook()
    const session = await db().session.findUniqueOrThrow({ where: { id: known.sessionId } })
    await db().user.update({ where: { id: known.person.userId }, data: { passwordHash } })
    await db().session.create({ data: session })
    return known
  }

  it('ends after 30 minutes without use', async () => {
    const { person } = await cook()
    const later = new Date(Date.now() + 31 * minute)
    expect(await findCaller({ bearer: person.bearer }, later)).toBeNull()
  })

  it('lives on while the board keeps asking', async () => {
    const { person } = await cook()
    for (const minutes of [20, 40, 60, 80]) {
      expect(await findCaller({ bearer: person.bearer }, new Date(Date.now() + minutes * minute))).not.toBeNull()
    }
  })

  it('ends after 24 hours although the board keeps asking', async () => {
    const { person, sessionId } = await cook()
    const nextDay = new Date(Date.now() + 24 * 60 * minute + 1000)
    await db().session.update({ where: { id: sessionId }, data: { lastSeenAt: nextDay } })
    expect(await findCaller({ bearer: person.bearer }, nextDay)).toBeNull()
  })

  it('lives another 24 hours with the password', async () => {
    const { staff, sessionId } = await cookWithPassword()
    const now = new Date(Date.now() + 23 * 60 * minute)
    const end = await renewSession(staff, { password, now })
    expect(end.getTime()).toBe(now.getTime() + 24 * 60 * minute)
    expect(await sessionEnd(sessionId)).toEqual(end)
  })

  it('is not renewed with a wrong password', async () => {
    const { staff, sessionId } = await cookWithPassword()
    const before = await sessionEnd(sessionId)
    await expect(renewSession(staff, { password: 'Fondue um Mitternacht' })).rejects.toMatchObject({
      details: { fields: { password: 'password_wrong' } },
    })
    expect(await sessionEnd(sessionId)).toEqual(before)
  })

  it('is not renewed once it has ended', async () => {
    const { staff, sessionId } = await cookWithPassword()
    await db().session.delete({ where: { id: sessionId } })
    await expect(renewSession(staff, { password })).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})

it('a session at the shop’s door is not ended by idleness', async () => {
  const { bearer } = await signedIn('customer')
  expect(await findCaller({ bearer }, new Date(Date.now() + 3 * 60 * minute))).not.toBeNull()
})
