import type { ClientBase, Pool } from 'pg'
import { idleDays } from '@/lib/accounts/devices/limits'

/** So long no device may be silent while the kitchen is open. */
export const silentMinutes = 5

export interface Silence {
  /** When the last of the paired devices was seen. */
  lastSeenAt: Date
  /** When the shop was last told of such a silence. */
  alarmedAt: Date | null
}

/** Null where a device is there, or none is paired. */
export async function findSilence(sql: Pick<ClientBase | Pool, 'query'>, now: Date): Promise<Silence | null> {
  const { rows } = await sql.query<Silence>(
    `select max(last_seen_at) as "lastSeenAt", max(alarmed_at) as "alarmedAt" from device
     where ended_at is null and last_seen_at > $1::timestamptz - make_interval(days => $2)
     having max(last_seen_at) <= $1::timestamptz - make_interval(mins => $3)`,
    [now, idleDays, silentMinutes],
  )
  return rows[0] ?? null
}
