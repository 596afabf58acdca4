import type { Tx } from '@/lib/db'
import { post } from '@/lib/post/post'
import type { ShopView } from '@/lib/shop/schema'
import { findWholeOrder } from './find-order'
import { letterFor } from './order-letters'
import type { OrderRecord } from './order-record'
import type { OrderStatus, RejectionReason } from './status'

export interface Step {
  to: OrderStatus
  promisedFor: Date | null
  reason: RejectionReason | null
  text: string
  by: { userId: string; as: 'guest' | 'shop' }
  shop: ShopView
  now: Date
}

/** Writes a step with its history, payment and letter. Null if the order has moved on since it was read. */
export async function takeStep(tx: Tx, order: OrderRecord, step: Step): Promise<OrderRecord | null> {
  const { to: status, promisedFor, reason, text, by, now } = step
  // The where is the guard: of two who read the same status only one finds it again.
  const { count } = await tx.order.updateMany({
    where: { id: order.id, status: order.status, updatedAt: order.updatedAt },
    data: { status, promisedFor, updatedAt: now },
  })
  if (count === 0) return null
  const promised = promisedFor?.getTime() === order.promisedFor?.getTime() ? null : promisedFor
  await tx.statusChange.create({
    data: { orderId: order.id, status, at: now, byUserId: by.userId, reason, text, promisedFor: promised },
  })
  await settleWith(tx, order, step)
  const stepped = await findWholeOrder(order.id, tx)
  const letter = stepped && letterFor(stepped, { reason, text, by: by.as, isDelay: status === order.status }, step.shop)
  if (letter) await post(tx, letter)
  return stepped
}

/** The cash is collected with the hand-over; what is never handed over is never paid. */
async function settleWith(tx: Tx, order: OrderRecord, { to, by, now }: Step): Promise<void> {
  const orderId = order.id
  if (to === 'completed') {
    await tx.payment.updateMany({
      where: { orderId, status: 'pending' },
      data: { status: 'collected', collectedAt: now, collectedById: by.userId },
    })
  }
  if (to === 'rejected' || to === 'cancelled') {
    await tx.payment.updateMany({
      where: { orderId },
      data: { status: 'void', collectedAt: null, collectedById: null },
    })
  }
}
