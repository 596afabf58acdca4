import { fill } from '@/lib/i18n/fill'
import { knownLanguage } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { finishedStatuses } from '@/lib/orders/status'
import { db } from '@/lib/platform/database/db'
import { retainedSince } from '@/lib/platform/retention'
import { fromRow } from '@/lib/platform/database/rows'
import { hasBeenOpenFor } from '@/lib/shop/hours/opening-hours'
import { currentShop } from '@/lib/shop/queries'
import type { PostPush, PushMessage } from './post-push'
import { forgotten, minutesBefore, minutesBetween } from './raise-alarms'
import { type Addressee, type Outcome, mostTries, nextTry, postMessage } from './send-pushes'

const waitingMinutes = 2

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
export async function pushAlarms(post: PostPush, now = new Date()): Promise<number> {
  await deletePushesOfDoneOrders(now)
  const shop = await currentShop()
  if (!hasBeenOpenFor(waitingMinutes, shop, now)) return 0
  const waiting = { placedBy: minutesBefore(now, waitingMinutes), askedBy: minutesBefore(now, shop.alarmMinutes), now }
  const orders = await db().order.findMany({ where: forgotten(waiting), select: { id: true } })
  const due = await takeDue(
    orders.map(({ id }) => id),
    now,
  )
  const outcomes = await Promise.all(
    due.map(async (alarm) => ({
      alarm,
      outcome: await postMessage(alarm, alarmMessage(alarm, shop, now), { post, shop }),
    })),
  )
  for (const { alarm, outcome } of outcomes) await settle(alarm, outcome, now)
  return due.length
}

/** An order that was accepted meanwhile is not told. As with the guests' pushes a crash costs a minute, not the message. */
async function takeDue(orderIds: string[], now: Date): Promise<DueAlarm[]> {
  if (orderIds.length === 0) return []
  const rows = await db().$queryRaw<object[]>`
    with taken as (
      insert into alarm_push as told (subscription_id, order_id, next_try_at)
      select s.id, o.id, ${now}::timestamptz + interval '1 minute'
      from (select id from orders where id = any(${orderIds}) and status = 'received') o
      cross join alarm_subscription s
      join users u on u.id = s.user_id and u.role <> 'customer' and u.disabled_at is null
      on conflict (subscription_id, order_id) do update set tries = told.tries + 1, next_try_at = excluded.next_try_at
        where told.next_try_at <= ${now}
      returning subscription_id, order_id, tries
    )
    select taken.subscription_id, taken.order_id, taken.tries, s.endpoint, s.p256dh, s.auth, o.number, o.created_at
    from taken
    join alarm_subscription s on s.id = taken.subscription_id
    join orders o on o.id = taken.order_id
    order by o.created_at`
  return rows.map((row) => fromRow<DueAlarm>(row, { createdAt: true }))
}

async function settle({ subscriptionId, orderId, tries }: DueAlarm, outcome: Outcome, now: Date): Promise<void> {
  if (outcome === 'dead') {
    await db().alarmSubscription.deleteMany({ where: { id: subscriptionId } })
  } else {
    const nextTryAt = outcome === 'sent' || tries >= mostTries ? null : nextTry(tries, now)
    await db().alarmPush.updateMany({ where: { subscriptionId, orderId }, data: { nextTryAt } })
  }
}

function alarmMessage(
  { number, createdAt, orderId }: DueAlarm,
  { mailLanguage }: { mailLanguage: string },
  now: Date,
): PushMessage {
  const { waits, waitsText } = texts(knownLanguage(mailLanguage)).admin.account
  const minutes = minutesBetween(createdAt, now)
  return { title: fill(waits, { number, minutes }), body: waitsText, url: '/admin/orders', tag: orderId }
}

async function deletePushesOfDoneOrders(now: Date): Promise<void> {
  const updatedAt = { lt: retainedSince('pushesOfDoneOrders', now) }
  await db().alarmPush.deleteMany({ where: { order: { status: { in: finishedStatuses }, updatedAt } } })
}
