import { authorOf, type Admin } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/audit'
import { transaction, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { setPaymentStatus } from '@/lib/orders/advance/take-step'
import type { OrderRecord } from '@/lib/orders/order'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { giveReceipt } from '@/lib/orders/receipts/give-receipt'
import { listReceipts, type ReceiptView } from '@/lib/orders/receipts/list-receipts'

interface Reversing {
  reason: string
  now?: Date
}

/**
 * Takes a completed sale back in the books, with a receipt of its own; the order, its lines and its payment stay as they
 * are. Once for each order.
 */
export async function reverseOrder(
  admin: Admin,
  id: string,
  { reason, now = new Date() }: Reversing,
): Promise<ReceiptView[]> {
  const order = await findWholeOrder(id)
  if (!order) throw new Refusal('not_found')
  const isReversed = await transaction((tx) => reverse(tx, order, { admin, reason, now }))
  if (!isReversed) throw new Refusal('not_reversible')
  return (await listReceipts(admin, id)) ?? []
}

interface Circumstances {
  admin: Admin
  reason: string
  now: Date
}

/** False, and nothing written, where it is not completed, or was reversed already. */
async function reverse(tx: Tx, order: OrderRecord, { admin, reason, now }: Circumstances): Promise<boolean> {
  const { id: orderId } = order
  // Locks the order as every step does; whoever reverses it a second time waits here and finds the first.
  const held = await tx.order.updateMany({
    where: { id: orderId, status: 'completed', isTest: false },
    data: { updatedAt: now },
  })
  if (held.count === 0 || (await tx.orderReversal.count({ where: { orderId } })) > 0) return false
  const by = authorOf(admin)
  const { totalRappen } = order
  await giveReceipt(tx, { orderId, kind: 'reversal', now })
  await tx.orderReversal.create({
    data: { orderId, reason, at: now, businessDay: new Date(businessDayOf(now)), totalRappen, byUserId: by.byUserId },
  })
  const refundedRappen = await refund(tx, orderId, { byUserId: by.byUserId, now })
  await recordChange(tx, {
    ...by,
    subject: 'order_reversal',
    subjectId: orderId,
    before: null,
    after: { reason, totalRappen, refundedRappen },
  })
  return true
}

/** What was collected is given back; what was not is written off. */
async function refund(tx: Tx, orderId: string, by: { byUserId: string | null; now: Date }): Promise<number> {
  const payment = await tx.payment.findUnique({ where: { orderId } })
  if (payment?.status === 'pending') await setPaymentStatus(tx, payment, { status: 'void', now: by.now, by })
  if (payment?.status !== 'collected') return 0
  const { id: paymentId, amountRappen } = payment
  await tx.paymentRefund.create({ data: { paymentId, amountRappen, at: by.now, byUserId: by.byUserId } })
  return amountRappen
}
