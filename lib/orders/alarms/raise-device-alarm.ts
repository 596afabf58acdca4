import type { Client } from 'pg'
import { devicesAwayMail } from '@/emails/devices-away'
import { shopDetailsOf } from '@/lib/mail/shop-details'
import { knownLanguage } from '@/lib/i18n/language'
import { findSilence, silentMinutes } from './device-outage'
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
