import { updateOrder } from '@/lib/orders/lock'
import type { OrderRecord } from '@/lib/orders/order'
import { queueOrderMail, receivedMail } from '@/lib/orders/mails/order-mails'
import type { Tx } from '@/lib/platform/database/db'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import type { Shop } from '@/lib/shop/shop'

/** From here on it is the shop's: its day, its waiting and its figures begin with the payment. */
export async function receiveOrder(tx: Tx, order: OrderRecord, now: Date): Promise<OrderRecord> {
  const businessDay = new Date(businessDayOf(now))
  const received = await updateOrder(tx, order, { status: 'received', businessDay, createdAt: now, now })
  const step = { status: 'received', at: now, announcedAt: now } as const
  const { id } = await tx.statusChange.create({ data: { ...step, orderId: order.id } })
  const empty = { reason: null, text: '', promisedFor: null, undoneAt: null, correction: false, byUserId: null }
  return { ...received, history: [...order.history, { ...empty, ...step, id }] }
}

export async function confirmOrder(tx: Tx, order: OrderRecord, shop: Shop): Promise<void> {
  await queueOrderMail(tx, order, { shop, compose: (context) => receivedMail(order, context) })
}
