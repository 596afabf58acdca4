import type { Client, ClientBase, Pool } from 'pg'
import { devicesAwayMail } from '@/emails/devices-away'
import type { Manager } from '@/lib/accounts/caller'
import { idleDays } from '@/lib/accounts/devices/schema'
import { shopDetailsOf } from '@/lib/mail/shop-details'
import { knownLanguage } from '@/lib/i18n/language'
import { pool } from '@/lib/platform/db'
import { currentShop } from '@/lib/shop/queries'
import { findShopToTell, hasBeenOpenFor, inTurn, queueAlarmMail } from './shop-to-tell'

/**
 * Mails the shop that no paired device has been there for five minutes of an open kitchen: once, and again only after
 * one was back. Of several processes one does it.
 */
export function raiseDeviceAlarm(client: Client, now = new Date()): Promise<number> {
  return inTurn(client, 'device alarm', () => raise(client, now))
}

async function raise(client: Client, now: Date): Promise<number> {
  const silence = await findSilence(client, now)
  if (!silence || (silence.alarmedAt && silence.alarmedAt > silence.lastSeenAt)) return 0
  const shop = await findShopToTell(client)
  if (!shop || !hasBeenOpenFor(silentMinutes, shop, now)) return 0
  await client.query('update device set alarmed_at = $1 where ended_at is null', [now])
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

/** When a paired device was last seen, while the open kitchen has none; null: all is well. */
export async function findDeviceOutage(_manager: Manager, now = new Date()): Promise<Date | null> {
  const [silence, shop] = await Promise.all([findSilence(pool(), now), currentShop()])
  return silence && hasBeenOpenFor(silentMinutes, shop, now) ? silence.lastSeenAt : null
}

/** So long no device may be silent while the kitchen is open. */
const silentMinutes = 5

interface Silence {
  /** When the last of the paired devices was seen. */
  lastSeenAt: Date
  /** When the shop was last told of such a silence. */
  alarmedAt: Date | null
}

/** Null where a device is there, or none is paired. */
async function findSilence(sql: Pick<ClientBase | Pool, 'query'>, now: Date): Promise<Silence | null> {
  const { rows } = await sql.query<Silence>(
    `select max(last_seen_at) as "lastSeenAt", max(alarmed_at) as "alarmedAt" from device
     where ended_at is null and last_seen_at > $1::timestamptz - make_interval(days => $2)
     having max(last_seen_at) <= $1::timestamptz - make_interval(mins => $3)`,
    [now, idleDays, silentMinutes],
  )
  return rows[0] ?? null
}
