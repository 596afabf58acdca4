import { authorOf, type Manager } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/audit'
import { transaction, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import type { OrderRecord } from '@/lib/orders/order'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { balanceOf, onlineIn } from './balance'
import { bookEntries } from './book-entries'
import { giveReceipt } from './receipt'
import { listReceipts, type ReceiptView } from './list-receipts'

interface Reversing {
  reason: string
  now?: Date
}

/** What was paid is paid back, as it came; what was not is written off. Once for each order. */
export async function reverseOrder(
  manager: Manager,
  id: string,
  { reason, now = new Date() }: Reversing,
): Promise<ReceiptView[]> {
  const shop = await currentShop()
  const isReversed = await transaction((tx) => reverse(tx, id, { manager, reason, shop, now }))
  if (!isReversed) throw new Refusal((await findWholeOrder(id)) ? 'not_reversible' : 'not_found')
  return (await listReceipts(manager, id)) ?? []
}

interface ReversalContext {
  manager: Manager
  reason: string
  shop: Shop
  now: Date
}

async function reverse(tx: Tx, orderId: string, { manager, reason, shop, now }: ReversalContext): Promise<boolean> {
  // Locks the order as every step does; a second reversal waits here and finds the first.
  const { count } = await tx.order.updateMany({
    where: { id: orderId, status: 'completed', isTest: false, reversal: null },
    data: { updatedAt: now },
  })
  const order = count > 0 && (await findWholeOrder(orderId, tx))
  if (!order || order.reversal) return false
  const by = authorOf(manager)
  const { totalRappen, payment } = order
  // The rows first: PostgreSQL refuses them for a reversed order.
  const reversed = await bookEntries(tx, { ...order, reversal: { at: now } }, () => reversing(order), { by, now })
  await tx.orderReversal.create({
    data: { orderId, reason, at: now, businessDay: new Date(businessDayOf(now)), totalRappen, byUserId: by.byUserId },
  })
  const refundedRappen = balanceOf(order, payment?.entries ?? []).paidRappen
  const change = { before: null, after: { reason, totalRappen, refundedRappen } }
  await recordChange(tx, { ...by, subject: 'order_reversal', subjectId: orderId, ...change })
  await giveReceipt(tx, reversed, { shop, now })
  return true
}

function reversing(order: OrderRecord): ReturnType<Parameters<typeof bookEntries>[2]> {
  const entries = order.payment?.entries ?? []
  const { paidRappen, toCollectRappen } = balanceOf(order, entries)
  // What came online is due with the booking, and booked when the provider has sent it back.
  const cashRappen = paidRappen - onlineIn(entries)
  return [
    ...(cashRappen > 0 ? [{ kind: 'reversed', method: 'cash', amountRappen: -cashRappen } as const] : []),
    ...(toCollectRappen > 0 ? [{ kind: 'written_off', method: 'none', amountRappen: toCollectRappen } as const] : []),
  ]
}
