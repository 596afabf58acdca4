import type { Tx } from '@/lib/platform/database/db'
import { lastState, standingHistory, correctionOf, type StepBack } from '@/lib/orders/read/history'
import { reinstateCheck, withdrawCheck } from './replace-lines'
import type { HistoryEntry, OrderRecord } from '@/lib/orders/order'
import { bookEntries, takingBackStep } from '@/lib/orders/money/book-entries'
import { giveReceipt } from '@/lib/orders/money/receipt'
import { retaxOrder } from './retax-order'
import { updateOrder } from '@/lib/orders/lock'
import { reinstateMails, applyStep, type Step } from './take-step'
import { withholdStep } from './withhold'

type Way = Pick<Step, 'by' | 'shop' | 'now' | 'text'>

interface TakingBack {
  back: StepBack
  way: Way
}

/** Null where its mail has left meanwhile, and it is too late for a correction. */
export async function takeBack(tx: Tx, order: OrderRecord, { back, way }: TakingBack): Promise<OrderRecord | null> {
  if (back.kind === 'undo' && (await withholdStep(tx, back.of.id))) return undo(tx, order, { of: back.of, way })
  const correction = correctionOf(order, way.now)
  return correction?.to === back.to ? applyStep(tx, order, correctionStep(order, correction, way)) : null
}

function correctionStep(order: OrderRecord, { to, of }: StepBack, way: Way): Step {
  const promisedFor = to === 'received' ? null : order.promisedFor
  return { ...way, to, promisedFor, reason: null, takesBack: of }
}

interface Undoing {
  of: HistoryEntry
  way: Way
}

async function undo(tx: Tx, order: OrderRecord, { of, way }: Undoing): Promise<OrderRecord> {
  const { now, by, shop } = way
  const state = lastState(standingHistory(order).filter(({ id }) => id !== of.id))
  const corrections = order.corrections + 1
  const reinstated = await reinstateCheck(tx, order, { of, now })
  const moved = await updateOrder(tx, reinstated, { ...state, corrections, cancellationUnseen: false, now })
  const whole = of.correction ? moved : await withdrawCheck(tx, moved, now)
  const supplied = await retaxOrder(tx, whole, shop)
  await tx.statusChange.update({
    where: { id: of.id },
    data: { undoneAt: now, undoneById: by.byUserId, undoneByDeviceId: by.byDeviceId },
  })
  await reinstateMails(tx, order.id, of)
  const undone = { ...of, undoneAt: now, undoneBy: by.byUser, undoneByDevice: by.byDevice }
  const history = order.history.map((entry) => (entry.id === of.id ? undone : entry))
  const booked = await bookEntries(tx, { ...supplied, history }, takingBackStep(of.id), way)
  await giveReceipt(tx, booked, way)
  return booked
}
