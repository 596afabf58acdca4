import type { Staff } from '@/lib/accounts/caller'
import { db, transaction, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { paymentRecord, paymentView, type PaymentRecord, type PaymentView } from './payment-view'
import type { PaymentStatus } from '@/lib/orders/schema'
import type { OrderStatus } from '@/lib/orders/status'

// Back to pending takes a wrong tap back; void is cash that will never come.
const maySettle: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['collected', 'void'],
  collected: ['pending'],
  void: ['pending'],
}

const neverPaid: readonly OrderStatus[] = ['rejected', 'cancelled']

/** Marks the cash of an order; refused where the order itself has made it void. */
export async function settlePayment(
  staff: Staff,
  id: string,
  { status, now = new Date() }: { status: PaymentStatus; now?: Date },
): Promise<PaymentView> {
  const payment = await findPayment(id)
  if (!payment) throw new Refusal('not_found')
  const isSettled = isOpen(payment, status) && (await transaction((tx) => settle(tx, staff, { payment, status, now })))
  const current = (await findPayment(id)) ?? payment
  if (!isSettled) throw new Refusal('payment_not_open', { data: paymentView(current) })
  return paymentView(current)
}

function findPayment(id: string): Promise<PaymentRecord | null> {
  return db().payment.findUnique({ where: { id }, include: paymentRecord })
}

function isOpen({ status, order }: PaymentRecord, wanted: PaymentStatus): boolean {
  if (neverPaid.includes(order.status)) return false
  return maySettle[status].includes(wanted)
}

interface Settlement {
  payment: PaymentRecord
  status: PaymentStatus
  now: Date
}

/** False if somebody else was quicker. A step that the order takes meanwhile is none of the cash's business. */
async function settle(tx: Tx, staff: Staff, { payment, status, now }: Settlement): Promise<boolean> {
  // First the order, as every step does, so that the two never wait for each other; the open boards are notified of it
  // too.
  await tx.order.update({ where: { id: payment.orderId }, data: { updatedAt: now }, select: { id: true } })
  const isCollected = status === 'collected'
  const { count } = await tx.payment.updateMany({
    where: { id: payment.id, status: payment.status, order: { status: { notIn: [...neverPaid] } } },
    data: { status, collectedAt: isCollected ? now : null, collectedById: isCollected ? staff.userId : null },
  })
  if (count === 0) return false
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
  return true
}
