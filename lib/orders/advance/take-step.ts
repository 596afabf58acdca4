import type { Author } from '@/lib/accounts/caller'
import { transaction, type Tx } from '@/lib/platform/db'
import type { Payment } from '@/lib/generated/prisma/client'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Shop } from '@/lib/shop/shop'
import { mailFor } from '@/lib/orders/order-mails'
import type { HistoryEntry, OrderRecord } from '@/lib/orders/order'
import type { OrderStatus, RejectionReason } from '@/lib/orders/status'

export interface Step {
  to: OrderStatus
  promisedFor: Date | null
  reason: RejectionReason | null
  text: string
  by: Author & { as: 'customer' | 'shop' }
  shop: Shop
  now: Date
}

/**
 * Writes a step with its history, payment and mail. Null, and nothing written, if the order has moved on since it
 * was read.
 */
export async function takeStep(order: OrderRecord, step: Step): Promise<OrderRecord | null> {
  const entry = entryFor(order, step)
  const { to: status, promisedFor, reason, text, by, shop, now: updatedAt } = step
  return transaction(async (tx) => {
    // The where is the guard: of two who read the same order only one finds it where it was. Not the row's time: that
    // also changes when cash is collected, which is in nobody's way.
    const { count } = await tx.order.updateMany({
      where: { id: order.id, status: order.status, promisedFor: order.promisedFor },
      data: { status, promisedFor, updatedAt },
    })
    if (count === 0) return null
    await tx.statusChange.create({
      data: { ...entry, orderId: order.id, byUserId: by.byUserId, byDeviceId: by.byDeviceId },
    })
    const payment = await settlePaymentOf(tx, order.id, step)
    const history = [...order.history, { ...entry, byUser: by.byUser, byDevice: by.byDevice }]
    const stepped = { ...order, status, promisedFor, updatedAt, payment, history }
    const mail = mailFor(stepped, { reason, text, by: by.as, isDelay: status === order.status }, shop)
    if (mail) await queueMail(tx, mail)
    return stepped
  })
}

type Entry = Omit<HistoryEntry, 'byUser' | 'byDevice'>

function entryFor(order: OrderRecord, { to: status, promisedFor, reason, text, now: at }: Step): Entry {
  const isNewPromise = promisedFor?.getTime() !== order.promisedFor?.getTime()
  return { status, at, reason, text, promisedFor: isNewPromise ? promisedFor : null }
}

/** Read behind the lock on the order, because the cash may have been collected since the order was read. */
async function settlePaymentOf(tx: Tx, orderId: string, { to: status, now, by }: Step): Promise<Payment | null> {
  const payment = await tx.payment.findUnique({ where: { orderId } })
  if (!payment) return null
  const after = settled(payment, { status, now, byUserId: by.byUserId })
  if (after === payment) return payment
  const { id, collectedAt, collectedById } = after
  return tx.payment.update({ where: { id }, data: { status: after.status, collectedAt, collectedById } })
}

/** The cash is collected with the hand-over; what is never handed over is never paid. */
function settled(
  payment: Payment,
  { status, now, byUserId }: { status: OrderStatus; now: Date; byUserId: string | null },
): Payment {
  if (status === 'completed' && payment.status === 'pending')
    return { ...payment, status: 'collected', collectedAt: now, collectedById: byUserId }
  if (status === 'rejected' || status === 'cancelled')
    return { ...payment, status: 'void', collectedAt: null, collectedById: null }
  return payment
}
