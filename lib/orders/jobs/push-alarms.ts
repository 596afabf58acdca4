import type { Client } from 'pg'
import { fill } from '@/lib/i18n/fill'
import { knownLanguage } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { leftOverBefore } from '@/lib/orders/read/left-over'
import { finishedStatuses, listed } from '@/lib/orders/status'
import { retainedSince } from '@/lib/platform/retention'
import { fromRow } from '@/lib/platform/rows'
import { type AlarmShop, findAlarmShop, hasBeenOpenFor } from './alarm-shop'
import type { PostPush, PushMessage } from './post-push'
import { isForgotten } from './raise-alarms'
import { type Addressee, type Outcome, mostTries, nextTry, postMessage } from './send-pushes'

// Plain SQL, because it runs in the server bundle, which has no Prisma.

const waitingMinutes = 2
const minuteMs = 60_000

interface DueAlarm extends Addressee {
  subscriptionId: string
  orderId: string
  number: number
  createdAt: Date
  tries: number
}

/**
 * Tells the phones of the staff of each order that has waited for two minutes, each of them once. While a guest is asked
 * for a change it keeps as silent as the board. Answers how many pushes it tried.
 */
export async function pushAlarms(client: Client, post: PostPush, now = new Date()): Promise<number> {
  await forgetToldOrders(client, now)
  const shop = await findAlarmShop(client)
  if (!shop || !hasBeenOpenFor(waitingMinutes, shop, now)) return 0
  const before = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
  const { rows } = await client.query<object>(takeDue, [
    ...[before(waitingMinutes), leftOverBefore(now), before(shop.alarmMinutes), now],
  ])
  const due = rows.map((row) => fromRow<DueAlarm>(row, { createdAt: true }))
  const outcomes = await Promise.all(
    due.map(async (alarm) => ({ alarm, outcome: await postMessage(alarm, alarmMessage(alarm, shop, now), post) })),
  )
  for (const { alarm, outcome } of outcomes) await settle(client, alarm, outcome, now)
  return due.length
}

async function settle(
  client: Client,
  { subscriptionId, orderId, tries }: DueAlarm,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  if (outcome === 'dead') {
    await client.query('delete from alarm_subscription where id = $1', [subscriptionId])
  } else {
    const nextTryAt = outcome === 'sent' || tries >= mostTries ? null : nextTry(tries, now)
    await client.query('update alarm_push set next_try_at = $3 where subscription_id = $1 and order_id = $2', [
      ...[subscriptionId, orderId, nextTryAt],
    ])
  }
}

function alarmMessage({ number, createdAt, orderId }: DueAlarm, { mailLanguage }: AlarmShop, now: Date): PushMessage {
  const { waits, waitsText } = texts(knownLanguage(mailLanguage)).admin.account
  const minutes = Math.floor((now.getTime() - createdAt.getTime()) / minuteMs)
  return { title: fill(waits, { number, minutes }), body: waitsText, url: '/admin/orders', tag: orderId }
}

async function forgetToldOrders(client: Client, now: Date): Promise<void> {
  await client.query(
    `delete from alarm_push p using orders o
     where o.id = p.order_id and o.status in (${listed(finishedStatuses)}) and o.updated_at < $1`,
    [retainedSince('pushesOfDoneOrders', now)],
  )
}

/** $1 to $3 as isForgotten has them, $4 now. As with the guests' pushes a crash costs a minute, not the message. */
const takeDue = `
  with taken as (
    insert into alarm_push as told (subscription_id, order_id, next_try_at)
    select s.id, o.id, $4::timestamptz + interval '1 minute'
    from (select id from orders where ${isForgotten}) o
    cross join alarm_subscription s
    join users u on u.id = s.user_id and u.role <> 'customer' and u.disabled_at is null
    on conflict (subscription_id, order_id) do update set tries = told.tries + 1, next_try_at = excluded.next_try_at
      where told.next_try_at <= $4
    returning subscription_id, order_id, tries
  )
  select taken.subscription_id, taken.order_id, taken.tries, s.endpoint, s.p256dh, s.auth, o.number, o.created_at,
    (select email from shop limit 1) as shop_email
  from taken
  join alarm_subscription s on s.id = taken.subscription_id
  join orders o on o.id = taken.order_id
  order by o.created_at`
