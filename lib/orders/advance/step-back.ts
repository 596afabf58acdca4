import { restrictedLines, takenOutLines } from '@/lib/orders/lines'
import type { Tx } from '@/lib/platform/db'
import { endOfBusinessDay } from '@/lib/shop/opening-hours'
import { standingHistory } from '@/lib/orders/announced'
import type { HistoryEntry, OrderRecord } from '@/lib/orders/order'
import { mayCorrect, type OrderStatus, undoMs } from '@/lib/orders/status'
import { takeOutLines } from './take-out-lines'

/**
 * undo: the customer knows nothing of the last step yet, and it is as if it had never been taken. correction: he was
 * told, and the way back is a step of its own.
 */
export interface StepBack {
  kind: 'undo' | 'correction'
  to: OrderStatus
  /** The step that is taken back. */
  of: HistoryEntry
}

type Stepped = Pick<OrderRecord, 'status' | 'fulfilment' | 'history' | 'reversal'>

/** Where an order can be taken back to now; null: nowhere. What is reversed in the books stays. */
export function stepBack(order: Stepped, now: Date): StepBack | null {
  if (order.reversal) return null
  const standing = standingHistory(order)
  const [before, last] = [standing.at(-2), standing.at(-1)]
  if (!before || !last) return null
  if (last.announcedAt > now) return { kind: 'undo', to: before.status, of: last }
  return correctionOf(order, now)
}

/** The step back where undoing came too late; null: the order stays as it is. */
export function correctionOf(order: Stepped, now: Date): StepBack | null {
  const standing = standingHistory(order)
  const last = standing.at(-1)
  const to = standing.findLast(({ status }) => mayCorrect(order.status, status, order.fulfilment))?.status
  if (!to || !last || last.status === 'cancelled' || correctableUntil(last) <= now) return null
  return { kind: 'correction', to, of: last }
}

/** When a finished order is what it stays: nobody can take its last step back any more. */
export function finalAt({ history }: Pick<OrderRecord, 'history'>): Date {
  const last = standingHistory({ history }).at(-1)
  return last ? correctableUntil(last) : new Date(0)
}

// What was handed over is in the day's books; a rejected customer soon orders elsewhere; a cancelled one has been told.
function correctableUntil({ status, at, announcedAt }: HistoryEntry): Date {
  if (status === 'cancelled') return announcedAt
  if (status === 'rejected') return new Date(announcedAt.getTime() + undoMs)
  return status === 'completed' ? endOfBusinessDay(at) : endOfTime
}

const endOfTime = new Date(8.64e15)

/** With the step that is taken back, what was said of the ID: the lines are in the order again, and it is asked anew. */
export async function withdrawCheck(tx: Tx, order: OrderRecord, now: Date): Promise<OrderRecord> {
  const taken = takenOutLines(order)
  if (order.ageChecks.length === 0) return order
  await tx.ageCheck.updateMany({ where: { orderId: order.id, undoneAt: null }, data: { undoneAt: now } })
  const whole = taken.length > 0 ? await takeOutLines(tx, order, { taken, instead: taken }) : order
  return { ...whole, ageChecks: [] }
}

/** The way back of the way back: a correction that is undone has withdrawn nothing. */
export async function reinstateCheck(
  tx: Tx,
  order: OrderRecord,
  { at, correction }: HistoryEntry,
): Promise<OrderRecord> {
  const withdrawn = await tx.ageCheck.findFirst({
    where: { orderId: order.id, undoneAt: at },
    orderBy: { id: 'desc' },
    include: { byUser: true, byDevice: true },
  })
  if (!correction || !withdrawn) return order
  await tx.ageCheck.update({ where: { id: withdrawn.id }, data: { undoneAt: null } })
  const checked = { ...order, ageChecks: [withdrawn] }
  const taken = takenOutLines(checked)
  return taken.length > 0 ? takeOutLines(tx, checked, restrictedLines(taken)) : checked
}
