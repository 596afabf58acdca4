import { deliveryPostcode } from '@/lib/orders/billing'
import type { OrderRecord } from '@/lib/orders/order'
import { receivedMail } from '@/lib/orders/order-mails'
import type { ItemOnSale } from '@/lib/orders/quote/quote-inputs'
import { quoteWithTimes } from '@/lib/orders/quote/quote-order'
import { countOrder } from '@/lib/platform/metrics'
import { Refusal } from '@/lib/platform/refusal'
import type { Shop } from '@/lib/shop/shop'
import { currentTermsId, mailLines } from '@/lib/texts/current-texts'
import { insertOrder } from './insert-order'
import { newOrder, type OrderParts } from './new-order'
import { refusalOf, refuseUnlessPossible, type OrderLimits } from './refuse-order'

interface Checking extends Omit<OrderParts, 'quoted' | 'termsId'> {
  shop: Shop
  menuItems: ItemOnSale[]
  limits: OrderLimits
  byUserId: string | null
  /** Where the confirmation goes; empty: nowhere. */
  mailTo: string
}

/** The one way for a sale into the books, priced by the server. Null: its payment_id is taken, or a limit is reached. */
export async function placeChecked({
  menuItems,
  limits,
  byUserId,
  mailTo,
  ...parts
}: Checking): Promise<OrderRecord | null> {
  const { customer, profile, request, shop, language, now } = parts
  const quoted = quoteWithTimes(request, { shop, menuItems, postcode: deliveryPostcode(profile), now })
  await refuseUnlessPossible(quoted, request, { shop, now })
  // On the phone no terms are shown.
  const order = newOrder({ ...parts, quoted, termsId: customer && (await currentTermsId(language)) })
  const context = mailTo && { shop, language, lines: await mailLines(shop, language), to: mailTo }
  // Only a time that was chosen has a limit: "as soon as possible" always has room.
  const slot = request.requestedFor ? { at: request.requestedFor, capacity: shop.slotCapacity } : null
  // What awaits its payment is confirmed with it.
  const confirmation = context && order.status === 'received' ? receivedMail(order, context) : null
  const number = await insert(order, { confirmation, limits, slot, byUserId })
  if (number === 'slot_full') throw await refusalOf('slot_unavailable', quoted, request, { shop, now })
  if (number === null) return null
  countOrder(request.fulfilment)
  return { ...order, number }
}

async function insert(...placed: Parameters<typeof insertOrder>): ReturnType<typeof insertOrder> {
  try {
    return await insertOrder(...placed)
  } catch (error) {
    if (Object(error).constraint === 'orders_customer_id_fkey') throw new Refusal('not_signed_in')
    throw error
  }
}
