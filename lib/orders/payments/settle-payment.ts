import type { Staff } from '@/lib/accounts/caller'
import { db, transaction, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { paymentRecord, paymentView, type PaymentRecord, type PaymentView } from './payment-view'
import { giveReceipt } from '@/lib/orders/receipts/give-receipt'
import type { PaymentStatus } from '@/lib/orders/schema'
import type { OrderStatus } from '@/lib/orders/status'

const neverPaid: readonly OrderStatus[] = ['rejected', 'cancelled']

interface Settling {
  status: PaymentStatus
  /** The way back to pending. */
  correction?: boolean
  now?: Date
}

/**
 * Marks the cash of an order, or writes it off; as a correction takes that back, collected cash on its own business day
 * only. Refused where the order itself has made it void, and before somebody has looked at the ID that it needs.
 */
export async function settlePayment(
  staff: Staff,
  id: string,
  { status, correction = false, now = new Date() }: Settling,
): Promise<PaymentView> {
  const payment = await findPayment(id)
  if (!payment) throw new Refusal('not_found')
  const isPossible = correction ? mayCorrect(payment, status, now) : isOpen(payment, status)
  const isSettled = isPossible && (await transaction((tx) => settle(tx, staff, { payment, status, now })))
  const current = (await findPayment(id)) ?? payment
  if (!isSettled) throw new Refusal('payment_not_open', { data: paymentView(current) })
  return paymentView(current)
}

function findPayment(id: string): Promise<PaymentRecord | null> {
  return db().payment.findUnique({ where: { id }, include: paymentRecord })
}

function isOpen({ status, order }: PaymentRecord, wanted: PaymentStatus): boolean {
  return status === 'pending' && wanted !== 'pending' && !neverPaid.includes(order.status)
}

function mayCorrect({ status, collectedAt, order }: PaymentRecord, wanted: PaymentStatus, now: Date): boolean {
  if (wanted !== 'pending' || status === 'pending' || neverPaid.includes(order.status)) return false
  // The till of an earlier day is counted and closed.
  return collectedAt === null || businessDayOf(collectedAt) === businessDayOf(now)
}

interface Settlement {
  payment: PaymentRecord
  status: PaymentStatus
  now: Date
}

/** The rule that PostgreSQL itself holds, asked first so that the refusal has words. */
async function lacksAgeCheck(tx: Tx, orderId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ lacks: boolean }[]>`select lacks_age_check(${orderId}) as lacks`
  return row?.lacks ?? false
}

/** False if somebody else was quicker. A step that the order takes meanwhile is none of the cash's business. */
async function settle(tx: Tx, staff: Staff, { payment, status, now }: Settlement): Promise<boolean> {
  // First the order, as every step does, so that the two never wait for each other; the open boards are notified of it
  // too.
  await tx.order.update({ where: { id: payment.orderId }, data: { updatedAt: now }, select: { id: true } })
  const isCollected = status === 'collected'
  if (isCollected && (await lacksAgeCheck(tx, payment.orderId)))
    throw new Refusal('age_check_missing', { data: paymentView(payment) })
  const { count } = await tx.payment.updateMany({
    where: { id: payment.id, status: payment.status, order: { status: { notIn: [...neverPaid] }, reversal: null } },
    data: {
      status,
      collectedAt: isCollected ? now : null,
      collectedById: isCollected ? staff.userId : null,
      ...(status === 'pending' && { corrections: { increment: 1 } }),
    },
  })
  if (count === 0) return false
  if (isCollected) await giveReceipt(tx, { orderId: payment.orderId, kind: 'sale', now })
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
