import type { Tx } from '@/lib/platform/db'
import type { OrderRecord } from '@/lib/orders/order'
import { withLines, changedLines, type LineChange } from '@/lib/orders/lines'

/**
 * The order without these lines, or with others in their places: its amounts are computed anew. The caller
 * holds the order's row, and books what follows for its payment; PostgreSQL lets nobody change the lines of a finished order.
 */
export async function takeOutLines(tx: Tx, order: OrderRecord, change: LineChange): Promise<OrderRecord> {
  const positions = change.taken.map(({ position }) => position)
  await tx.orderLine.deleteMany({ where: { orderId: order.id, position: { in: positions } } })
  await tx.orderLine.createMany({ data: change.instead.map((line) => ({ ...line, options: line.options ?? [] })) })
  const changed = withLines(order, changedLines(order.lines, change))
  const { id, subtotalRappen, totalRappen } = changed
  await tx.order.update({ where: { id }, data: { subtotalRappen, totalRappen }, select: { id: true } })
  return changed
}
