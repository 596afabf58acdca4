import type { Customer } from '@/lib/accounts/caller'
import type { Client } from '@/lib/accounts/client'
import type { Registered } from '@/lib/accounts/codes/own-registration'
import { registerForOrder } from '@/lib/accounts/codes/register'
import type { OrderRegistration } from '@/lib/accounts/schema'
import type { Language } from '@/lib/i18n/language'
import { countOrder } from '@/lib/platform/metrics'
import { Refusal } from '@/lib/platform/refusal'
import { offeredLanguage } from '@/lib/platform/offered-languages'
import { currentTermsId } from '@/lib/texts/current-terms'
import { mailLines } from '@/lib/texts/mail-lines'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { completeProfile, deliveryPostcode } from '@/lib/orders/order-address'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { quoteWithTimes } from '@/lib/orders/quote/quote-with-times'
import { findQuoteInputs, type EarlierOrder, type QuoteInputs } from '@/lib/orders/quote/quote-inputs'
import { receivedMail } from '@/lib/orders/order-mails'
import type { NewOrder, OrderRecord } from '@/lib/orders/order'
import { ownView, type OrderView } from '@/lib/orders/order-view'
import { insertOrder, insertOrderInSlot } from './insert-order'
import { cashOnDelivery, newOrder } from './new-order'
import { refuseUnlessPossible, refusalOf, orderLimits, refusalByLimits } from './refuse-order'
import { isSameRequest, type NewOrderRequest } from './request-hash'

/**
 * Places an order. The customer's payment_id makes it safe to repeat: the same body, the profile that it is sent with
 * included, answers the same order, whatever else has changed since. A refusal writes nothing, so that the payment_id
 * stays free.
 */
export async function placeOrder(
  customer: Customer,
  request: NewOrderRequest,
  { language, now = new Date() }: { language: Language; now?: Date },
): Promise<OrderView> {
  if (request.paymentMethod.toLowerCase() !== cashOnDelivery.toLowerCase()) throw new Refusal('payment_method_unknown')
  const shop = await currentShop()
  const inputs = await inputsOf(customer, request, { shop, now })
  if (inputs.earlier) return repeated(inputs.earlier, { customer, request, profile: inputs.profile, shop, now })
  if (!shop.openedAt) throw new Refusal('shop_not_open')
  if (inputs.isBlocked) throw blockedBy(shop)
  const profile = completeProfile(customer, inputs.profile, {
    fulfilment: request.fulfilment,
    orderWithoutAccount: shop.orderWithoutAccount,
  })
  const quoted = quoteWithTimes(request, {
    shop,
    menuItems: inputs.menuItems,
    postcode: deliveryPostcode(profile),
    now,
  })
  await refuseUnlessPossible(quoted, request, { shop, now })
  const termsId = await currentTermsId(language)
  const order = newOrder({ customer, profile, request, quoted, language, shop, termsId, now })
  const number = await insert(order, request, { customer, shop })
  if (number === 'slot_full') throw await refusalOf('slot_unavailable', quoted, request, { shop, now })
  if (number !== null) {
    countOrder(request.fulfilment)
    return viewOf({ ...order, number }, { shop, now })
  }
  const { earlier, profile: current } = await inputsOf(customer, request, { shop, now })
  if (!earlier) throw await refusalByLimits(customer, shop, now)
  return repeated(earlier, { customer, request, profile: current, shop, now })
}

/** Why is told by whoever answers the phone. */
function blockedBy({ phone, email }: Shop): Refusal {
  return new Refusal('customer_blocked', { values: { phone, email } })
}

function inputsOf(
  customer: Customer,
  request: NewOrderRequest,
  shopAndTime: { shop: Shop; now: Date },
): Promise<QuoteInputs> {
  return findQuoteInputs({
    ...shopAndTime,
    items: request.items,
    customerId: customer.userId,
    paymentId: request.paymentId,
  })
}

/** The number that it was given. Only a time that the customer chose has a limit: "as soon as possible" always has room. */
async function insert(
  order: NewOrder,
  { requestedFor: at }: NewOrderRequest,
  { customer, shop }: { customer: Customer; shop: Shop },
): Promise<number | 'slot_full' | null> {
  const lines = await mailLines(shop, offeredLanguage(order.language))
  const confirmation = receivedMail(order, { shop, lines, to: customer.email })
  const limits = orderLimits(shop)
  try {
    if (at) return await insertOrderInSlot(order, confirmation, { limits, slot: { at, capacity: shop.slotCapacity } })
    return await insertOrder(order, confirmation, { limits })
  } catch (error) {
    // The account was deleted in this moment.
    if (Object(error).constraint === 'orders_customer_id_fkey') throw new Refusal('not_signed_in')
    throw error
  }
}

interface Repetition {
  customer: Customer
  request: NewOrderRequest
  profile: QuoteInputs['profile']
  shop: Shop
  now: Date
}

async function repeated(earlier: EarlierOrder, { shop, now, ...repetition }: Repetition): Promise<OrderView> {
  const order = await findWholeOrder(earlier.id)
  if (!order) throw new Error(`order ${earlier.id} is gone`)
  const placed = viewOf(order, { shop, now })
  if (!isSameRequest(earlier, repetition)) throw new Refusal('idempotency_conflict', { data: placed })
  return placed
}

function viewOf(order: OrderRecord, { shop, now }: { shop: Shop; now: Date }): OrderView {
  return ownView(order, { cancellationMinutes: shop.cancellationMinutes, now })
}

/**
 * The account of a first order, made on the way from what its form knows; the mailed code then signs in. Whether a
 * password is needed is the owner's decision.
 */
export async function registerToOrder(input: OrderRegistration, client: Client, now = new Date()): Promise<Registered> {
  const { orderWithoutAccount } = await currentShop()
  if (!input.password && !orderWithoutAccount) throw new Refusal('invalid_fields', { fields: { password: 'required' } })
  return registerForOrder(input, client, now)
}
