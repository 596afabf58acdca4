import type { Client } from 'pg'
import { orderWaitingMail } from '@/emails/order-waiting'
import { shopDetailsOf } from '@/lib/mail/shop-details'
import { knownLanguage } from '@/lib/i18n/language'
import { leftOverBefore } from '@/lib/orders/board/left-over'
import { fromRow } from '@/lib/platform/rows'
import { findShopToTell, hasBeenOpenFor, inTurn, queueAlarmMail, type ShopToTell } from './shop-to-tell'

interface WaitingOrder {
  number: number
  createdAt: Date
}

// Of a backlog after an outage the oldest; a shop that gets a hundred mails at once reads none.
const mostAtOnce = 10

/**
 * Mails the shop once per order, that nobody has accepted it while the kitchen was open. Of several processes
 * one does it.
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
         and coalesce(requested_for, created_at) >= $3
       order by created_at limit ${mostAtOnce})
     returning number, created_at`,
    [since, now, leftOverBefore(now)],
  )
  for (const row of rows) {
    await queueAlarmMail(client, mailAbout(fromRow<WaitingOrder>(row, { createdAt: true }), { shop, now }))
  }
  return rows.length
}

function mailAbout({ number, createdAt }: WaitingOrder, { shop, now }: { shop: ShopToTell; now: Date }) {
  const waitingMinutes = Math.max(shop.alarmMinutes, Math.floor((now.getTime() - createdAt.getTime()) / 60_000))
  return orderWaitingMail(
    { shopDetails: shopDetailsOf(shop), language: knownLanguage(shop.mailLanguage) },
    { number, waitingMinutes },
  )
}
