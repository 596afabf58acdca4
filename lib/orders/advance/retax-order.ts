import type { Tx } from '@/lib/platform/db'
import type { Shop } from '@/lib/shop/shop'
import { storedOptions } from '@/lib/orders/chosen-option'
import type { OrderRecord } from '@/lib/orders/order'
import { ratesOn, sameClassOn, supplyDay } from '@/lib/orders/vat-of-supply'

/** Whoever promises the food for a day with other rates sells it at those: the lines take them, the prices stay. */
export async function retaxOrder(
  tx: Tx,
  { before, after }: { before: OrderRecord; after: OrderRecord },
  { vatRates }: Pick<Shop, 'vatRates'>,
): Promise<OrderRecord> {
  const [from, to] = [before, after].map((order) => ratesOn(vatRates, supplyDay(order)))
  if (!from || !to || JSON.stringify(from) === JSON.stringify(to)) return after
  const lines = after.lines.map((line) => ({
    ...line,
    vatPerMille: sameClassOn(line.vatPerMille, from, to),
    options: storedOptions(line).map((option) => ({
      ...option,
      vatPerMille: sameClassOn(option.vatPerMille, from, to),
    })),
  }))
  for (const { orderId, position, vatPerMille, options } of lines) {
    await tx.orderLine.update({ where: { orderId_position: { orderId, position } }, data: { vatPerMille, options } })
  }
  return { ...after, lines }
}
