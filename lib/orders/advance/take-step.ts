import type { Author } from '@/lib/accounts/caller'
import type { Tx } from '@/lib/platform/database/db'
import type { Shop } from '@/lib/shop/shop'
import { mailFor, queueOrderMail, type OrderMailContext } from '@/lib/orders/mails/order-mails'
import { bookEntries, collecting, takingBackStep } from '@/lib/orders/money/book-entries'
import { giveReceipt } from '@/lib/orders/money/receipt'
import { updateOrder } from '@/lib/orders/lock'
import type { HistoryEntry, OrderRecord } from '@/lib/orders/order'
import { payOnline } from '@/lib/orders/payment-methods'
import { isRefused, kitchenStatuses, type OrderStatus, type StepReason, undoMs } from '@/lib/orders/status'
import { lookAtPayments } from '@/lib/orders/money/look-at-payments'
import { retaxOrder } from './retax-order'
import { withdrawCheck } from './replace-lines'

export interface Step {
  to: OrderStatus
  promisedFor: Date | null
  reason: StepReason | null
  text: string
  by: StepAuthor
  shop: Shop
  now: Date
  takesBack?: HistoryEntry
  isSilent?: boolean
  earnedOn?: string
}

export interface StepAuthor extends Author {
  as: 'customer' | 'shop'
}

/** Of an order as it is under its lock. The mail waits until the step cannot be undone. */
export async function applyStep(tx: Tx, order: OrderRecord, step: Step): Promise<OrderRecord> {
  const { to: status, promisedFor, by, shop, now } = step
  const left = await updateOrder(tx, order, {
    status,
    promisedFor,
    now,
    corrections: order.corrections + (step.takesBack ? 1 : 0),
    cancellationUnseen: status === 'cancelled' && by.as === 'customer' && kitchenStatuses.includes(order.status),
  })
  const moved = step.takesBack ? await withdrawCheck(tx, left, now) : left
  const supplied = await retaxOrder(tx, moved, shop)
  if (isRefused(status)) await withdrawMails(tx, order.id, now)
  if (status === 'cancelled' && by.as === 'customer') await withdrawProposal(tx, order.id, now)
  const entry = entryFor(order, step)
  const { byDeviceId, byUser, byDevice } = by
  const { id } = await tx.statusChange.create({ data: { ...entry, orderId: order.id, byDeviceId } })
  const history = [...order.history, { ...entry, id, undoneAt: null, byUser, byDevice }]
  const stepped = await bookEntries(tx, { ...supplied, history }, moneyOf(step, supplied, id), step)
  if (order.paymentMethod === payOnline) await lookAtPayments(tx, order.id, entry.announcedAt)
  if (!step.isSilent) await queueStepMail(tx, stepped, { before: order, step, entry, statusChangeId: id })
  await giveReceipt(tx, stepped, step)
  return stepped
}

interface StepMail {
  before: OrderRecord
  step: Step
  entry: Entry
  statusChangeId: bigint
}

async function queueStepMail(
  tx: Tx,
  stepped: OrderRecord,
  { before, step, entry, statusChangeId }: StepMail,
): Promise<void> {
  const { to: status, reason, text, by, shop } = step
  // Never confirmed, so there is nothing to take back.
  if (before.status === 'awaiting_payment') return
  const isDelay = status === before.status
  const takesBack = step.takesBack?.status
  const isWholeAgain = takesBack !== undefined && before.ageChecks.some(({ result }) => result === 'refused')
  const announced = { reason, text, by: by.as, isDelay, takesBack, isWholeAgain }
  const compose = (context: OrderMailContext) => mailFor(stepped, announced, context)
  await queueOrderMail(tx, stepped, { shop, compose, notBefore: entry.announcedAt, statusChangeId })
}

/** "ready" must not arrive beside "cancelled". */
async function withdrawMails(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.outboxMail.updateMany({
    where: { sentAt: null, givenUpAt: null, statusChange: { orderId } },
    data: { givenUpAt: now },
  })
}

/** A customer's cancellation is final. One by the staff can be undone, and what waited then waits again. */
async function withdrawProposal(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.proposal.updateMany({
    where: { orderId, state: 'open', expiresAt: { gt: now } },
    data: { state: 'withdrawn', answeredAt: now },
  })
}

/** Unsent mails that an undone step had withdrawn are due again. */
export async function reinstateMails(tx: Tx, orderId: string, { at }: Pick<HistoryEntry, 'at'>): Promise<void> {
  await tx.outboxMail.updateMany({
    where: { sentAt: null, givenUpAt: at, statusChange: { orderId } },
    data: { givenUpAt: null },
  })
}

type Entry = Omit<HistoryEntry, 'id' | 'byUser' | 'byDevice' | 'undoneBy' | 'undoneByDevice' | 'undoneAt'>

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
    byUserId: step.by.byUserId,
  }
}

/** Cash is collected with the hand-over. */
function moneyOf({ to, takesBack }: Step, order: OrderRecord, id: bigint) {
  if (takesBack) return takingBackStep(takesBack.id)
  return to === 'completed' ? collecting(order, id) : () => []
}
