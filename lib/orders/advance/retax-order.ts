import type { Tx } from '@/lib/platform/db'
import type { Shop } from '@/lib/shop/shop'
import type { VatClass } from '@/lib/menu/vocabulary'
import { storedOptions } from '@/lib/orders/chosen-option'
import type { OrderRecord } from '@/lib/orders/order'
import { isFinished } from '@/lib/orders/status'
import { ratesOn, supplyDay } from '@/lib/orders/vat-of-supply'

/**
 * Food is sold at the rates of the day for which it is promised: the lines take them, the prices stay. Asked at every
 * step, because the rates of that day may have been entered after the order.
 */
export async function retaxOrder(
  tx: Tx,
  order: OrderRecord,
  { vatRates }: Pick<Shop, 'vatRates'>,
): Promise<OrderRecord> {
  if (isFinished(order.status)) return order
  const rates = ratesOn(vatRates, supplyDay(order))
  const lines = order.lines.map((line) => ({
    ...line,
    vatPerMille: rateOf(line, rates),
    options: storedOptions(line).map((option) => ({ ...option, vatPerMille: rateOf(option, rates) })),
  }))
  if (JSON.stringify(lines.map(ratesIn)) === JSON.stringify(order.lines.map(ratesIn))) return order
  for (const { orderId, position, vatPerMille, options } of lines) {
    await tx.orderLine.update({ where: { orderId_position: { orderId, position } }, data: { vatPerMille, options } })
  }
  return { ...order, lines }
}

function rateOf(
  { vatClass, vatPerMille }: { vatClass: VatClass | null; vatPerMille: number },
  rates: Record<VatClass, number>,
): number {
  return vatClass ? rates[vatClass] : vatPerMille
}

function ratesIn(line: { vatPerMille: number; options: unknown }): number[] {
  return [line.vatPerMille, ...storedOptions(line).map(({ vatPerMille }) => vatPerMille)]
}
