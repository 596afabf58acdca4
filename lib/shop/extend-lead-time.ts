import type { Staff } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import { changeShop } from './change-shop'
import type { Shop } from './shop'
import type { LongerLeadTime } from './settings-schema'

/** For a while everything takes so many minutes more. Ends by itself. */
export async function extendLeadTime(
  staff: Staff,
  { minutes, forMinutes = 0, expectedVersions }: LongerLeadTime & Expected,
  now = new Date(),
): Promise<Shop> {
  const extraLeadUntil = minutes === 0 ? null : new Date(now.getTime() + forMinutes * 60_000)
  return changeShop(staff, { expectedVersions }, (tx) =>
    tx.shop.update({ where: { id: 1 }, data: { extraLeadMinutes: minutes, extraLeadUntil } }),
  )
}
