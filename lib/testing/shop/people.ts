import { randomUUID } from 'node:crypto'
import { db, transaction } from '@/lib/platform/database/db'
import { findCaller, type Customer } from '@/lib/accounts/caller'
import { openSession } from '@/lib/accounts/sessions/sessions'
import type { Role } from '@/lib/generated/prisma/enums'

export interface Person {
  userId: string
  email: string
  /** For `Authorization: Bearer …`. */
  bearer: string
  caller: Customer
}

/**
 * A confirmed account of its own with a session: signed in at the shop for a customer, else at the admin area.
 * A test about a fixed moment passes it on: opening a session sweeps away those that ended before it.
 */
export async function signedIn(role: Role = 'customer', now = new Date()): Promise<Person> {
  const email = `${role}-${randomUUID()}@example.com`
  const user = await db().user.create({
    data: { email, passwordHash: 'no password', firstname: 'Ana', lastname: 'Muster', role, verifiedAt: now },
  })
  const door = role === 'customer' ? 'shop' : 'admin'
  const opened = await transaction((tx) =>
    openSession(tx, { userId: user.id, passwordHash: 'no password', door, remember: false, now }),
  )
  const bearer = opened?.token ?? ''
  const caller = await findCaller({ bearer }, now)
  if (!caller) throw new Error('the session that was just opened has no caller')
  return { userId: user.id, email, bearer, caller }
}
