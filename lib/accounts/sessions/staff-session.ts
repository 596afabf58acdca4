import type { IncomingHttpHeaders } from 'node:http'
import { uuid } from '@/lib/platform/values/text'
import { pool } from '@/lib/platform/database/pool'
import { cookieValue, sealedSessionId, sessionCookieName } from '@/lib/platform/requests/sealed-cookie'

/** An unattended office computer must not stay an administrator; an open board asks often enough. */
export const adminIdleMinutes = 30

/** Whether a request is by staff, by its cookie alone: for the server, which has no caller yet. */
export async function isByStaff({ cookie = '' }: IncomingHttpHeaders): Promise<boolean> {
  const sessionId = await sealedSessionId(cookieValue(cookie, sessionCookieName()))
  return sessionId !== null && isStaffSession(sessionId)
}

export async function isStaffSession(sessionId: string, now = new Date()): Promise<boolean> {
  return (await staffSessions([sessionId], now)).has(sessionId)
}

/** By the pool, because the server's bundle is without Prisma. */
export async function staffSessions(ids: string[], now: Date): Promise<Set<string>> {
  const sessionIds = ids.filter((id) => uuid.test(id))
  if (sessionIds.length === 0) return new Set()
  const { rows } = await pool().query<{ id: string }>(
    `select s.id from session s join users u on u.id = s.user_id
     where s.id = any($1) and s.door = 'admin' and u.role in ('staff', 'manager', 'admin') and u.disabled_at is null
       and s.expires_at > $2 and s.last_seen_at > $2::timestamptz - make_interval(mins => $3)`,
    [sessionIds, now, adminIdleMinutes],
  )
  return new Set(rows.map(({ id }) => id))
}
