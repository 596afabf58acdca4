import type { Tx } from '@/lib/platform/db'
import type { HistoryEntry, OrderRecord } from '@/lib/orders/order'
import { changedLines, restrictedLines, takenOutLines, withLines, type LineChange } from '@/lib/orders/lines'

/**
 * The order without these lines, or with others in their places: its amounts are computed anew. The caller
 * holds the order's row, and books what follows for its payment; PostgreSQL lets nobody change the lines of a finished order.
 */
export async function replaceLines(tx: Tx, order: OrderRecord, change: LineChange): Promise<OrderRecord> {
  const positions = change.taken.map(({ position }) => position)
  await tx.orderLine.deleteMany({ where: { orderId: order.id, position: { in: positions } } })
  await tx.orderLine.createMany({ data: change.instead.map((line) => ({ ...line, options: line.options ?? [] })) })
  const changed = withLines(order, changedLines(order.lines, change))
  const { id, subtotalRappen, totalRappen } = changed
  await tx.order.update({ where: { id }, data: { subtotalRappen, totalRappen }, select: { id: true } })
  return changed
}

/** With the step that is taken back, what was said of the ID: the lines are in the order again, and it is asked anew. */
export async function withdrawCheck(tx: Tx, order: OrderRecord, now: Date): Promise<OrderRecord> {
  const taken = takenOutLines(order)
  if (order.ageChecks.length === 0) return order
  await tx.ageCheck.updateMany({ where: { orderId: order.id, undoneAt: null }, data: { undoneAt: now } })
  const whole = taken.length > 0 ? await replaceLines(tx, order, { taken, instead: taken }) : order
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
  return taken.length > 0 ? replaceLines(tx, checked, restrictedLines(taken)) : checked
}
