import { findKitchenState, type KitchenState } from '@/lib/orders/kitchen'
import { findPreparationTimes, type Learning } from '@/lib/orders/reports/sums/preparation'

/** What lies in it, and how long it takes for that. */
export async function findKitchen(shop: Learning, now: Date): Promise<KitchenState> {
  const [state, learned] = await Promise.all([findKitchenState(now), findPreparationTimes(shop, now)])
  return { ...state, learned }
}
