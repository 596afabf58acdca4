import type { BoardCaller } from '@/lib/accounts/caller'
import { currentShop } from '@/lib/shop/current-shop'
import type { Shop } from '@/lib/shop/shop'
import { findWholeOrder } from './find-order'
import { grossByRate } from '@/lib/orders/chosen-option'
import type { OrderRecord } from '@/lib/orders/order'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import { vatInside, withFee } from '@/lib/orders/vat'

export interface Receipt {
  order: StaffOrderView
  shop: Shop
  /** What the total contains of each rate. */
  vat: { perCent: number; grossRappen: number; taxRappen: number }[]
}

/** An order as a receipt shows it; null where there is none. */
export async function findReceipt(_caller: BoardCaller, id: string, now = new Date()): Promise<Receipt | null> {
  const [order, shop] = await Promise.all([findWholeOrder(id), currentShop()])
  return order && { order: staffView(order, now), shop, vat: vatOf(order) }
}

function vatOf({ lines, deliveryFeeRappen }: OrderRecord): Receipt['vat'] {
  const byRate = new Map<number, number>()
  for (const [rate, gross] of lines.flatMap((line) => [...grossByRate(line)])) {
    byRate.set(rate, (byRate.get(rate) ?? 0) + gross)
  }
  return [...withFee(byRate, deliveryFeeRappen)]
    .toSorted(([a], [b]) => a - b)
    .map(([perMille, grossRappen]) => ({
      perCent: perMille / 10,
      grossRappen,
      taxRappen: vatInside(grossRappen, perMille),
    }))
}
