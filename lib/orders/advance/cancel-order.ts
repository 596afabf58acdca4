import { authorOf, type Customer, type BoardCaller } from '@/lib/accounts/caller'
import type { StaffOrderView } from '@/lib/orders/staff-order-view'
import { recordChange } from '@/lib/platform/audit'
import { transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import { findOrderForStaff, findOwnOrder } from '@/lib/orders/read/find-order'
import { cancellableUntil, ownView, type OrderView } from '@/lib/orders/order-view'
import { takeStep } from './take-step'

/** Allowed within the minutes of the terms and before the food is ready, or as long as it was not paid. */
export async function cancelOrder(
  customer: Customer,
  id: string,
  { now = new Date() }: { now?: Date } = {},
): Promise<OrderView> {
  const [shop, order] = await Promise.all([currentShop(), findOwnOrder(customer, id)])
  const until = cancellableUntil(order, shop)
  const isLate = order.status !== 'awaiting_payment' && until !== null && until < now
  if (!until || isLate) throw new Refusal('cancellation_over')
  const cancelled = await takeStep(order, {
    to: 'cancelled',
    promisedFor: order.promisedFor,
    reason: null,
    text: '',
    by: { ...authorOf(customer), as: 'customer' },
    shop,
    now,
  })
  // The order moved on since it was read.
  return cancelled ? ownView(cancelled, { shop, now }) : cancelOrder(customer, id, { now })
}

/** Takes a cancelled order off every board; a second call changes nothing. */
export async function seeCancellation(caller: BoardCaller, id: string, now = new Date()): Promise<StaffOrderView> {
  await transaction(async (tx) => {
    const where = { id, cancellationUnseen: true }
    const { count } = await tx.order.updateMany({ where, data: { cancellationUnseen: false, updatedAt: now } })
    const change = { before: { cancellationUnseen: true }, after: { cancellationUnseen: false } }
    if (count > 0) await recordChange(tx, { ...authorOf(caller), subject: 'order', subjectId: id, ...change })
  })
  const order = await findOrderForStaff(caller, id, now)
  if (!order) throw new Refusal('not_found')
  return order
}
