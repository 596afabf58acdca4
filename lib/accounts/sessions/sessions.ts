import { randomUUID } from 'node:crypto'
import { db, type Tx, transaction } from '@/lib/platform/database/db'
import type { Door } from '@/lib/generated/prisma/enums'
import type { Customer, Staff } from '@/lib/accounts/caller'
import { uuid } from '@/lib/platform/values/text'
import { newToken, tokenHash } from '@/lib/platform/process/secrets'
import { consume, giveBack } from '@/lib/platform/requests/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { findAccount } from '@/lib/accounts/find-account'
import { passwordMatches } from '@/lib/accounts/password'

const hour = 3_600_000

const sessionHours = { shop: 12, remembered: 30 * 24, admin: 24 } as const

export interface OpenedSession {
  sessionId: string
  token: string
  remembered: boolean
}

export interface SessionRequest {
  userId: string
  /** The compared hash: after a change meanwhile no session is opened. Null: the account has none. */
  passwordHash: string | null
  door: Door
  remember: boolean
  now: Date
  /** The browser's earlier session, of any account: its cookie is overwritten. */
  replaces?: string | null
}

/** Null when the password changed or the account was disabled meanwhile. */
export async function openSession(tx: Tx, request: SessionRequest): Promise<OpenedSession | null> {
  const { userId, passwordHash, door, now, replaces } = request
  const remembered = request.remember && door === 'shop'
  const opened = { sessionId: randomUUID(), token: newToken(), remembered }
  const expiresAt = new Date(now.getTime() + lifetime(door, remembered))
  // The row lock makes a password change wait; its trigger then ends this session too.
  const present = { id: userId, passwordHash, disabledAt: null }
  const { count } = await tx.user.updateMany({ where: present, data: { lastSeenAt: now } })
  if (count === 0) return null
  const stored = { tokenHash: tokenHash(opened.token), createdAt: now, lastSeenAt: now, expiresAt }
  await tx.session.createMany({ data: { id: opened.sessionId, userId, door, remembered, ...stored } })
  const over = { expiresAt: { lt: now } }
  await tx.session.deleteMany({ where: replaces && uuid.test(replaces) ? { OR: [over, { id: replaces }] } : over })
  return opened
}

export async function signOut({ sessionId }: Customer): Promise<void> {
  await transaction(async (tx) => {
    await tx.alarmSubscription.deleteMany({ where: { sessionId } })
    await tx.session.deleteMany({ where: { id: sessionId } })
  })
}

export async function signOutEverywhere(customer: Customer): Promise<void> {
  await transaction((tx) => endSessionsOf(tx, customer.userId))
}

/** Also ends the alarms of a phone whose own session ran out long ago: it may be in other hands. Answers how many sessions. */
export async function endSessionsOf(tx: Tx, userId: string): Promise<number> {
  await tx.alarmSubscription.deleteMany({ where: { userId } })
  return (await tx.session.deleteMany({ where: { userId } })).count
}

function lifetime(door: Door, remembered: boolean): number {
  if (door === 'admin') return sessionHours.admin * hour
  return (remembered ? sessionHours.remembered : sessionHours.shop) * hour
}

const wrongPasswords = { points: 20, seconds: 900 }

/** The password keeps the session for another day, so that the board stays open over the evening. */
export async function renewSession(
  staff: Staff,
  { password, now = new Date() }: { password: string; now?: Date },
): Promise<Date> {
  await consume('password-of-session', staff.userId, wrongPasswords)
  const account = await findAccount(db(), staff.email)
  if (!account || !(await passwordMatches(password, account.passwordHash))) {
    throw new Refusal('invalid_fields', { fields: { password: 'password_wrong' } })
  }
  await giveBack('password-of-session', staff.userId, wrongPasswords)
  const expiresAt = new Date(now.getTime() + lifetime('admin', false))
  // A session that ended while the password was typed stays ended.
  const { count } = await transaction((tx) =>
    tx.session.updateMany({ where: { id: staff.sessionId, expiresAt: { gt: now } }, data: { expiresAt } }),
  )
  if (count === 0) throw new Refusal('not_signed_in')
  return expiresAt
}
