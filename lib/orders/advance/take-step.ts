import type { Author } from '@/lib/accounts/caller'
import { offeredLanguage } from '@/lib/platform/offered-languages'
import { mailLines } from '@/lib/texts/mail-lines'
import { transaction, type Tx } from '@/lib/platform/db'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Shop } from '@/lib/shop/shop'
import { accountAddressOf } from '@/lib/orders/order-address'
import { mailFor } from '@/lib/orders/order-mails'
import { bookEntries, collecting, takingBackStep } from '@/lib/orders/money/book-entries'
import { giveReceipt } from '@/lib/orders/money/receipt'
import type { HistoryEntry, OrderRecord } from '@/lib/orders/order'
import { type OrderStatus, type StepReason, undoMs } from '@/lib/orders/status'
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
  /** Of a step back, the entry that it takes back. */
  takesBack?: HistoryEntry
  /** Nobody gets a mail about it. */
  isSilent?: boolean
  /** The business day that its money belongs to, where that is not the day of `now`. */
  earnedOn?: string
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
  const { to: status, promisedFor, by, shop, now } = step
  const left = await move(tx, order, {
    status,
    promisedFor,
    updatedAt: now,
    corrections: order.corrections + (step.takesBack ? 1 : 0),
    cancellationUnseen: status === 'cancelled' && by.as === 'customer' && order.status !== 'received',
  })
  if (!left) return null
  const moved = step.takesBack ? await withdrawCheck(tx, left, now) : left
  const supplied = await retaxOrder(tx, moved, shop)
  if (status === 'cancelled' || status === 'rejected') await withdrawMails(tx, order.id, now)
  const entry = entryFor(order, step)
  const { byUserId, byDeviceId, byUser, byDevice } = by
  const { id } = await tx.statusChange.create({ data: { ...entry, orderId: order.id, byUserId, byDeviceId } })
  const history = [...order.history, { ...entry, id, undoneAt: null, byUser, byDevice }]
  const stepped = await bookEntries(tx, { ...supplied, history }, moneyOf(step, supplied, id), step)
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
  const isDelay = status === before.status
  const takesBack = step.takesBack?.status
  const isWholeAgain = takesBack !== undefined && before.ageChecks.some(({ result }) => result === 'refused')
  const lines = await mailLines(shop, offeredLanguage(before.language), tx)
  const to = await accountAddressOf(tx, before)
  const taken = { reason, text, by: by.as, isDelay, takesBack, isWholeAgain }
  const mail = to && mailFor(stepped, taken, { shop, lines, to })
  if (mail) await queueMail(tx, mail, { notBefore: entry.announcedAt, statusChangeId })
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
  const [moved] = await tx.order.updateManyAndReturn({ where, data, select: { number: true } })
  // Of a finished order that is taken back the number may be another one's by now, and it has got a new one.
  return moved ? { ...order, ...data, ...moved } : null
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
  }
}

/** The cash is collected with the hand-over; what a step back takes back was not. */
function moneyOf({ to, takesBack }: Step, order: OrderRecord, id: bigint) {
  if (takesBack) return takingBackStep(takesBack.id)
  return to === 'completed' ? collecting(order, id) : () => []
}
