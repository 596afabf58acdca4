import { cashRounding } from '@/lib/platform/money'
import type { OrderRecord } from './order'

/** The order with these lines instead of its own: its amounts and the cash due follow from them. */
export function withLines(order: OrderRecord, lines: OrderRecord['lines']): OrderRecord {
  const subtotalRappen = lines.reduce((sum, { totalRappen }) => sum + totalRappen, 0)
  const totalRappen = subtotalRappen + order.deliveryFeeRappen
  const roundingRappen = cashRounding(totalRappen)
  const payment = order.payment && { ...order.payment, roundingRappen, amountRappen: totalRappen + roundingRappen }
  return { ...order, lines, subtotalRappen, totalRappen, payment }
}
