import type { Client } from 'pg'
import type { Mail } from '@/emails/mail'
import { log } from '@/lib/platform/log'
import { toRow } from '@/lib/platform/rows'
import { outboxRow } from '@/lib/mail/queue-mail'
import type { NamedShop } from '@/lib/mail/shop-details'
import { isOpenAt, type ClosedDays, type WeeklySpan } from '@/lib/shop/opening-hours'

// Plain SQL on a connection of its own: alarms run in the server bundle, which has no Prisma.

export interface AlarmShop extends NamedShop {
  mailLanguage: string
  alarmMinutes: number
  hours: readonly WeeklySpan[]
  closures: readonly ClosedDays[]
}

let hasWarned = false

export async function findAlarmShop(client: Client): Promise<AlarmShop | null> {
  const { rows } = await client.query<AlarmShop>(`
    select name, email, phone, street_address as "streetAddress", postcode, city, mail_language as "mailLanguage", alarm_minutes as "alarmMinutes",
      (select coalesce(json_agg(json_build_object('weekday', weekday, 'opens', to_char(opens_minute * interval '1 minute', 'HH24:MI'),
        'closes', to_char(closes_minute % 1440 * interval '1 minute', 'HH24:MI'))), '[]')
        from opening_hours where kind = 'kitchen') as hours,
      (select coalesce(json_agg(json_build_object('firstDay', first_day, 'lastDay', last_day)), '[]') from closure) as closures
    from shop`)
  return rows[0] ?? null
}

/** False without an address to write to, which is logged once. */
export function canBeMailed({ email }: AlarmShop): boolean {
  if (email) return true
  if (!hasWarned) log.warn('the shop has no e-mail address: waiting orders are not reported by mail')
  hasWarned = true
  return false
}

/** Open now and that long ago: orders of the night wait for the morning. */
export function hasBeenOpenFor(
  minutes: number,
  { hours, closures }: Pick<AlarmShop, 'hours' | 'closures'>,
  now: Date,
): boolean {
  const since = new Date(now.getTime() - minutes * 60_000)
  return [since, now].every((instant) => isOpenAt(hours, closures, instant))
}

export async function queueAlarmMail(client: Client, mail: Mail): Promise<void> {
  await client.query(
    `insert into outbox_mail (id, template, to_address, to_name, reply_to, subject, text, html)
     select gen_random_uuid(), template, to_address, to_name, reply_to, subject, text, html
     from jsonb_populate_record(null::outbox_mail, $1)`,
    [JSON.stringify(toRow(outboxRow(mail)))],
  )
}

/** In one transaction, unless another process does the same work. */
export async function runExclusively(client: Client, name: string, work: () => Promise<number>): Promise<number> {
  await client.query('begin')
  try {
    const done = (await tryLock(client, name)) ? await work() : 0
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function tryLock(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_xact_lock(hashtext($1)) as mine`, [
    name,
  ])
  return rows[0]?.mine ?? false
}
