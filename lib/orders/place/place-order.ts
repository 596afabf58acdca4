import type { Mail } from '@/emails/mail'
import type { Customer } from '@/lib/accounts/caller'
import type { Client } from '@/lib/accounts/client'
import type { Registered } from '@/lib/accounts/codes/own-registration'
import { registerForOrder } from '@/lib/accounts/codes/register'
import type { OrderRegistration } from '@/lib/accounts/schema'
import type { Language } from '@/lib/i18n/language'
import { countOrder } from '@/lib/platform/metrics'
import { Refusal } from '@/lib/platform/refusal'
import { currentTermsId, mailLines } from '@/lib/texts/current-texts'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { completeProfile, deliveryPostcode } from '@/lib/orders/billing'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { quoteWithTimes } from '@/lib/orders/quote/quote-order'
import { findQuoteInputs, type EarlierOrder, type QuoteInputs } from '@/lib/orders/quote/quote-inputs'
import { receivedMail } from '@/lib/orders/order-mails'
import type { NewOrder, OrderRecord } from '@/lib/orders/order'
import { ownView, type OrderView } from '@/lib/orders/order-view'
import { insertOrder } from './insert-order'
import { type NewOrderRequest, cashOnDelivery, isSameRequest, newOrder } from './new-order'
import { refuseUnlessPossible, refusalOf, orderLimits, refusalByLimits } from './refuse-order'

/** The same payment_id, body and profile answer the same order. A refusal leaves the payment_id free. */
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
  const context = { shop, language, lines: await mailLines(shop, language), to: customer.email }
  const number = await insert(order, receivedMail(order, context), request, shop)
  if (number === 'slot_full') throw await refusalOf('slot_unavailable', quoted, request, { shop, now })
  if (number !== null) {
    countOrder(request.fulfilment)
    return viewOf({ ...order, number }, { shop, now })
  }
  const { earlier, profile: current } = await inputsOf(customer, request, { shop, now })
  if (!earlier) throw await refusalByLimits(customer, shop, now)
  return repeated(earlier, { customer, request, profile: current, shop, now })
}

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

/** Only a time that the customer chose has a limit: "as soon as possible" always has room. */
async function insert(
  order: NewOrder,
  confirmation: Mail,
  { requestedFor: at }: NewOrderRequest,
  shop: Shop,
): Promise<number | 'slot_full' | null> {
  const slot = at ? { at, capacity: shop.slotCapacity } : null
  try {
    return await insertOrder(order, confirmation, { limits: orderLimits(shop), slot })
  } catch (error) {
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

/** The mailed code then signs in. The owner decides whether a password is needed. */
export async function registerToOrder(input: OrderRegistration, client: Client, now = new Date()): Promise<Registered> {
  const { orderWithoutAccount } = await currentShop()
  if (!input.password && !orderWithoutAccount) throw new Refusal('invalid_fields', { fields: { password: 'required' } })
  return registerForOrder(input, client, now)
}
