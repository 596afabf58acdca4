import type { Manager, Admin } from '@/lib/accounts/caller'
import { Refusal } from '@/lib/platform/refusal'
import { changeShop } from '@/lib/shop/change-shop'
import type { Shop } from '@/lib/shop/shop'
import { setupOf } from './find-setup'
import type { OptionalStep } from './setup-steps'

/** Says of a step that it is done or left out, or takes that back. Saying it twice changes nothing. */
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

/** From now on guests see the shop and order. Refused while something is missing that the law or an order needs. */
export function openShop(admin: Admin, now = new Date()): Promise<Shop> {
  return changeShop(admin, {}, async (tx, { openedAt }) => {
    if (openedAt) return
    const { blocking } = await setupOf(tx)
    if (blocking.length > 0) throw new Refusal('shop_not_ready', { data: { blocking } })
    await tx.shop.update({ where: { id: 1 }, data: { openedAt: now }, select: { id: true } })
  })
}
