import type { Tx } from '@/lib/platform/db'
import type { Shop } from '@/lib/shop/shop'
import { storedOptions } from '@/lib/orders/chosen-option'
import type { OrderRecord } from '@/lib/orders/order'
import { isFinished } from '@/lib/orders/status'
import { sameClassOn, supplyDay } from '@/lib/orders/vat-of-supply'

/**
 * Food is sold at the rates of the day for which it is promised: the lines take them, the prices stay. Asked at every
 * step, because the rates of that day may have been entered after the order.
 */
export async function retaxOrder(
  tx: Tx,
  { before, after }: { before: OrderRecord; after: OrderRecord },
  { vatRates }: Pick<Shop, 'vatRates'>,
): Promise<OrderRecord> {
  if (isFinished(after.status)) return after
  const days = { from: supplyDay(before), to: supplyDay(after) }
  const rateOf = (perMille: number) => sameClassOn(perMille, vatRates, days)
  const lines = after.lines.map((line) => ({
    ...line,
    vatPerMille: rateOf(line.vatPerMille),
    options: storedOptions(line).map((option) => ({ ...option, vatPerMille: rateOf(option.vatPerMille) })),
  }))
  if (JSON.stringify(lines.map(ratesIn)) === JSON.stringify(after.lines.map(ratesIn))) return after
  for (const { orderId, position, vatPerMille, options } of lines) {
    await tx.orderLine.update({ where: { orderId_position: { orderId, position } }, data: { vatPerMille, options } })
  }
  return { ...after, lines }
}

function ratesIn(line: { vatPerMille: number; options: unknown }): number[] {
  return [line.vatPerMille, ...storedOptions(line).map(({ vatPerMille }) => vatPerMille)]
}
