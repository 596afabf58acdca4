import type { Manager } from '@/lib/accounts/caller'
import { pool } from '@/lib/platform/db'
import { currentShop } from '@/lib/shop/current-shop'
import { findSilence, silentMinutes } from './device-outage'
import { hasBeenOpenFor } from './shop-to-tell'

/** When a paired device was last seen, while the open kitchen has none; null: all is well. */
export async function findDeviceOutage(_manager: Manager, now = new Date()): Promise<Date | null> {
  const [silence, shop] = await Promise.all([findSilence(pool(), now), currentShop()])
  return silence && hasBeenOpenFor(silentMinutes, shop, now) ? silence.lastSeenAt : null
}
