import { describe, expect, it } from 'vitest'
import { db, transaction } from '@/lib/platform/database/db'
import type { Role } from '@/lib/generated/prisma/enums'
import { confirmed } from '@/lib/testing/shop/registrations'
import { signedIn } from '@/lib/testing/shop/people'
import { findCaller } from '@/lib/accounts/caller'
import { openSession, signOut, signOutEverywhere } from './sessions'
import { signIn } from './sign-in'

const now = new Date('2026-11-20T12:00:00Z')
const minute = 60_000
const hour = 60 * minute

function after(milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds)
}

async function session(role: Role, remember = false) {
  const { userId } = await signedIn(role, now)
  const door = role === 'customer' ? 'shop' : 'admin'
  const opened = await transaction((tx) =>
    openSession(tx, { userId, passwordHash: 'no password', door, remember, now }),
  )
  if (!opened) throw new Error('no session')
  return { userId, ...opened }
}

describe('a session', () => {
  it.each([
    ['12 hours', 'customer', false, 12],
    ['30 days for a customer who wants to be remembered', 'customer', true, 720],
  ] as const)('lives %s', async (_, role, remember, hours) => {
    const { sessionId, remembered } = await session(role, remember)
    expect(remembered).toBe(remember)
    expect(await findCaller({ sessionId }, after(hours * hour - 1))).not.toBeNull()
    expect(await findCaller({ sessionId }, after(hours * hour))).toBeNull()
  })

  it('through the admin door is never remembered', async () => {
    const { sessionId, remembered } = await session('staff', true)
    expect(remembered).toBe(false)
    const row = await db().session.findUniqueOrThrow({ where: { id: sessionId } })
    expect(row.expiresAt).toEqual(after(24 * hour))
  })

  it('is named by its cookie and by its token, of which the bearer counts', async () => {
    const mine = await session('customer')
    const other = await session('customer')
    expect((await findCaller({ sessionId: mine.sessionId }, now))?.userId).toBe(mine.userId)
    expect((await findCaller({ bearer: mine.token }, now))?.userId).toBe(mine.userId)
    expect((await findCaller({ bearer: other.token, sessionId: mine.sessionId }, now))?.userId).toBe(other.userId)
    expect(await findCaller({ bearer: 'wrong', sessionId: mine.sessionId }, now)).toBeNull()
  })

  it.each(['', 'nonsense', "'; drop table session; --", '00000000-0000-0000-0000-000000000000'])(
    'is not found by %j',
    async (value) => {
      expect(await findCaller({ sessionId: value })).toBeNull()
      expect(await findCaller({ bearer: value })).toBeNull()
    },
  )

  it('keeps only the hash of its token', async () => {
    const { sessionId, token } = await session('customer')
    const row = await db().session.findUniqueOrThrow({ where: { id: sessionId } })
    expect(row.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('notes at most once a minute that its owner is there', async () => {
    const { sessionId, userId } = await session('customer')
    await findCaller({ sessionId }, after(minute))
    expect((await db().session.findUniqueOrThrow({ where: { id: sessionId } })).lastSeenAt).toEqual(now)
    await findCaller({ sessionId }, after(minute + 1))
    expect((await db().session.findUniqueOrThrow({ where: { id: sessionId } })).lastSeenAt).toEqual(after(minute + 1))
    expect((await db().user.findUniqueOrThrow({ where: { id: userId } })).lastSeenAt).toEqual(after(minute + 1))
  })

  it('ends with the logout, for cookie and token, and the others stay', async () => {
    const person = await confirmed()
    const [phone, laptop] = [await signIn(person), await signIn(person)]
    const caller = await findCaller({ bearer: phone.token })
    if (caller) await signOut(caller)
    expect(await findCaller({ bearer: phone.token })).toBeNull()
    expect(await findCaller({ sessionId: phone.sessionId })).toBeNull()
    expect(await findCaller({ bearer: laptop.token })).not.toBeNull()
  })

  it('ends on all devices at once when its owner wants so', async () => {
    const person = await confirmed()
    const [phone, laptop] = [await signIn(person), await signIn(person)]
    const caller = await findCaller({ bearer: phone.token })
    if (caller) await signOutEverywhere(caller)
    expect(await findCaller({ bearer: phone.token })).toBeNull()
    expect(await findCaller({ bearer: laptop.token })).toBeNull()
  })

  it('is not opened with a password that was changed meanwhile, nor for a disabled account', async () => {
    const { userId } = await signedIn('customer', now)
    const request = { userId, door: 'shop', remember: false, now } as const
    expect(await transaction((tx) => openSession(tx, { ...request, passwordHash: 'the old one' }))).toBeNull()
    await db().user.update({ where: { id: userId }, data: { disabledAt: now } })
    expect(await transaction((tx) => openSession(tx, { ...request, passwordHash: 'no password' }))).toBeNull()
  })

  it('is swept away after its end by the next login', async () => {
    const old = await session('customer')
    await db().session.update({ where: { id: old.sessionId }, data: { expiresAt: new Date(0) } })
    await session('customer')
    expect(await db().session.findUnique({ where: { id: old.sessionId } })).toBeNull()
  })
})
