import { authorOf, type Customer, type BoardCaller } from '@/lib/accounts/caller'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { recordChange } from '@/lib/platform/database/audit'
import { Refusal } from '@/lib/platform/refusal'
import { findShop } from '@/lib/shop/queries'
import { updateOrder, withOwnOrder } from '@/lib/orders/lock'
import { cancellableUntil, isCancellable } from '@/lib/orders/cancellable-until'
import { ownView, type OrderView } from '@/lib/orders/read/order-view'
import { changeForStaff } from './change-for-staff'
import { applyStep } from './take-step'

/** Allowed until somebody has accepted it, and then as long as cancellableUntil() says. */
export function cancelOrder(
  customer: Customer,
  id: string,
  { now = new Date() }: { now?: Date } = {},
): Promise<OrderView> {
  return withOwnOrder(customer, id, async (tx, order) => {
    const shop = await findShop(tx)
    const { status } = order
    if (!isCancellable({ status, until: cancellableUntil(order, shop) }, now)) throw new Refusal('cancellation_over')
    const by = { ...authorOf(customer), as: 'customer' } as const
    const step = { to: 'cancelled', promisedFor: order.promisedFor, reason: null, text: '' } as const
    return ownView(await applyStep(tx, order, { ...step, by, shop, now }), { shop, now })
  })
}

/** Takes a cancelled order off every board; a second call changes nothing. */
export function seeCancellation(caller: BoardCaller, id: string, now = new Date()): Promise<StaffOrderView> {
  return changeForStaff({ id, now }, async (tx, order) => {
    if (!order.cancellationUnseen) return order
    const change = { before: { cancellationUnseen: true }, after: { cancellationUnseen: false } }
    await recordChange(tx, { ...authorOf(caller), subject: 'order', subjectId: id, ...change })
    return updateOrder(tx, order, { ...change.after, now })
  })
}
