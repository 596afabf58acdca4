import type { Client } from 'pg'
import { orderWaitingMail } from '@/emails/order-waiting'
import { shopDetailsOf } from '@/lib/mail/shop-details'
import { knownLanguage } from '@/lib/i18n/language'
import { leftOverBefore } from '@/lib/orders/read/left-over'
import { fromRow } from '@/lib/platform/rows'
import { findShopToTell, hasBeenOpenFor, inTurn, queueAlarmMail, type ShopToTell } from './shop-to-tell'

interface WaitingOrder {
  number: number
  createdAt: Date
}

/**
 * Mails the shop that nobody has accepted an order while the kitchen was open, once for each; for those that come up at
 * once, as in a backlog after an outage, about the oldest, because nobody reads a hundred mails. Each says how many wait.
 * Of several processes one does it. Answers how many orders it told of.
 */
export function raiseAlarms(client: Client, now = new Date()): Promise<number> {
  return inTurn(client, 'order alarms', () => raise(client, now))
}

async function raise(client: Client, now: Date): Promise<number> {
  const shop = await findShopToTell(client)
  // Nothing is marked as told, so that an address entered later is told of what still waits.
  if (!shop || !hasBeenOpenFor(shop.alarmMinutes, shop, now)) return 0
  const since = new Date(now.getTime() - shop.alarmMinutes * 60_000)
  const { rows } = await client.query<object>(
    `update orders set alarmed_at = $2 where id in (
       select id from orders where status = 'received' and not is_test and created_at <= $1 and alarmed_at is null
         and coalesce(requested_for, created_at) >= $3)
     returning number, created_at`,
    [since, now, leftOverBefore(now)],
  )
  const told = rows.map((row) => fromRow<WaitingOrder>(row, { createdAt: true }))
  const [oldest] = told.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  if (oldest)
    await queueAlarmMail(client, mailAbout(oldest, { shop, allWaiting: await countWaiting(client, now), now }))
  return told.length
}

async function countWaiting(client: Client, now: Date): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from orders
     where status = 'received' and not is_test and created_at <= $1 and coalesce(requested_for, created_at) >= $2`,
    [now, leftOverBefore(now)],
  )
  return rows[0]?.count ?? 0
}

interface Circumstances {
  shop: ShopToTell
  allWaiting: number
  now: Date
}

function mailAbout({ number, createdAt }: WaitingOrder, { shop, allWaiting, now }: Circumstances) {
  const waitingMinutes = Math.max(shop.alarmMinutes, Math.floor((now.getTime() - createdAt.getTime()) / 60_000))
  return orderWaitingMail(
    { shopDetails: shopDetailsOf(shop), language: knownLanguage(shop.mailLanguage) },
    { number, waitingMinutes, allWaiting },
  )
}
