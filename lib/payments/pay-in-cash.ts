import type { Customer } from '@/lib/accounts/caller'
import { findOrder, findOwnOrder, findWholeOrder } from '@/lib/orders/read/find-order'
import type { OrderView } from '@/lib/orders/order-view'
import { cashOnDelivery, paymentStatusIds } from '@/lib/orders/payment-methods'
import { transaction, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { endAttempts } from './pay-order'
import { confirmOrder, receiveOrder } from './receive-order'

/**
 * An own order that awaits its payment is paid in cash instead, at the time and for the price that are held. What was
 * paid online in the same moment counts: then nothing is left to collect.
 */
export async function payInCash(customer: Customer, orderId: string, now = new Date()): Promise<OrderView> {
  const [shop] = await Promise.all([currentShop(), findOwnOrder(customer, orderId)])
  // Where the provider cannot be reached, the reconciler ends them later.
  await endAttempts(orderId, now)
  const isMoved = await transaction((tx) => move(tx, orderId, { shop, now }))
  const current = await findOrder(orderId, customer, now)
  if (!current) throw new Refusal('not_found')
  if (!isMoved && current.orderStatus === 'cancelled') throw new Refusal('payment_not_awaited', { data: current })
  return current
}

async function move(tx: Tx, orderId: string, { shop, now }: { shop: Shop; now: Date }): Promise<boolean> {
  const { count } = await tx.order.updateMany({
    where: { id: orderId, status: 'awaiting_payment' },
    data: { paymentMethod: cashOnDelivery, paymentStatusId: paymentStatusIds[cashOnDelivery] },
  })
  const order = count > 0 && (await findWholeOrder(orderId, tx))
  if (!order) return false
  await tx.payment.update({ where: { orderId }, data: { method: cashOnDelivery }, select: { id: true } })
  await confirmOrder(tx, await receiveOrder(tx, order, now), shop)
  return true
}
