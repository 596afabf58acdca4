import type { Customer } from '@/lib/accounts/caller'
import type { Client } from '@/lib/accounts/client'
import type { Registered } from '@/lib/accounts/codes/own-registration'
import { registerForOrder } from '@/lib/accounts/codes/register'
import type { OrderRegistration } from '@/lib/accounts/schema'
import type { Language } from '@/lib/i18n/language'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { completeProfile, copyOf } from '@/lib/orders/billing'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { findQuoteInputs, type EarlierOrder, type QuoteInputs, type ShopAndTime } from '@/lib/orders/quote/quote-inputs'
import { ownView, type OrderView } from '@/lib/orders/order-view'
import { paymentMethodOf, payOnline } from '@/lib/orders/payment-methods'
import { paymentOffer } from '@/lib/payments/current-provider'
import { mayPayOnline } from '@/lib/payments/offer'
import { type NewOrderRequest, isSameRequest } from './new-order'
import { placeChecked } from './place-checked'
import { orderLimits, refusalByLimits } from './refuse-order'

/** The same payment_id, body and profile answer the same order. A refusal leaves the payment_id free. */
export async function placeOrder(
  customer: Customer,
  request: NewOrderRequest,
  { language, now = new Date() }: { language: Language; now?: Date },
): Promise<OrderView> {
  const payingBy = paymentMethodOf(request.paymentMethod)
  if (!payingBy) throw new Refusal('payment_method_unknown')
  const shop = await currentShop()
  const inputs = await inputsOf(customer, request, { shop, now })
  if (inputs.earlier) return repeated(inputs.earlier, { customer, request, profile: inputs.profile, shop, now })
  if (!shop.openedAt) throw new Refusal('shop_not_open')
  if (inputs.isBlocked) throw blockedBy(shop)
  const profile = completeProfile(customer, inputs.profile, {
    fulfilment: request.fulfilment,
    orderWithoutAccount: shop.orderWithoutAccount,
  })
  if (payingBy === payOnline) await refuseUnlessPayable(request)
  const placed = await placeChecked({
    ...{ customer, profile, request, payingBy, language, shop, now, menuItems: inputs.menuItems },
    ...{ limits: orderLimits(shop), byUserId: null, mailTo: customer.email },
  })
  if (placed) return ownView(placed, { shop, now })
  const { earlier, profile: current } = await inputsOf(customer, request, { shop, now })
  if (!earlier) throw await refusalByLimits(customer, shop, now)
  return repeated(earlier, { customer, request, profile: current, shop, now })
}

/** By the total that the client believes: another one is refused with the quote. */
async function refuseUnlessPayable({ fulfilment, totalAmountRappen: totalRappen }: NewOrderRequest): Promise<void> {
  if (!mayPayOnline(await paymentOffer(), { fulfilment, totalRappen })) throw new Refusal('payment_method_unknown')
}

function blockedBy({ phone, email }: Shop): Refusal {
  return new Refusal('customer_blocked', { values: { phone, email } })
}

function inputsOf(
  { userId: customerId }: Customer,
  { items, paymentId }: NewOrderRequest,
  shopAndTime: ShopAndTime,
): Promise<QuoteInputs> {
  return findQuoteInputs({ ...shopAndTime, items, customerId, paymentId })
}

interface Repetition {
  customer: Customer
  request: NewOrderRequest
  profile: QuoteInputs['profile']
  shop: Shop
  now: Date
}

async function repeated(
  earlier: EarlierOrder,
  { customer, request, profile, shop, now }: Repetition,
): Promise<OrderView> {
  const order = await findWholeOrder(earlier.id)
  if (!order) throw new Error(`order ${earlier.id} is gone`)
  const placed = ownView(order, { shop, now })
  const copy = profile && copyOf(customer, profile)
  if (!isSameRequest(earlier, { request, copy })) throw new Refusal('idempotency_conflict', { data: placed })
  return placed
}

/** The mailed code then signs in. The owner decides whether a password is needed. */
export async function registerToOrder(input: OrderRegistration, client: Client, now = new Date()): Promise<Registered> {
  const { orderWithoutAccount } = await currentShop()
  if (!input.password && !orderWithoutAccount) throw new Refusal('invalid_fields', { fields: { password: 'required' } })
  return registerForOrder(input, client, now)
}
