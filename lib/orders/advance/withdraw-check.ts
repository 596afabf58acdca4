import type { Tx } from '@/lib/platform/db'
import type { HistoryEntry, OrderRecord } from '@/lib/orders/order'
import { restrictedLines } from '@/lib/orders/restricted-lines'
import { takenOutLines } from '@/lib/orders/taken-out'
import { takeOutLines } from './take-out-lines'

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
