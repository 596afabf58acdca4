import type { Customer } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { countOrder } from '@/lib/metrics'
import { Refusal } from '@/lib/refusal'
import { currentShop } from '@/lib/shop/current-shop'
import type { ShopView } from '@/lib/shop/schema'
import type { TrackedOrder } from './answers'
import { completeProfile, deliveryPostcode } from './billing'
import { findWholeOrder } from './find-order'
import { insertOrder, insertOrderInSlot, type Placing } from './insert-order'
import { cashOnDelivery, newOrder } from './new-order'
import { offerFor } from './offer'
import { findOrderBasis, type OrderBasis } from './order-basis'
import { receivedLetter } from './order-letters'
import type { OrderRecord } from './order-record'
import { ownView } from './order-view'
import { refuseUnlessPossible, refusalOf } from './refuse-offer'
import { requestHash } from './request-hash'
import type { CreateOrderBody } from './schema'

/**
 * Places an order. The customer's payment_id makes it safe to repeat: the same body answers the same order, whatever
 * has changed since. A refusal writes nothing, so that the payment_id stays free.
 */
export async function placeOrder(
  customer: Customer,
  body: CreateOrderBody,
  { language, now = new Date() }: { language: Language; now?: Date },
): Promise<TrackedOrder> {
  if (body.payment_method.toLowerCase() !== cashOnDelivery.toLowerCase()) throw new Refusal('payment_method_unknown')
  const shop = await currentShop()
  const basis = await basisOf(customer, body, { shop, now })
  if (basis.earlier) return repeated(basis.earlier, body, shop)
  const profile = completeProfile(customer, basis.profile, body.fulfilment)
  const offer = offerFor(body, { shop, dishes: basis.dishes, postcode: deliveryPostcode(profile), now })
  await refuseUnlessPossible(offer, body, { shop, now })
  const order = newOrder({ customer, profile, body, offer, language, now })
  const outcome = await insert(order, body, shop)
  if (outcome === 'slot_full') throw await refusalOf('slot_unavailable', offer, body, { shop, now })
  if (outcome === 'placed') {
    countOrder(body.fulfilment)
    return viewOf(order, shop)
  }
  const { earlier } = await basisOf(customer, body, { shop, now })
  if (!earlier) throw new Error(`the payment_id of ${customer.userId} is taken, but by no order`)
  return repeated(earlier, body, shop)
}

function basisOf(customer: Customer, body: CreateOrderBody, clock: { shop: ShopView; now: Date }): Promise<OrderBasis> {
  return findOrderBasis({ ...clock, items: body.items, customerId: customer.userId, paymentId: body.payment_id })
}

/** Only a time that the guest chose has a limit; "as soon as possible" is never refused for capacity. */
async function insert(order: OrderRecord, { requested_for: at }: CreateOrderBody, shop: ShopView): Promise<Placing> {
  const confirmation = receivedLetter(order, shop)
  if (at) return insertOrderInSlot(order, confirmation, { at, capacity: shop.slot_capacity })
  return (await insertOrder(order, confirmation)) ? 'placed' : 'payment_id_taken'
}

async function repeated(
  earlier: NonNullable<OrderBasis['earlier']>,
  body: CreateOrderBody,
  shop: ShopView,
): Promise<TrackedOrder> {
  if (earlier.requestHash !== requestHash(body)) throw new Refusal('idempotency_conflict')
  const order = await findWholeOrder(earlier.id)
  if (!order) throw new Error(`order ${earlier.id} is gone`)
  return viewOf(order, shop)
}

function viewOf(order: OrderRecord, shop: ShopView): TrackedOrder {
  return ownView(order, { cancellationMinutes: shop.cancellation_minutes })
}
