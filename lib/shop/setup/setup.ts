import type { Admin, Manager } from '@/lib/accounts/caller'
import { db, type Prisma } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { changeShop } from '@/lib/shop/change-shop'
import { findShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { setupStateOf, type OptionalStep, type SetupState } from './setup-steps'

type Reader = Prisma.TransactionClient

export interface Setup extends SetupState {
  isOpened: boolean
}

export function findSetup(_manager: Manager): Promise<Setup> {
  return setupOf(db())
}

/** For callers that have checked the permission. */
export async function setupOf(reader: Reader): Promise<Setup> {
  // One after the other: a transaction has one connection.
  const shop = await findShop(reader)
  // Not counted: one is enough, and counting reads two thousand.
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
  return { ...setupStateOf({ ...shop, ...counts, settled }), isOpened: shop.openedAt !== null }
}

export async function settleStep(
  manager: Manager,
  { step, settled }: { step: OptionalStep; settled: boolean },
): Promise<{ step: OptionalStep; settled: boolean }> {
  await changeShop(manager, {}, async (tx, { setupSettled: before }) => {
    const others = before.filter((each) => each !== step)
    const setupSettled = settled ? [...others, step] : others
    if (setupSettled.length === before.length) return
    await tx.shop.update({ where: { id: 1 }, data: { setupSettled }, select: { id: true } })
  })
  return { step, settled }
}

/** Throws shop_not_ready while a blocking step is missing. */
export function openShop(admin: Admin, now = new Date()): Promise<Shop> {
  return changeShop(admin, {}, async (tx, { openedAt }) => {
    if (openedAt) return
    const { blocking } = await setupOf(tx)
    if (blocking.length > 0) throw new Refusal('shop_not_ready', { data: { blocking } })
    await tx.shop.update({ where: { id: 1 }, data: { openedAt: now }, select: { id: true } })
  })
}
