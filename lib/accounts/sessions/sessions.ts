import { randomUUID } from 'node:crypto'
import { db, type Tx } from '@/lib/platform/db'
import type { Door } from '@/lib/generated/prisma/enums'
import type { Customer } from '@/lib/accounts/caller'
import { uuid } from '@/lib/platform/text'
import { newSessionToken, tokenHash } from './session-token'

const hour = 3_600_000

/** How long a session lives without another login. */
export const sessionHours = { shop: 12, remembered: 30 * 24, admin: 24 } as const

export interface OpenedSession {
  sessionId: string
  /** Shown once; the database keeps its hash. */
  token: string
  /** Whether the browser keeps the cookie when it is closed. */
  remembered: boolean
}

export interface SessionRequest {
  userId: string
  /** The hash that was compared: if the password was changed meanwhile, no session is opened. Null: there is none. */
  passwordHash: string | null
  door: Door
  remember: boolean
  now: Date
  /** The session that the browser had until now, whoever's it is: its cookie is gone with this answer. */
  replaces?: string | null
}

/** Null when the account's password changed or the account was disabled since it was looked up. */
export async function openSession(tx: Tx, request: SessionRequest): Promise<OpenedSession | null> {
  const { userId, passwordHash, door, now, replaces } = request
  const remembered = request.remember && door === 'shop'
  const opened = { sessionId: randomUUID(), token: newSessionToken(), remembered }
  const expiresAt = new Date(now.getTime() + lifetime(door, remembered))
  // The update's row lock makes a password change wait; its trigger then ends this session with the others.
  const inserted = await tx.$executeRaw`
    with present as (
      update users set last_seen_at = ${now}
      where id = ${userId}::uuid and password_hash is not distinct from ${passwordHash} and disabled_at is null returning id)
    insert into session (id, user_id, door, token_hash, remembered, created_at, last_seen_at, expires_at)
    select ${opened.sessionId}::uuid, id, ${door}::door, ${tokenHash(opened.token)}, ${remembered}, ${now}, ${now}, ${expiresAt}
    from present`
  if (inserted === 0) return null
  const over = { expiresAt: { lt: now } }
  await tx.session.deleteMany({ where: replaces && uuid.test(replaces) ? { OR: [over, { id: replaces }] } : over })
  return opened
}

export async function signOut(customer: Customer): Promise<void> {
  await db().session.deleteMany({ where: { id: customer.sessionId } })
}

export async function signOutEverywhere(customer: Customer): Promise<void> {
  await db().session.deleteMany({ where: { userId: customer.userId } })
}

function lifetime(door: Door, remembered: boolean): number {
  if (door === 'admin') return sessionHours.admin * hour
  return (remembered ? sessionHours.remembered : sessionHours.shop) * hour
}
