import type { Customer } from '@/lib/accounts/caller'
import type { Client } from '@/lib/accounts/client'
import type { Registered } from '@/lib/accounts/codes/own-registration'
import { registerForOrder } from '@/lib/accounts/codes/register'
import type { OrderRegistration } from '@/lib/accounts/schema'
import type { Language } from '@/lib/i18n/language'
import { findPortionsLeft, type PortionsLeft } from '@/lib/menu/availability/portions'
import { countOrder } from '@/lib/platform/process/metrics'
import type { Tx } from '@/lib/platform/database/db'
import { violated } from '@/lib/platform/database/database-error'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { currentTermsId, mailLines } from '@/lib/pages/current-texts'
import { completeProfile, copyOf, deliveryPostcode } from '@/lib/orders/billing'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { findQuoteInputs, type EarlierOrder, type ItemOnSale, type QuoteInputs } from '@/lib/orders/quote/quote-inputs'
import { quoteWithTimes } from '@/lib/orders/quote/quote-order'
import { claimsOf, type KitchenState } from '@/lib/orders/kitchen'
import { findKitchen } from '@/lib/orders/quote/find-kitchen'
import type { ProblemCode, Quote } from '@/lib/orders/quote/quote'
import type { OrderRecord } from '@/lib/orders/order'
import { sumOfFees } from '@/lib/orders/outside'
import { receivedMail } from '@/lib/orders/mails/order-mails'
import { ownView, type OrderView } from '@/lib/orders/read/order-view'
import { paymentMethodOf, payOnline } from '@/lib/orders/payment-methods'
import { mayPayOnline } from '@/lib/platform/payment-offer'
import { insertOrder } from './insert-order'
import { type NewOrderRequest, type OrderParts, isSameRequest, newOrder, wayOf } from './new-order'
import { orderLimits, refusalByLimits, refusalOf, refuseUnlessPossible, type OrderLimits } from './refuse-order'

/** The same payment_id, body and profile answer the same order. A refusal leaves the payment_id free. */
export async function placeOrder(
  customer: Customer,
  request: NewOrderRequest,
  { language, now = new Date() }: { language: Language; now?: Date },
): Promise<OrderView> {
  const [payingBy, shop] = [paymentMethodOf(request.paymentMethod), await currentShop()]
  if (!payingBy) throw notPaidLikeThat(shop)
  const { items, paymentId, fulfilment, totalAmountRappen } = request
  const question = { shop, now, items, customerId: customer.userId, paymentId }
  const inputs = await findQuoteInputs(question)
  if (inputs.earlier) return repeated(inputs.earlier, { customer, request, profile: inputs.profile, shop, now })
  if (!shop.openedAt) throw new Refusal('shop_not_open')
  if (inputs.isBlocked) throw blockedBy(shop)
  const { orderWithoutAccount } = shop
  const profile = completeProfile(customer, inputs.profile, { fulfilment, orderWithoutAccount })
  // By the total that the client believes: another one is refused with the quote.
  if (payingBy === payOnline && !mayPayOnline(shop.online, { fulfilment, totalRappen: totalAmountRappen ?? 0 })) throw notPaidLikeThat(shop)
  const placed = await placeChecked({
    ...{ customer, profile, request, payingBy, language, shop, now },
    ...{ menuItems: inputs.menuItems, portionsLeft: inputs.portionsLeft, kitchen: inputs.kitchen },
    ...{ limits: orderLimits(shop), byUserId: null, mailTo: customer.email },
  })
  if (placed) return ownView(placed, { shop, now })
  const { earlier, profile: current } = await findQuoteInputs(question)
  if (!earlier) throw await refusalByLimits(customer, shop, now)
  return repeated(earlier, { customer, request, profile: current, shop, now })
}

function notPaidLikeThat({ online }: Shop): Refusal {
  return new Refusal('payment_method_unknown', online ? { message: 'notPaidLikeThat' } : {})
}

function blockedBy({ phone, email }: Shop): Refusal {
  return new Refusal('customer_blocked', { values: { phone, email } })
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

export interface Checking extends Omit<OrderParts, 'quoted' | 'termsId'> {
  shop: Shop
  menuItems: ItemOnSale[]
  kitchen: KitchenState
  portionsLeft: PortionsLeft
  limits: OrderLimits
  byUserId: string | null
  /** Where the confirmation goes; empty: nowhere. */
  mailTo: string
  /** What else its transaction writes; it is no sale of ours alone. */
  beside?: (tx: Tx, order: OrderRecord) => Promise<void>
}

const mostTries = 100

/** The one way for a sale into the books, priced by the server. Null: its payment_id is taken, or a limit is reached. */
export async function placeChecked(checking: Checking, tries = mostTries): Promise<OrderRecord | null> {
  const { menuItems, portionsLeft, kitchen, limits, byUserId, mailTo, beside, ...parts } = checking
  const { customer, profile, request, shop, language, now } = parts
  const priced = { shop, menuItems, postcode: deliveryPostcode(profile), kitchen, now }
  const asked = { ...request, fulfilment: wayOf(request) }
  const quoted = quoteWithTimes(asked, { ...priced, portionsLeft })
  refuseUnlessPossible(quoted, request, { shop, now })
  if (isMoreOffThanPrice(request, quoted)) throw new Refusal('invalid_fields', { fields: { fees: 'out_of_range' } })
  // On the phone no terms are shown.
  const order = newOrder({ ...parts, quoted, termsId: customer && (await currentTermsId(language)) })
  const context = mailTo && { shop, language, lines: await mailLines(shop, language), to: mailTo }
  // What awaits its payment is confirmed with it.
  const confirmation = context && order.status === 'received' ? receivedMail(order, context) : null
  const isPlaced = order.quotedFor !== null && quoted.times.placeAt(order.quotedFor) !== null
  const claims = isPlaced ? claimsOf(order, shop) : []
  const number = await insert(order, { confirmation, limits, claims, byUserId, beside })
  if (number === 'full') {
    // Another guest was faster: the next place is looked for, and asked about if it is later than was shown.
    if (tries === 0) throw new Refusal('unavailable')
    return placeChecked({ ...checking, kitchen: await findKitchen(shop, now) }, tries - 1)
  }
  if (number === 'too_few_portions') {
    const left = quoteWithTimes(asked, { ...priced, portionsLeft: await findPortionsLeft(now) })
    throw refusalOf(soldOutIn(left), left, request, { shop, now })
  }
  if (number === null) return null
  if (!order.isTest) countOrder(request.fulfilment)
  return { ...order, number }
}

function isMoreOffThanPrice({ outside }: NewOrderRequest, { totalRappen }: Quote): boolean {
  return totalRappen + sumOfFees(outside?.fees.filter(({ kind }) => kind !== 'tip') ?? []) < 0
}

async function insert(...placed: Parameters<typeof insertOrder>) {
  try {
    return await insertOrder(...placed)
  } catch (error) {
    const constraint = violated(error) ?? Object(error).constraint
    if (constraint === 'orders_customer_id_fkey') throw new Refusal('not_signed_in')
    if (constraint === 'portion_count_left' || constraint === 'LG061') return 'too_few_portions'
    throw error
  }
}

/** Of those who wanted the last portions at once; whoever was too late may find that one was given back since. */
function soldOutIn({ problems }: Quote): ProblemCode {
  return problems.find(({ code }) => code === 'item_sold_out' || code === 'option_sold_out')?.code ?? 'item_sold_out'
}

/** The mailed code then signs in. The owner decides whether a password is needed. */
export async function registerToOrder(input: OrderRegistration, client: Client, now = new Date()): Promise<Registered> {
  const { orderWithoutAccount } = await currentShop()
  if (!input.password && !orderWithoutAccount) throw new Refusal('invalid_fields', { fields: { password: 'required' } })
  return registerForOrder(input, client, now)
}
