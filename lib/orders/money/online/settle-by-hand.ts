import { randomUUID } from 'node:crypto'
import { authorOf, type Staff } from '@/lib/accounts/caller'
import { paidBackAs, underWayIn } from '@/lib/orders/money/balance'
import { bookEntries } from '@/lib/orders/money/book-entries'
import { updateOrder, withOrder } from '@/lib/orders/lock'
import type { OrderRecord } from '@/lib/orders/order'
import { recordChange } from '@/lib/platform/database/audit'
import { db, type Tx } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/process/log'
import { Refusal } from '@/lib/platform/refusal'
import { currentProvider } from '@/lib/orders/money/provider/current-provider'
import { ProviderError, type PaymentDriver } from '@/lib/orders/money/provider/driver'
import { dueRefunds } from '@/lib/orders/money/due-refunds'
import { lookAt } from './reconcile'
import { sendRefunds } from './send-refunds'
import { listUnsettled, onlineToPayBack, stuck, type UnsettledPayments } from './unsettled'

/**
 * What the reconciler does, for one order and at once; and what was paid back on the provider's own pages is booked, as
 * the staff do where a refund of the shop's was refused.
 */
export async function askProvider(staff: Staff, orderId: string, now = new Date()): Promise<UnsettledPayments> {
  const order = await db().order.findUnique({ where: { id: orderId }, select: { attempts: true } })
  if (!order) throw new Refusal('not_found')
  const driver = (await currentProvider())?.driver
  if (!driver) throw new Refusal('provider_unavailable')
  const own = order.attempts.filter(({ provider }) => provider === driver.provider)
  await Promise.all(
    own.map((attempt) =>
      attempt.status === 'paid' ? findPaidBack(attempt.id, driver, now) : lookAt(attempt, driver, now),
    ),
  )
  const sent = { attempt: { orderId }, OR: [{ status: 'sent' as const }, { status: 'due' as const, tries: { gt: 0 } }] }
  const { count } = await db().refund.updateMany({ where: sent, data: { nextTryAt: now } })
  if (count > 0) await sendRefunds(driver, now)
  return listUnsettled(staff, now, orderId)
}

async function findPaidBack(attemptId: string, driver: PaymentDriver, now: Date): Promise<void> {
  const attempt = await db().paymentAttempt.findUniqueOrThrow({ where: { id: attemptId } })
  try {
    const { refundedRappen } = await driver.find(attempt.reference ?? '')
    await withOrder(attempt.orderId, (tx, order) => bookPaidBack(tx, order, { attemptId, refundedRappen, now }))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ attemptId, fault: error.fault }, 'a payment could not be looked up')
    throw new Refusal('provider_unavailable')
  }
}

interface PaidBack {
  attemptId: string
  refundedRappen: number
  now: Date
}

/** The shop's own refunds are none of them, those on their way included: the provider may count them already. */
async function bookPaidBack(tx: Tx, order: OrderRecord, { attemptId, refundedRappen, now }: PaidBack): Promise<void> {
  const refunds = await tx.refund.findMany({ where: { attemptId, status: { not: 'failed' } } })
  const amountRappen = refunds.reduce((left, refund) => left - refund.amountRappen, refundedRappen)
  if (amountRappen <= 0) return
  const done = { status: 'done', createdAt: now, endedAt: now, nextTryAt: now } as const
  await tx.refund.create({ data: { id: randomUUID(), attemptId, amountRappen, ...done } })
  const kind = paidBackAs(order, order.payment?.entries ?? [], { amountRappen, since: now })
  const back = { kind, method: 'online', amountRappen: -amountRappen } as const
  const by = { byUserId: null, byDeviceId: null }
  await bookEntries(tx, await updateOrder(tx, order, { now }), () => [back], { by, now })
}

/** A refund that failed is sent again as a new one: the provider repeats what it said to the old. */
export async function retryRefund(staff: Staff, orderId: string, now = new Date()): Promise<UnsettledPayments> {
  await withOrder(orderId, async (tx, order) => {
    const toPayBackRappen = onlineToPayBack(order)
    if (toPayBackRappen === 0 || underWayIn(order.attempts) > 0) throw new Refusal('refund_not_failed')
    await dueRefunds(tx, orderId, { toPayBackRappen, statusChangeId: null, now })
    await updateOrder(tx, order, { now })
    await record(tx, staff, { order, before: {}, after: { refundSentAgainRappen: toPayBackRappen } })
  })
  return listUnsettled(staff, now, orderId)
}

/** Ends a payment that no answer of the provider ends. Paid after all, as it was asked for, it is received nevertheless. */
export async function closeAttempt(staff: Staff, id: string, now = new Date()): Promise<UnsettledPayments> {
  const { orderId } = (await db().paymentAttempt.findUnique({ where: { id } })) ?? {}
  if (!orderId) throw new Refusal('not_found')
  await withOrder(orderId, async (tx, order) => {
    const [attempt] = await tx.paymentAttempt.findMany({ where: { id, ...stuck(now) } })
    if (!attempt) throw new Refusal('payment_not_stuck')
    const closed = { status: 'failed', endedAt: now, nextLookAt: null } as const
    await tx.paymentAttempt.update({ where: { id }, data: closed, select: { id: true } })
    await updateOrder(tx, order, { now })
    const before = { paymentFault: attempt.lastFault || 'unreachable' }
    await record(tx, staff, { order, before, after: { paymentFault: null } })
  })
  return listUnsettled(staff, now, orderId)
}

interface Recorded {
  order: OrderRecord
  before: Record<string, unknown>
  after: Record<string, unknown>
}

async function record(tx: Tx, staff: Staff, { order, before, after }: Recorded): Promise<void> {
  const subject = { subject: 'payment', subjectId: order.payment?.id ?? '' }
  await recordChange(tx, { ...authorOf(staff), ...subject, before, after })
}
