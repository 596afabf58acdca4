import { authorOf, type Customer } from '@/lib/accounts/caller'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/current-shop'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { cancellableUntil, ownView, type OrderView } from '@/lib/orders/order-view'
import { takeStep } from './take-step'

/** The customer takes his own order back: within the minutes of the terms, and only before the food is ready. */
export async function cancelOrder(
  customer: Customer,
  id: string,
  { now = new Date() }: { now?: Date } = {},
): Promise<OrderView> {
  const [shop, order] = await Promise.all([currentShop(), findWholeOrder(id)])
  if (!order || order.customerId !== customer.userId) throw new Refusal('not_found')
  const cancellationMinutes = shop.cancellationMinutes
  const until = cancellableUntil(order, cancellationMinutes)
  if (!until || until < now) throw new Refusal('cancellation_over')
  const cancelled = await takeStep(order, {
    to: 'cancelled',
    promisedFor: order.promisedFor,
    reason: null,
    text: '',
    by: { ...authorOf(customer), as: 'customer' },
    shop,
    now,
  })
  // It moved on between the look and the step; whether it may still be cancelled is asked anew.
  return cancelled ? ownView(cancelled, { cancellationMinutes, now }) : cancelOrder(customer, id, { now })
}
