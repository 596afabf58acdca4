import type { BoardCaller } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import { currentShop } from '@/lib/shop/current-shop'
import type { ReceiptKind } from '@/lib/generated/prisma/enums'
import { vatOf, type ContainedVat } from '@/lib/orders/order-vat'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import { contentOf, receiptNumber, storedContent, type ReceiptContent } from './receipt'

export interface Receipt extends ReceiptContent {
  order: StaffOrderView
  /** What the total contains of each rate. */
  vat: ContainedVat[]
  /** Null until it is handed over or paid: what the receipt would say now. */
  document: { number: string; kind: ReceiptKind; givenAt: Date; replaces: string | null; reason: string | null } | null
}

/** A receipt of an order by its number, else the last one, else what the first will say; null where there is none. */
export async function findReceipt(
  _caller: BoardCaller,
  id: string,
  { number, now = new Date() }: { number?: string | undefined; now?: Date } = {},
): Promise<Receipt | null> {
  const [order, shop, receipts, reversed] = await Promise.all([
    findWholeOrder(id),
    currentShop(),
    db().receipt.findMany({ where: { orderId: id }, orderBy: [{ year: 'asc' }, { number: 'asc' }] }),
    db().orderReversal.findUnique({ where: { orderId: id } }),
  ])
  const row = number ? receipts.find((receipt) => receiptNumber(receipt) === number) : receipts.at(-1)
  if (!order || (number && !row)) return null
  const content = row ? storedContent(row) : contentOf(order, shop)
  const replaced = receipts.find(({ year, number: of }) => year === row?.replacesYear && of === row.replacesNumber)
  return {
    order: staffView(order, now),
    ...content,
    vat: vatOf(content),
    document: row
      ? {
          number: receiptNumber(row),
          kind: row.kind,
          givenAt: row.givenAt,
          replaces: replaced ? receiptNumber(replaced) : null,
          reason: row.kind === 'reversal' ? (reversed?.reason ?? null) : null,
        }
      : null,
  }
}
