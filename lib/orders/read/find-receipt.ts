import type { BoardCaller } from '@/lib/accounts/caller'
import { currentShop } from '@/lib/shop/current-shop'
import type { Shop } from '@/lib/shop/shop'
import { findWholeOrder } from './find-order'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import { vatOf, type ContainedVat } from '@/lib/orders/order-vat'

export interface Receipt {
  order: StaffOrderView
  shop: Shop
  /** What the total contains of each rate. */
  vat: ContainedVat[]
}

/** An order as a receipt shows it; null where there is none. */
export async function findReceipt(_caller: BoardCaller, id: string, now = new Date()): Promise<Receipt | null> {
  const [order, shop] = await Promise.all([findWholeOrder(id), currentShop()])
  return order && { order: staffView(order, now), shop, vat: vatOf(order) }
}
