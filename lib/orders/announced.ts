import type { HistoryEntry, OrderRecord } from './order'
import type { OrderStatus } from './status'
import { withLines, linesBefore } from './lines'

/** The history without what was undone. */
export function standingHistory({ history }: Pick<OrderRecord, 'history'>): HistoryEntry[] {
  return history.filter((entry) => entry.undoneAt === null)
}

/** The order as its customer may know it at this moment: without the steps that can still be undone. */
export function asAnnounced(order: OrderRecord, now: Date): OrderRecord {
  const standing = standingHistory(order)
  const history = standing.filter(({ announcedAt }) => announcedAt <= now)
  const last = history.at(-1)
  if (!last) return order
  const hidden = standing.filter(({ announcedAt }) => announcedAt > now)
  if (hidden.length === 0) return { ...order, history }
  const whole = beforeAgeCheck(order, hidden)
  return { ...whole, history, ...lastState(history), payment: paymentBefore(whole.payment, hidden) }
}

/** What is said of an ID belongs to the hand-over: with the one the customer does not know the other yet. */
function beforeAgeCheck(order: OrderRecord, hidden: readonly HistoryEntry[]): OrderRecord {
  const isHidden = order.ageChecks.some((check) => hidden.some(({ at }) => at >= check.at))
  if (!isHidden) return order
  return { ...withLines(order, linesBefore(order)), ageChecks: [] }
}

/** When the customer's view of the order changes by the clock alone; null: not by itself. */
export function nextAnnouncementAt(order: OrderRecord, now: Date): Date | null {
  const coming = standingHistory(order).map(({ announcedAt }) => announcedAt.getTime())
  const next = Math.min(...coming.filter((at) => at > now.getTime()))
  return Number.isFinite(next) ? new Date(next) : null
}

/** Status and promise after these entries. An order that is back at the beginning is promised for no time. */
export function lastState(history: readonly HistoryEntry[]): { status: OrderStatus; promisedFor: Date | null } {
  return history.reduce<{ status: OrderStatus; promisedFor: Date | null }>(
    ({ promisedFor }, entry) => ({
      status: entry.status,
      promisedFor: entry.status === 'received' ? null : (entry.promisedFor ?? promisedFor),
    }),
    { status: 'received', promisedFor: null },
  )
}

/** Without the money of the steps that are hidden. */
function paymentBefore(payment: OrderRecord['payment'], hidden: readonly HistoryEntry[]): OrderRecord['payment'] {
  const steps = new Set(hidden.map(({ id }) => id))
  const isHidden = ({ statusChangeId }: { statusChangeId: bigint | null }) =>
    statusChangeId !== null && steps.has(statusChangeId)
  return payment && { ...payment, entries: payment.entries.filter((entry) => !isHidden(entry)) }
}
