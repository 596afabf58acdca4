import type { Admin } from '@/lib/accounts/caller'
import { Refusal } from '@/lib/platform/refusal'
import { changeShop } from '@/lib/shop/change-shop'
import type { Shop } from '@/lib/shop/shop'
import { setupOf } from './find-setup'

/** From now on guests see the shop and order. Refused while something is missing that the law or an order needs. */
export function openShop(admin: Admin, now = new Date()): Promise<Shop> {
  return changeShop(admin, {}, async (tx, { openedAt }) => {
    if (openedAt) return
    const { blocking } = await setupOf(tx)
    if (blocking.length > 0) throw new Refusal('shop_not_ready', { data: { blocking } })
    await tx.shop.update({ where: { id: 1 }, data: { openedAt: now }, select: { id: true } })
  })
}
