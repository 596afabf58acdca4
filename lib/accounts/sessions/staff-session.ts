import type { Pool } from 'pg'
import { uuid } from '@/lib/platform/uuid'

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
  if (!uuid.test(sessionId)) return false
  const { rowCount } = await database.query(
    `select from session s join users u on u.id = s.user_id
     where s.id = $1 and s.door = 'admin' and u.role in ('staff', 'manager', 'admin') and u.disabled_at is null
       and s.expires_at > $2 and s.last_seen_at > $2::timestamptz - make_interval(mins => $3)`,
    [sessionId, now, adminIdleMinutes],
  )
  return rowCount === 1
}
