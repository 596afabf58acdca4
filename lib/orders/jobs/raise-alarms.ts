import type { Client, ClientBase, Pool } from 'pg'
import { devicesAwayMail, orderWaitingMail } from '@/emails/alarms'
import { shopDetailsOf } from '@/lib/mail/shop-details'
import { knownLanguage } from '@/lib/i18n/language'
import { leftOverBefore } from '@/lib/orders/read/left-over'
import { fromRow } from '@/lib/platform/rows'
import {
  type AlarmShop,
  canBeMailed,
  findAlarmShop,
  hasBeenOpenFor,
  runExclusively,
  queueAlarmMail,
} from './alarm-shop'
import type { Manager } from '@/lib/accounts/caller'
import { idleDays } from '@/lib/accounts/devices/schema'
import { pool } from '@/lib/platform/pool'
import { currentShop } from '@/lib/shop/queries'

interface WaitingOrder {
  number: number
  createdAt: Date
}

/** Once for each order; a backlog after an outage makes one mail, about the oldest. Answers how many orders. */
export function raiseAlarms(client: Client, now = new Date()): Promise<number> {
  return runExclusively(client, 'order alarms', () => raise(client, now))
}

/** $1 placed by then, $2 left over before, $3 asked by then: a question to the customer begins the minutes anew. */
export const isForgotten = `status = 'received' and not is_test and created_at <= $1
  and coalesce(requested_for, created_at) >= $2
  and not exists (select from proposal where order_id = orders.id and state = 'open' and proposed_at > $3)`

async function raise(client: Client, now: Date): Promise<number> {
  const shop = await findAlarmShop(client)
  // Nothing is marked, so that an address entered later gets these alarms.
  if (!shop || !canBeMailed(shop) || !hasBeenOpenFor(shop.alarmMinutes, shop, now)) return 0
  const since = new Date(now.getTime() - shop.alarmMinutes * 60_000)
  const { rows } = await client.query<object>(
    `update orders set alarmed_at = $4 where id in (select id from orders where alarmed_at is null and ${isForgotten})
     returning number, created_at`,
    [since, leftOverBefore(now), since, now],
  )
  const alarmed = rows.map((row) => fromRow<WaitingOrder>(row, { createdAt: true }))
  const [oldest] = alarmed.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  if (oldest)
    await queueAlarmMail(client, mailAbout(oldest, { shop, allWaiting: await countWaiting(client, since, now), now }))
  return alarmed.length
}

async function countWaiting(client: Client, since: Date, now: Date): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from orders where ${isForgotten}`,
    [now, leftOverBefore(now), since],
  )
  return rows[0]?.count ?? 0
}

interface AlarmContext {
  shop: AlarmShop
  allWaiting: number
  now: Date
}

function mailAbout({ number, createdAt }: WaitingOrder, { shop, allWaiting, now }: AlarmContext) {
  const waitingMinutes = Math.max(shop.alarmMinutes, Math.floor((now.getTime() - createdAt.getTime()) / 60_000))
  return orderWaitingMail(
    { shopDetails: shopDetailsOf(shop), language: knownLanguage(shop.mailLanguage) },
    { number, waitingMinutes, allWaiting },
  )
}

/** Once, and again only after a device was back. */
export function raiseDeviceAlarm(client: Client, now = new Date()): Promise<number> {
  return runExclusively(client, 'device alarm', () => raiseForDevices(client, now))
}

async function raiseForDevices(client: Client, now: Date): Promise<number> {
  const silence = await findSilence(client, now)
  if (!silence || (silence.alarmedAt && silence.alarmedAt > silence.lastSeenAt)) return 0
  const shop = await findAlarmShop(client)
  if (!shop || !canBeMailed(shop) || !hasBeenOpenFor(silentMinutes, shop, now)) return 0
  await client.query('update device set alarmed_at = $1 where ended_at is null and in_kitchen', [now])
  const { lastSeenAt } = silence
  await queueAlarmMail(
    client,
    devicesAwayMail(
      { shopDetails: shopDetailsOf(shop), language: knownLanguage(shop.mailLanguage) },
      { lastSeenAt, now },
    ),
  )
  return 1
}

export async function findDeviceOutage(_manager: Manager, now = new Date()): Promise<Date | null> {
  const [silence, shop] = await Promise.all([findSilence(pool(), now), currentShop()])
  return silence && hasBeenOpenFor(silentMinutes, shop, now) ? silence.lastSeenAt : null
}

const silentMinutes = 5

interface Silence {
  lastSeenAt: Date
  alarmedAt: Date | null
}

async function findSilence(sql: Pick<ClientBase | Pool, 'query'>, now: Date): Promise<Silence | null> {
  const { rows } = await sql.query<Silence>(
    `select max(last_seen_at) as "lastSeenAt", max(alarmed_at) as "alarmedAt" from device
     where ended_at is null and in_kitchen and not shows_screen and last_seen_at > $1::timestamptz - make_interval(days => $2)
     having max(last_seen_at) <= $1::timestamptz - make_interval(mins => $3)`,
    [now, idleDays, silentMinutes],
  )
  return rows[0] ?? null
}
