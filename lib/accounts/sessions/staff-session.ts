import type { Pool } from 'pg'
import { uuid } from '@/lib/platform/text'

/** An unattended office computer must not stay an administrator; the kitchen's board asks often enough to stay. */
export const adminIdleMinutes = 30

/**
 * Whether somebody of the staff is signed in with this session. For the request handler, which shows a shop that is not
 * open yet to nobody else: it has no Prisma, and nothing is done in this person's name.
 */
export async function isStaffSession(
  database: Pick<Pool, 'query'>,
  { sessionId, now = new Date() }: { sessionId: string; now?: Date },
): Promise<boolean> {
  return (await staffSessions(database, { ids: [sessionId], now })).has(sessionId)
}

/** Which of these sessions somebody of the staff is signed in with. */
export async function staffSessions(
  database: Pick<Pool, 'query'>,
  { ids, now }: { ids: string[]; now: Date },
): Promise<Set<string>> {
  const known = ids.filter((id) => uuid.test(id))
  if (known.length === 0) return new Set()
  const { rows } = await database.query<{ id: string }>(
    `select s.id from session s join users u on u.id = s.user_id
     where s.id = any($1) and s.door = 'admin' and u.role in ('staff', 'manager', 'admin') and u.disabled_at is null
       and s.expires_at > $2 and s.last_seen_at > $2::timestamptz - make_interval(mins => $3)`,
    [known, now, adminIdleMinutes],
  )
  return new Set(rows.map(({ id }) => id))
}
