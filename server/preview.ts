import type { IncomingHttpHeaders } from 'node:http'
import { Pool } from 'pg'
import { isStaffSession } from '@/lib/accounts/sessions/staff-session'
import { log } from '@/lib/platform/log'
import { cookieValue } from '@/lib/platform/sealed-cookie'
import { sealedSessionId, sessionCookieName } from '@/lib/platform/session-cookie'

/** Who sees a shop that is not open yet. */
export interface Preview {
  /** Fails where the database does not answer. */
  isForStaff(headers: IncomingHttpHeaders): Promise<boolean>
  stop(): Promise<void>
}

/** Asked for pages and pictures until the shop opens, and never again. */
export function openPreview(databaseUrl: string): Preview {
  // Connects when somebody with a cookie comes, and lets go of the connections when nobody does.
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
