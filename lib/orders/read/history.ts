import type { HistoryEntry, OrderRecord } from '@/lib/orders/order'
import { type OrderStatus, mayCorrect, undoMs } from '@/lib/orders/status'
import { linesBefore, withLines } from '@/lib/orders/lines'
import { endOfBusinessDay } from '@/lib/shop/hours/opening-hours'

export function standingHistory({ history }: Pick<OrderRecord, 'history'>): HistoryEntry[] {
  return history.filter((entry) => entry.undoneAt === null)
}

/** What is announced at once is so for every reader, whose request may have read its clock a moment before. */
function isAnnounced({ at, announcedAt }: Pick<HistoryEntry, 'at' | 'announcedAt'>, now: Date): boolean {
  return announcedAt <= now || announcedAt <= at
}

/** Without the steps that can still be undone. */
export function asAnnounced(order: OrderRecord, now: Date): OrderRecord {
  const standing = standingHistory(order)
  // What was paid back in part can be undone no more.
  if (order.refunds.length > 0) return { ...order, history: standing }
  const history = standing.filter((entry) => isAnnounced(entry, now))
  const last = history.at(-1)
  if (!last) return order
  const hidden = standing.filter((entry) => !isAnnounced(entry, now))
  if (hidden.length === 0) return { ...order, history }
  const payment = paymentBefore(order.payment, hidden)
  return { ...beforeAgeCheck(order, hidden), history, ...lastState(history), payment }
}

/** An ID check belongs to the hand-over: it is hidden with it. */
function beforeAgeCheck(order: OrderRecord, hidden: readonly HistoryEntry[]): OrderRecord {
  const isHidden = order.ageChecks.some((check) => hidden.some(({ at }) => at >= check.at))
  if (!isHidden) return order
  return { ...withLines(order, linesBefore(order)), ageChecks: [] }
}

/** When the customer's view changes by the clock alone; null: never. */
export function nextAnnouncementAt(order: OrderRecord, now: Date): Date | null {
  const coming = standingHistory(order).map(({ announcedAt }) => announcedAt.getTime())
  const next = Math.min(...coming.filter((at) => at > now.getTime()))
  return Number.isFinite(next) ? new Date(next) : null
}

/** An order that is back at the beginning is promised for no time. */
export function lastState(history: readonly HistoryEntry[]): { status: OrderStatus; promisedFor: Date | null } {
  return history.reduce<{ status: OrderStatus; promisedFor: Date | null }>(
    ({ promisedFor }, entry) => ({
      status: entry.status,
      promisedFor: entry.status === 'received' ? null : (entry.promisedFor ?? promisedFor),
    }),
    { status: 'received', promisedFor: null },
  )
}

function paymentBefore(payment: OrderRecord['payment'], hidden: readonly HistoryEntry[]): OrderRecord['payment'] {
  const steps = new Set(hidden.map(({ id }) => id))
  const isHidden = ({ statusChangeId }: { statusChangeId: bigint | null }) =>
    statusChangeId !== null && steps.has(statusChangeId)
  return payment && { ...payment, entries: payment.entries.filter((entry) => !isHidden(entry)) }
}

/** undo: the customer knows nothing of the step yet. correction: they were told, and it is a step of its own. */
export interface StepBack {
  kind: 'undo' | 'correction'
  to: OrderStatus
  of: HistoryEntry
}

type Stepped = Pick<OrderRecord, 'status' | 'fulfilment' | 'history' | 'reversal' | 'refunds'>

/** Null: nowhere. What is reversed in the books, as a whole or in part, stays. */
export function stepBack(order: Stepped, now: Date): StepBack | null {
  if (order.reversal || order.refunds.length > 0) return null
  const standing = standingHistory(order)
  const [before, last] = [standing.at(-2), standing.at(-1)]
  // Its time is given back with the step, and no step leads back to awaiting a payment.
  if (!before || !last || before.status === 'awaiting_payment') return null
  if (!isAnnounced(last, now)) return { kind: 'undo', to: before.status, of: last }
  return correctionOf(order, now)
}

/** The step back where undoing comes too late; null: the order stays as it is. */
export function correctionOf(order: Stepped, now: Date): StepBack | null {
  const standing = standingHistory(order)
  const last = standing.at(-1)
  const to = standing.findLast(({ status }) => mayCorrect(order.status, status, order.fulfilment))?.status
  if (!to || !last || last.status === 'cancelled' || correctableUntil(last) <= now) return null
  return { kind: 'correction', to, of: last }
}

export function finalAt({ history }: Pick<OrderRecord, 'history'>): Date {
  const last = standingHistory({ history }).at(-1)
  return last ? correctableUntil(last) : new Date(0)
}

// A completed order is in the day's books; a rejected customer soon orders elsewhere; a cancelled one has been told.
function correctableUntil({ status, at, announcedAt }: HistoryEntry): Date {
  if (status === 'cancelled') return announcedAt
  if (status === 'rejected') return new Date(announcedAt.getTime() + undoMs)
  return status === 'completed' ? endOfBusinessDay(at) : endOfTime
}

const endOfTime = new Date(8.64e15)
