import { promiseAnew } from '@/lib/orders/kitchen'
import { findPreparationTimes } from '@/lib/orders/reports/sums/preparation'
import { updateOrder } from '@/lib/orders/lock'
import type { OrderRecord } from '@/lib/orders/order'
import { queueOrderMail, receivedMail } from '@/lib/orders/mails/order-mails'
import type { Tx } from '@/lib/platform/database/db'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { leadMinutes } from '@/lib/shop/hours/slots'
import type { Shop } from '@/lib/shop/shop'

interface ShopAndTime {
  shop: Shop
  now: Date
}

/** From here on it is the shop's: its day, its waiting, its figures and its promise begin with the payment. */
export async function receiveOrder(tx: Tx, order: OrderRecord, { shop, now }: ShopAndTime): Promise<OrderRecord> {
  const businessDay = new Date(businessDayOf(now))
  const promise = await latePromise(tx, order, { shop, now })
  const received = await updateOrder(tx, order, { status: 'received', businessDay, createdAt: now, ...promise, now })
  const step = { status: 'received', at: now, announcedAt: now } as const
  const { id } = await tx.statusChange.create({ data: { ...step, orderId: order.id } })
  const empty = { reason: null, text: '', promisedFor: null, undoneAt: null, correction: false, byUserId: null }
  return { ...received, history: [...order.history, { ...empty, ...step, id }] }
}

/** Where the kitchen can still keep what was shown, that stays. */
async function latePromise(tx: Tx, order: OrderRecord, { shop, now }: ShopAndTime) {
  const { requestedFor, quotedFor, fulfilment } = order
  if (requestedFor || !quotedFor) return {}
  if (quotedFor.getTime() >= now.getTime() + leadMinutes(shop, { fulfilment, now }) * 60_000) return {}
  const learned = await findPreparationTimes(shop, now)
  const { at, kitchenAt, load } = await promiseAnew(tx, order, { shop, now, learned })
  return { quotedFor: at, shownFor: quotedFor, kitchenAt, load }
}

export async function confirmOrder(tx: Tx, order: OrderRecord, shop: Shop): Promise<void> {
  await queueOrderMail(tx, order, { shop, compose: (context) => receivedMail(order, context) })
}
