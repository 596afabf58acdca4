import type { Author } from '@/lib/accounts/caller'
import { offeredLanguage } from '@/lib/platform/offered-languages'
import { mailLines } from '@/lib/texts/mail-lines'
import { transaction, type Tx } from '@/lib/platform/db'
import type { Payment } from '@/lib/generated/prisma/client'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Shop } from '@/lib/shop/shop'
import { undoMs } from '@/lib/orders/undo-time'
import { accountAddressOf } from '@/lib/orders/account-address'
import { mailFor } from '@/lib/orders/order-mails'
import { giveReceipt } from '@/lib/orders/receipts/give-receipt'
import { retaxOrder } from './retax-order'
import type { HistoryEntry, OrderRecord } from '@/lib/orders/order'
import type { OrderStatus, StepReason } from '@/lib/orders/status'
import { withdrawCheck } from './withdraw-check'

export interface Step {
  to: OrderStatus
  promisedFor: Date | null
  reason: StepReason | null
  text: string
  by: StepAuthor
  shop: Shop
  now: Date
  /** Of a step back, the entry that it takes back. */
  takesBack?: HistoryEntry
  /** Nobody gets a mail about it. */
  isSilent?: boolean
}

export interface StepAuthor extends Author {
  as: 'customer' | 'shop'
}

/**
 * Writes a step with its history, payment and mail. A step of the shop is announced to the customer once it can no
 * longer be undone. Null, and nothing written, if the order has moved on since it was read.
 */
export function takeStep(order: OrderRecord, step: Step): Promise<OrderRecord | null> {
  return transaction((tx) => stepIn(tx, order, step))
}

export async function stepIn(tx: Tx, order: OrderRecord, step: Step): Promise<OrderRecord | null> {
  const { to: status, promisedFor, reason, text, by, shop, now } = step
  const left = await move(tx, order, {
    status,
    promisedFor,
    updatedAt: now,
    corrections: order.corrections + (step.takesBack ? 1 : 0),
    cancellationUnseen: status === 'cancelled' && by.as === 'customer' && order.status !== 'received',
  })
  if (!left) return null
  const moved = step.takesBack ? await withdrawCheck(tx, left, now) : left
  const supplied = await retaxOrder(tx, { before: order, after: moved }, shop)
  if (status === 'cancelled' || status === 'rejected') await withdrawMails(tx, order.id, now)
  const { payment, was } = await settlePaymentOf(tx, order.id, step)
  if (status === 'completed' && !order.isTest) await giveReceipt(tx, { orderId: order.id, kind: 'sale', now })
  const entry = { ...entryFor(order, step), paymentWas: was }
  const { byUserId, byDeviceId, byUser, byDevice } = by
  const { id } = await tx.statusChange.create({ data: { ...entry, orderId: order.id, byUserId, byDeviceId } })
  const history = [...order.history, { ...entry, id, undoneAt: null, byUser, byDevice }]
  const stepped = { ...supplied, payment, history }
  if (step.isSilent) return stepped
  const isDelay = status === order.status
  const takesBack = step.takesBack?.status
  const isWholeAgain = takesBack !== undefined && order.ageChecks.some(({ result }) => result === 'refused')
  const lines = await mailLines(shop, offeredLanguage(order.language), tx)
  const to = await accountAddressOf(tx, order)
  const taken = { reason, text, by: by.as, isDelay, takesBack, isWholeAgain }
  const mail = to && mailFor(stepped, taken, { shop, lines, to })
  if (mail) await queueMail(tx, mail, { notBefore: entry.announcedAt, statusChangeId: id })
  return stepped
}

/** What the customer has not been told yet is past: "ready" must not arrive beside "cancelled". */
async function withdrawMails(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.outboxMail.updateMany({
    where: { sentAt: null, givenUpAt: null, statusChange: { orderId } },
    data: { givenUpAt: now },
  })
}

/** The way back of a step that is undone: what it has withdrawn is told after all. */
export async function reinstateMails(tx: Tx, orderId: string, { at }: Pick<HistoryEntry, 'at'>): Promise<void> {
  await tx.outboxMail.updateMany({
    where: { sentAt: null, givenUpAt: at, statusChange: { orderId } },
    data: { givenUpAt: null },
  })
}

/** Locks the order as it was read: whoever comes later finds it moved on. Null where somebody else was quicker. */
export function hold(tx: Tx, order: OrderRecord, now: Date): Promise<OrderRecord | null> {
  const { status, promisedFor, corrections, cancellationUnseen } = order
  return move(tx, order, { status, promisedFor, corrections, cancellationUnseen, updatedAt: now })
}

type Moved = Pick<OrderRecord, 'status' | 'promisedFor' | 'updatedAt' | 'corrections' | 'cancellationUnseen'>

/** Null where somebody else was quicker. */
export async function move(tx: Tx, order: OrderRecord, data: Moved): Promise<OrderRecord | null> {
  // The where is the guard: of two who read the same order only one finds it where it was. Not the row's time: that
  // also changes when cash is collected, which is in nobody's way.
  const { status, promisedFor, corrections } = order
  const where = { id: order.id, status, promisedFor, corrections, ...(status === 'completed' && { reversal: null }) }
  const { count } = await tx.order.updateMany({ where, data })
  return count === 0 ? null : { ...order, ...data }
}

type Entry = Omit<
  HistoryEntry,
  'id' | 'byUser' | 'byDevice' | 'undoneBy' | 'undoneByDevice' | 'undoneAt' | 'paymentWas'
>

function entryFor(order: OrderRecord, step: Step): Entry {
  const { to: status, promisedFor, reason, text, now: at } = step
  const isNewPromise = promisedFor?.getTime() !== order.promisedFor?.getTime()
  return {
    status,
    at,
    reason,
    text,
    promisedFor: isNewPromise ? promisedFor : null,
    announcedAt: step.by.as === 'shop' ? new Date(at.getTime() + undoMs) : at,
    correction: step.takesBack !== undefined,
  }
}

interface Settled {
  payment: Payment | null
  /** How it stood before, where the step changed it. */
  was: Payment['status'] | null
}

/** Read behind the lock on the order, because the cash may have been collected since the order was read. */
async function settlePaymentOf(tx: Tx, orderId: string, step: Step): Promise<Settled> {
  const payment = await tx.payment.findUnique({ where: { orderId } })
  const status = payment && settledStatus(payment, step)
  if (!payment || !status || status === payment.status) return { payment, was: null }
  return { payment: await setPaymentStatus(tx, payment, { status, now: step.now, by: step.by }), was: payment.status }
}

/** The cash is collected with the hand-over; what is never handed over is never paid. */
function settledStatus(payment: Payment, { to, takesBack }: Step): Payment['status'] {
  if (takesBack) return takesBack.paymentWas ?? payment.status
  if (to === 'completed' && payment.status === 'pending') return 'collected'
  return to === 'rejected' || to === 'cancelled' ? 'void' : payment.status
}

interface PaymentChange {
  status: Payment['status']
  now: Date
  by: { byUserId: string | null }
}

export function setPaymentStatus(tx: Tx, payment: Payment, { status, now, by }: PaymentChange): Promise<Payment> {
  const isCollected = status === 'collected'
  return tx.payment.update({
    where: { id: payment.id },
    data: {
      status,
      collectedAt: isCollected ? now : null,
      collectedById: isCollected ? by.byUserId : null,
      corrections: payment.corrections + (status === 'pending' ? 1 : 0),
    },
  })
}
