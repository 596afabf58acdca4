import type { IncomingHttpHeaders } from 'node:http'
import { Pool } from 'pg'
import { uuid } from '@/lib/platform/text'
import { log } from '@/lib/platform/log'
import { cookieValue, sealedSessionId, sessionCookieName } from '@/lib/platform/sealed-cookie'

/** An unattended office computer must not stay an administrator; an open board asks often enough. */
export const adminIdleMinutes = 30

export async function isStaffSession(
  database: Pick<Pool, 'query'>,
  { sessionId, now = new Date() }: { sessionId: string; now?: Date },
): Promise<boolean> {
  return (await staffSessions(database, { ids: [sessionId], now })).has(sessionId)
}

export async function staffSessions(
  database: Pick<Pool, 'query'>,
  { ids, now }: { ids: string[]; now: Date },
): Promise<Set<string>> {
  const sessionIds = ids.filter((id) => uuid.test(id))
  if (sessionIds.length === 0) return new Set()
  const { rows } = await database.query<{ id: string }>(
    `select s.id from session s join users u on u.id = s.user_id
     where s.id = any($1) and s.door = 'admin' and u.role in ('staff', 'manager', 'admin') and u.disabled_at is null
       and s.expires_at > $2 and s.last_seen_at > $2::timestamptz - make_interval(mins => $3)`,
    [sessionIds, now, adminIdleMinutes],
  )
  return new Set(rows.map(({ id }) => id))
}

export interface Preview {
  isForStaff(headers: IncomingHttpHeaders): Promise<boolean>
  stop(): Promise<void>
}

export function openPreview(databaseUrl: string): Preview {
  // Connects for the first request with a cookie, and lets idle connections go.
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: 2500,
    application_name: 'preview',
  })
  pool.on('error', (error) => log.warn({ err: error }, 'the preview has lost a connection'))
  return {
    async isForStaff({ cookie = '' }) {
      const sessionId = await sealedSessionId(cookieValue(cookie, sessionCookieName()))
      return sessionId !== null && isStaffSession(pool, { sessionId })
    },
    stop: () => pool.end(),
  }
}
