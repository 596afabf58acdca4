import { db } from '@/lib/platform/db'
import { pool } from '@/lib/platform/pool'
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

/** Reading it counts as being seen. */
export async function findDeviceRow(
  column: 'id' | 'token_hash',
  value: string,
  now: Date,
): Promise<DeviceRow | undefined> {
  const { rows } = await pool().query<DeviceRow>({
    name: `device-by-${column}`,
    text: `
      select d.id as "deviceId", d.name, d.last_seen_at as "lastSeenAt", d.shows_screen as "showsScreen",
        u.id as "actorId", u.firstname as "actorFirstname", u.lastname as "actorLastname"
      from device d
      left join users u on u.id = d.actor_id and d.actor_until > $2 and u.role <> 'customer' and u.disabled_at is null
      where d.${column} = $1 and d.ended_at is null and d.last_seen_at > $2::timestamptz - make_interval(days => $3)`,
    values: [value, now, idleDays],
  })
  const [device] = rows
  if (device && now.getTime() - device.lastSeenAt.getTime() > touchAfterMilliseconds) await touch(device.deviceId, now)
  return device
}

async function touch(deviceId: string, now: Date): Promise<void> {
  await db().device.updateMany({ where: { id: deviceId, lastSeenAt: { lt: now } }, data: { lastSeenAt: now } })
}
