import type { Customer } from '@/lib/accounts/caller'
import { findOwnOrder } from '@/lib/orders/read/find-order'
import { updateOrder, withOwnOrder } from '@/lib/orders/lock'
import type { OrderRecord } from '@/lib/orders/order'
import { ownView, type OrderView } from '@/lib/orders/read/order-view'
import { cashOnDelivery, paymentStatusIdOf } from '@/lib/orders/payment-methods'
import type { Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop, findShop } from '@/lib/shop/queries'
import { endAttempts } from './pay-order'
import { confirmOrder, receiveOrder } from './receive-order'

/**
 * An own order that awaits its payment is paid in cash instead, for the price that is held, and at the time if the
 * kitchen can still keep it. What was
 * paid online in the same moment counts: then nothing is left to collect.
 */
export async function payInCash(customer: Customer, orderId: string, now = new Date()): Promise<OrderView> {
  await findOwnOrder(customer, orderId)
  // Where the provider cannot be reached, the reconciler ends them later.
  await endAttempts(orderId, now)
  const order = await withOwnOrder(customer, orderId, (tx, awaiting) => move(tx, awaiting, now))
  const current = ownView(order, { shop: await currentShop(), now })
  if (order.status === 'cancelled') throw new Refusal('payment_not_awaited', { data: current })
  return current
}

/** One that awaits no payment any more stays as it is. */
async function move(tx: Tx, order: OrderRecord, now: Date): Promise<OrderRecord> {
  if (order.status !== 'awaiting_payment') return order
  const method = { paymentMethod: cashOnDelivery, paymentStatusId: paymentStatusIdOf(cashOnDelivery) }
  const moved = await updateOrder(tx, order, { ...method, now })
  await tx.payment.update({ where: { orderId: order.id }, data: { method: cashOnDelivery }, select: { id: true } })
  const shop = await findShop(tx)
  const received = await receiveOrder(tx, moved, { shop, now })
  await confirmOrder(tx, received, shop)
  return received
}
