import type { Manager } from '@/lib/accounts/caller'
import { changeShop } from '@/lib/shop/change-shop'
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
