import type { BoardCaller } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import { currentShop } from '@/lib/shop/current-shop'
import type { Shop } from '@/lib/shop/shop'
import { findWholeOrder } from './find-order'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import { receiptNumber } from '@/lib/orders/receipts/receipt-number'
import { vatOf, type ContainedVat } from '@/lib/orders/order-vat'

export interface Receipt {
  order: StaffOrderView
  shop: Shop
  /** What the total contains of each rate. */
  vat: ContainedVat[]
  /** Null until it is handed over or paid. */
  number: string | null
  /** The receipt of what took the sale back; null where nobody did. */
  reversal: { number: string; at: Date; reason: string } | null
}

/** An order as a receipt shows it; null where there is none. */
export async function findReceipt(_caller: BoardCaller, id: string, now = new Date()): Promise<Receipt | null> {
  const [order, shop, receipts, reversed] = await Promise.all([
    findWholeOrder(id),
    currentShop(),
    db().receipt.findMany({ where: { orderId: id } }),
    db().orderReversal.findUnique({ where: { orderId: id } }),
  ])
  const [sale, back] = (['sale', 'reversal'] as const).map((wanted) => receipts.find(({ kind }) => kind === wanted))
  return (
    order && {
      order: staffView(order, now),
      shop,
      vat: vatOf(order),
      number: sale ? receiptNumber(sale) : null,
      reversal: back && reversed ? { number: receiptNumber(back), at: reversed.at, reason: reversed.reason } : null,
    }
  )
}
