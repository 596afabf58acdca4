import { authorOf, type Manager } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/database/audit'
import type { Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { findShop } from '@/lib/shop/queries'
import { updateOrder, withOrder } from '@/lib/orders/lock'
import type { OrderRecord } from '@/lib/orders/order'
import { balanceOf, onlineIn, partnerIn } from '@/lib/orders/money/balance'
import { bookEntries } from '@/lib/orders/money/book-entries'
import { giveReceipt } from '@/lib/orders/money/receipt'
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
  await withOrder(id, (tx, order) => reverse(tx, order, { manager, reason, now }))
  return (await listReceipts(manager, id)) ?? []
}

interface ReversalContext {
  manager: Manager
  reason: string
  now: Date
}

async function reverse(tx: Tx, order: OrderRecord, { manager, reason, now }: ReversalContext): Promise<void> {
  if (order.status !== 'completed' || order.isTest || order.reversal) throw new Refusal('not_reversible')
  const by = authorOf(manager)
  const { id: orderId, totalRappen, payment } = order
  const updated = await updateOrder(tx, order, { now })
  // The rows first: PostgreSQL refuses them for a reversed order.
  const reversed = await bookEntries(tx, { ...updated, reversal: { at: now } }, () => reversing(order), { by, now })
  await tx.orderReversal.create({
    data: { orderId, reason, at: now, businessDay: new Date(businessDayOf(now)), totalRappen, byUserId: by.byUserId },
  })
  const refundedRappen = balanceOf(order, payment?.entries ?? []).paidRappen
  const change = { before: null, after: { reason, totalRappen, refundedRappen } }
  await recordChange(tx, { ...by, subject: 'order_reversal', subjectId: orderId, ...change })
  await giveReceipt(tx, reversed, { shop: await findShop(tx), now })
}

function reversing(order: OrderRecord): ReturnType<Parameters<typeof bookEntries>[2]> {
  const entries = order.payment?.entries ?? []
  const { paidRappen, toCollectRappen } = balanceOf(order, entries)
  // What came online is due with the booking, and booked when the provider has sent it back; a partner's is booked with it.
  const cashRappen = paidRappen - onlineIn(entries) - partnerIn(entries)
  return [
    ...(cashRappen > 0 ? [{ kind: 'reversed', method: 'cash', amountRappen: -cashRappen } as const] : []),
    ...(toCollectRappen > 0 ? [{ kind: 'written_off', method: 'none', amountRappen: toCollectRappen } as const] : []),
  ]
}
