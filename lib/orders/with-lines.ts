import type { OrderRecord } from './order'

/** The order with these lines instead of its own: its amounts follow from them. */
export function withLines(order: OrderRecord, lines: OrderRecord['lines']): OrderRecord {
  const subtotalRappen = lines.reduce((sum, { totalRappen }) => sum + totalRappen, 0)
  return { ...order, lines, subtotalRappen, totalRappen: subtotalRappen + order.deliveryFeeRappen }
}
