import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { idleDays } from './schema'

/** An open board asks at least once a minute. */
const touchAfterMilliseconds = 30_000

export interface DeviceRow {
  deviceId: string
  name: string
  lastSeenAt: Date
  showsScreen: boolean
  actorId: string | null
  actorFirstname: string | null
  actorLastname: string | null
}

/** One statement, because it runs before every request of a board. Reading them counts as being seen. */
export async function listDeviceRows(column: 'id' | 'token_hash', values: string[], now: Date): Promise<DeviceRow[]> {
  const { rows } = await pool().query<DeviceRow>({
    name: `device-by-${column}`,
    text: `
      select d.id as "deviceId", d.name, d.last_seen_at as "lastSeenAt", d.shows_screen as "showsScreen",
        u.id as "actorId", u.firstname as "actorFirstname", u.lastname as "actorLastname"
      from device d
      left join users u on u.id = d.actor_id and d.actor_until > $2 and u.role <> 'customer' and u.disabled_at is null
      where d.${column} = any ($1) and d.ended_at is null and d.last_seen_at > $2::timestamptz - make_interval(days => $3)`,
    values: [values, now, idleDays],
  })
  const due = rows.filter(({ lastSeenAt }) => now.getTime() - lastSeenAt.getTime() > touchAfterMilliseconds)
  if (due.length > 0) await touch(due, now)
  return rows
}

async function touch(devices: DeviceRow[], now: Date): Promise<void> {
  const ids = devices.map(({ deviceId }) => deviceId)
  await db().device.updateMany({ where: { id: { in: ids }, lastSeenAt: { lt: now } }, data: { lastSeenAt: now } })
}
