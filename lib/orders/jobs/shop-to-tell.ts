import type { Client } from 'pg'
import type { Mail } from '@/emails/mail'
import { log } from '@/lib/platform/log'
import { toRow } from '@/lib/platform/rows'
import { outboxRow } from '@/lib/mail/queue-mail'
import type { NamedShop } from '@/lib/mail/shop-details'
import { isOpenAt, type ClosedDays, type WeeklySpan } from '@/lib/shop/opening-hours'

// What the alarms have in common. Plain SQL on a connection of its own, because they run in the server bundle, which
// has no Prisma.

/** The shop as the reader of a mail, and when somebody is there to read it. */
export interface ShopToTell extends NamedShop {
  mailLanguage: string
  alarmMinutes: number
  hours: readonly WeeklySpan[]
  closures: readonly ClosedDays[]
}

let hasWarned = false

/** Null where there is no address to write to, which is said once. */
export async function findShopToTell(client: Client): Promise<ShopToTell | null> {
  const { rows } = await client.query<ShopToTell>(`
    select name, email, phone, street_address as "streetAddress", postcode, city, mail_language as "mailLanguage", alarm_minutes as "alarmMinutes",
      (select coalesce(json_agg(json_build_object('weekday', weekday, 'opens', to_char(opens_minute * interval '1 minute', 'HH24:MI'),
        'closes', to_char(closes_minute % 1440 * interval '1 minute', 'HH24:MI'))), '[]')
        from opening_hours where kind = 'kitchen') as hours,
      (select coalesce(json_agg(json_build_object('firstDay', first_day, 'lastDay', last_day)), '[]') from closure) as closures
    from shop`)
  const [shop] = rows
  if (!shop) return null
  if (shop.email) return shop
  if (!hasWarned) log.warn('the shop has no e-mail address: nobody is told by mail of orders that wait')
  hasWarned = true
  return null
}

/** Open now and open so long ago: what happened in the night waits for the morning, not for a mail at three o'clock. */
export function hasBeenOpenFor(
  minutes: number,
  { hours, closures }: Pick<ShopToTell, 'hours' | 'closures'>,
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

/** Does `work` in one transaction, unless another process is at it. */
export async function inTurn(client: Client, name: string, work: () => Promise<number>): Promise<number> {
  await client.query('begin')
  try {
    const done = (await isMyTurn(client, name)) ? await work() : 0
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function isMyTurn(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_xact_lock(hashtext($1)) as mine`, [
    name,
  ])
  return rows[0]?.mine ?? false
}
