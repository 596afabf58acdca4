import type { BoardCaller } from '@/lib/accounts/caller'
import { changeShop } from './change-shop'
import type { Shop } from './shop'
import type { Pause } from './settings-schema'

/** For so many minutes nothing is cooked at once; pre-orders for later stay possible. Ends by itself. */
export async function pauseOrdering(caller: BoardCaller, { minutes }: Pause, now = new Date()): Promise<Shop> {
  const pausedUntil = minutes === null ? null : new Date(now.getTime() + minutes * 60_000)
  return changeShop(caller, (tx) => tx.shop.update({ where: { id: 1 }, data: { pausedUntil } }))
}
