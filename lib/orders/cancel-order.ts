import type { Customer } from '@/lib/accounts/caller'
import { transaction } from '@/lib/db'
import { Refusal } from '@/lib/refusal'
import { currentShop } from '@/lib/shop/current-shop'
import type { TrackedOrder } from './answers'
import { findWholeOrder } from './find-order'
import { cancellableUntil, ownView } from './order-view'
import { takeStep } from './take-step'

/** The customer takes his own order back: within the minutes of the terms, and only before the food is ready. */
export async function cancelOrder(
  customer: Customer,
  id: string,
  { now = new Date() }: { now?: Date } = {},
): Promise<TrackedOrder> {
  const shop = await currentShop()
  const cancelled = await transaction(async (tx) => {
    const order = await findWholeOrder(id, tx)
    if (!order || order.customerId !== customer.userId) throw new Refusal('not_found')
    const until = cancellableUntil(order, shop.cancellation_minutes)
    if (!until || until < now) return null
    const by = { userId: customer.userId, as: 'guest' } as const
    const { promisedFor } = order
    return takeStep(tx, order, { to: 'cancelled', promisedFor, reason: null, text: '', by, shop, now })
  })
  if (!cancelled) throw new Refusal('cancellation_over')
  return ownView(cancelled, { cancellationMinutes: shop.cancellation_minutes })
}
