import type { Tx } from '@/lib/platform/db'
import type { OrderRecord } from '@/lib/orders/order'
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
