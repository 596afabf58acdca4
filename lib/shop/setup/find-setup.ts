import type { Manager } from '@/lib/accounts/caller'
import { db, type Prisma } from '@/lib/platform/db'
import { findShop } from '@/lib/shop/queries'
import { whatIsMissing, type SetupState } from './setup-steps'

type Reader = Prisma.TransactionClient

export interface Setup extends SetupState {
  isOpened: boolean
}

/** How far the shop is set up; everybody who asks sees the same, on every device. */
export function findSetup(_manager: Manager): Promise<Setup> {
  return setupOf(db())
}

/** For callers that have checked who asks. */
export async function setupOf(reader: Reader): Promise<Setup> {
  // One after the other: within a transaction there is one connection.
  const shop = await findShop(reader)
  // Not counted: two thousand are looked at for that, and one is enough.
  const dish = await reader.menuItem.findFirst({ where: { available: true }, select: { id: true } })
  const devices = await reader.device.count({ where: { endedAt: null } })
  const looks = await reader.look.count({ where: { publishedAt: { not: null } } })
  const tested = await reader.order.count({ where: { isTest: true, status: 'completed' } })
  const { hours, zones, setupSettled: settled } = shop
  const counts = {
    hours: hours.length,
    zones: zones.length,
    hasDishes: dish !== null,
    devices,
    looks,
    hasTested: tested > 0,
  }
  return { ...whatIsMissing({ ...shop, ...counts, settled }), isOpened: shop.openedAt !== null }
}
