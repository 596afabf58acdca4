import type { Staff } from '@/lib/accounts/caller'
import { transaction, type Tx } from '@/lib/db'
import { Refusal } from '@/lib/refusal'
import type { PaymentView } from './answers'
import { paymentRecord, paymentView, type PaymentRecord } from './payment-view'
import type { PaymentStatus } from './schema'

// Back to pending takes a wrong tap back; void is cash that will never come.
const maySettle: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['collected', 'void'],
  collected: ['pending'],
  void: ['pending'],
}

/** Marks the cash of an order; refused where the order itself has made it void. */
export async function settlePayment(
  staff: Staff,
  id: string,
  { status, now = new Date() }: { status: PaymentStatus; now?: Date },
): Promise<PaymentView> {
  return transaction(async (tx) => {
    const payment = await tx.payment.findUnique({ where: { id }, include: paymentRecord })
    if (!payment) throw new Refusal('not_found')
    if (!isOpen(payment, status)) throw new Refusal('payment_not_open', { data: paymentView(payment) })
    const isCollected = status === 'collected'
    const { count } = await tx.payment.updateMany({
      where: { id, status: payment.status },
      data: { status, collectedAt: isCollected ? now : null, collectedById: isCollected ? staff.userId : null },
    })
    if (count === 0) throw new Refusal('payment_not_open')
    await writeDown(tx, staff, { payment, status, now })
    return paymentView(await tx.payment.findUniqueOrThrow({ where: { id }, include: paymentRecord }))
  })
}

function isOpen({ status, order }: PaymentRecord, wanted: PaymentStatus): boolean {
  if (order.status === 'rejected' || order.status === 'cancelled') return false
  return maySettle[status].includes(wanted)
}

/** Also touches the order, so that every open board hears of it. */
async function writeDown(
  tx: Tx,
  staff: Staff,
  { payment, status, now }: { payment: PaymentRecord; status: PaymentStatus; now: Date },
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      at: now,
      byUserId: staff.userId,
      subject: 'payment',
      subjectId: payment.id,
      action: 'changed',
      before: { status: payment.status },
      after: { status },
    },
  })
  await tx.order.update({ where: { id: payment.orderId }, data: { updatedAt: now }, select: { id: true } })
}
