import type { Staff } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import { changeShop } from './change-shop'
import type { Shop } from './shop'
import type { Pause } from './settings-schema'

/** For so many minutes nothing is cooked at once; pre-orders for later stay possible. Ends by itself. */
export async function pauseOrdering(
  staff: Staff,
  { minutes, expectedVersions }: Pause & Expected,
  now = new Date(),
): Promise<Shop> {
  const pausedUntil = minutes === null ? null : new Date(now.getTime() + minutes * 60_000)
  return changeShop(staff, { expectedVersions }, (tx) => tx.shop.update({ where: { id: 1 }, data: { pausedUntil } }))
}
