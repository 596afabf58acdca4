import type { Client } from 'pg'
import { orderWaitingMail } from '@/emails/order-waiting'
import { publicOrigin } from '@/lib/platform/env'
import { shopLanguage } from '@/lib/i18n/language'
import { log } from '@/lib/platform/log'
import { outboxRow } from '@/lib/mail/queue-mail'
import { isOpenAt, type ClosedDays, type WeeklySpan } from '@/lib/shop/opening-hours'
import { leftOverBefore } from '@/lib/orders/board/left-over'
import { fromRow, toRow } from '@/lib/platform/rows'
import type { Fulfilment } from '@/lib/orders/fulfilment'

interface Alarm {
  name: string
  email: string
  phone: string
  minutes: number
  hours: WeeklySpan[]
  closures: ClosedDays[]
}

interface WaitingOrder {
  id: string
  number: number
  fulfilment: Fulfilment
  createdAt: Date
}

// Of a backlog after an outage the oldest; a shop that gets a hundred mails at once reads none.
const mostAtOnce = 10

/**
 * Mails the shop once per order, that nobody has accepted it while the kitchen was open. Of several processes
 * one does it. Plain SQL on a connection of its own, because it runs in the server bundle, which has no Prisma.
 */
export async function raiseAlarms(client: Client, now = new Date()): Promise<number> {
  await client.query('begin')
  try {
    const raised = (await isMyTurn(client)) ? await raise(client, now) : 0
    await client.query('commit')
    return raised
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

let hasWarned = false

function warnOfMissingAddress(): void {
  if (!hasWarned) log.warn('the shop has no e-mail address: nobody is told by mail of orders that wait')
  hasWarned = true
}

async function isMyTurn(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('order alarms')) as mine`,
  )
  return rows[0]?.mine ?? false
}

async function raise(client: Client, now: Date): Promise<number> {
  const alarm = await findAlarm(client)
  if (!alarm) return 0
  // Nothing is marked as told, so that an address entered later is told of what still waits.
  if (!alarm.email) {
    warnOfMissingAddress()
    return 0
  }
  // Open now and open then: an order of the night waits for the morning, not for a mail at three o'clock.
  const since = new Date(now.getTime() - alarm.minutes * 60_000)
  if (![since, now].every((instant) => isOpenAt(alarm.hours, alarm.closures, instant))) return 0
  const { rows } = await client.query<object>(
    `update orders set alarmed_at = $2 where id in (
       select id from orders where status = 'received' and created_at <= $1 and alarmed_at is null
         and coalesce(requested_for, created_at) >= $3
       order by created_at limit ${mostAtOnce})
     returning id, number, fulfilment, created_at`,
    [since, now, leftOverBefore(now)],
  )
  for (const row of rows) {
    await queueAlarmMail(client, alarm, { ...fromRow<WaitingOrder>(row, { createdAt: true }), now })
  }
  return rows.length
}

async function findAlarm(client: Client): Promise<Alarm | undefined> {
  const { rows } = await client.query<Alarm>(`
    select name, email, phone, alarm_minutes as minutes,
      (select coalesce(json_agg(json_build_object('weekday', weekday, 'opens', to_char(opens_minute * interval '1 minute', 'HH24:MI'),
        'closes', to_char(closes_minute % 1440 * interval '1 minute', 'HH24:MI'))), '[]')
        from opening_hours where kind = 'kitchen') as hours,
      (select coalesce(json_agg(json_build_object('first_day', first_day, 'last_day', last_day)), '[]') from closure) as closures
    from shop`)
  return rows[0]
}

async function queueAlarmMail(
  client: Client,
  { name: shopName, email, phone, minutes }: Alarm,
  { id, number, fulfilment, createdAt, now }: WaitingOrder & { now: Date },
): Promise<void> {
  const waitingMinutes = Math.max(minutes, Math.floor((now.getTime() - createdAt.getTime()) / 60_000))
  const mail = orderWaitingMail(
    { shopDetails: { shopName, origin: publicOrigin(), email, phone }, language: shopLanguage },
    { orderId: id, number, fulfilment, waitingMinutes },
  )
  await client.query(
    `insert into outbox_mail (id, template, to_address, to_name, reply_to, subject, text, html)
     select gen_random_uuid(), template, to_address, to_name, reply_to, subject, text, html
     from jsonb_populate_record(null::outbox_mail, $1)`,
    [JSON.stringify(toRow(outboxRow(mail)))],
  )
}
