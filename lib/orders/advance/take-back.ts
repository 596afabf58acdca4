import { transaction, type Tx } from '@/lib/platform/db'
import { lastState, standingHistory, correctionOf, type StepBack } from '@/lib/orders/history'
import { reinstateCheck, withdrawCheck } from './replace-lines'
import type { HistoryEntry, OrderRecord } from '@/lib/orders/order'
import { bookEntries, takingBackStep } from '@/lib/orders/money/book-entries'
import { giveReceipt } from '@/lib/orders/money/receipt'
import { retaxOrder } from './retax-order'
import { lockOrder, updateOrder, reinstateMails, applyStep, type Step } from './take-step'
import { withholdStep } from './withhold'

type Way = Pick<Step, 'by' | 'shop' | 'now' | 'text'>

export function takeBack(order: OrderRecord, back: StepBack, way: Way): Promise<OrderRecord | null> {
  return transaction(async (tx) => {
    // The order's row first, as every step does, so that no mail is withheld of an order that has moved on.
    if (!(await lockOrder(tx, order, way.now))) return null
    if (back.kind === 'undo' && (await withholdStep(tx, back.of.id))) return undo(tx, order, { of: back.of, way })
    const correction = correctionOf(order, way.now)
    return correction?.to === back.to ? applyStep(tx, order, correctionStep(order, correction, way)) : null
  })
}

function correctionStep(order: OrderRecord, { to, of }: StepBack, way: Way): Step {
  const promisedFor = to === 'received' ? null : order.promisedFor
  return { ...way, to, promisedFor, reason: null, takesBack: of }
}

interface Undoing {
  of: HistoryEntry
  way: Way
}

async function undo(tx: Tx, order: OrderRecord, { of, way }: Undoing): Promise<OrderRecord | null> {
  const { now, by, shop } = way
  const state = lastState(standingHistory(order).filter(({ id }) => id !== of.id))
  const corrections = order.corrections + 1
  const reinstated = await reinstateCheck(tx, order, of)
  const moved = await updateOrder(tx, reinstated, { ...state, corrections, cancellationUnseen: false, updatedAt: now })
  const whole = moved && (of.correction ? moved : await withdrawCheck(tx, moved, now))
  const supplied = whole && (await retaxOrder(tx, whole, shop))
  await tx.statusChange.update({
    where: { id: of.id },
    data: { undoneAt: now, undoneById: by.byUserId, undoneByDeviceId: by.byDeviceId },
  })
  await reinstateMails(tx, order.id, of)
  const undone = { ...of, undoneAt: now, undoneBy: by.byUser, undoneByDevice: by.byDevice }
  const history = order.history.map((entry) => (entry.id === of.id ? undone : entry))
  if (!supplied) return null
  const booked = await bookEntries(tx, { ...supplied, history }, takingBackStep(of.id), way)
  await giveReceipt(tx, booked, way)
  return booked
}
