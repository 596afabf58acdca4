import type { Tx } from '@/lib/platform/db'
import type { OrderRecord } from '@/lib/orders/order'
import { withLines } from '@/lib/orders/with-lines'

type Lines = OrderRecord['lines']

/** The order without these lines, its amounts and its payment computed anew. The caller holds the order's row. */
export async function takeOutLines(tx: Tx, order: OrderRecord, taken: Lines): Promise<OrderRecord> {
  const positions = taken.map(({ position }) => position)
  await tx.orderLine.deleteMany({ where: { orderId: order.id, position: { in: positions } } })
  return storeAmounts(
    tx,
    withLines(
      order,
      order.lines.filter(({ position }) => !positions.includes(position)),
    ),
  )
}

/** The way back; PostgreSQL lets nobody put a line into a finished order. */
export async function putBackLines(tx: Tx, order: OrderRecord, taken: Lines): Promise<OrderRecord> {
  await tx.orderLine.createMany({ data: taken.map((line) => ({ ...line, options: line.options ?? [] })) })
  const lines = [...order.lines, ...taken].toSorted((a, b) => a.position - b.position)
  return storeAmounts(tx, withLines(order, lines))
}

async function storeAmounts(tx: Tx, order: OrderRecord): Promise<OrderRecord> {
  const { id, subtotalRappen, totalRappen, payment } = order
  // First the order: PostgreSQL compares the payment with it.
  await tx.order.update({ where: { id }, data: { subtotalRappen, totalRappen }, select: { id: true } })
  if (!payment) return order
  const { amountRappen, roundingRappen } = payment
  await tx.payment.update({ where: { orderId: id }, data: { amountRappen, roundingRappen } })
  return order
}
