import { api } from '@/app/_client/api'
import type { Cart } from '@/app/_client/cart'
import { textOf } from '@/app/_client/form'
import { requestedItems } from '@/app/_client/quote'
import { stored } from '@/app/_client/stored'
import { toFrancs } from '@/lib/platform/money'
import type { TrackedOrder } from '@/lib/orders/answers'
import type { Fulfilment } from '@/lib/orders/limits'
import { loadRunningCard } from '../_order/running-order'
import { billingOfForm } from './draft'

/** What the customer has seen, and orders for. */
export interface Agreed {
  totalRappen: number
  /** ISO time for "as soon as possible"; empty: none was shown yet. */
  shownAt: string
}

interface Order extends Agreed {
  cart: Cart
  fulfilment: Fulfilment
  /** ISO time of a slot; empty: as soon as possible. */
  requestedFor: string
}

/** Saves the billing data, then places the order under the attempt's one payment id; both may be repeated. */
export async function sendOrder(
  form: HTMLFormElement,
  { cart, totalRappen, fulfilment, requestedFor, shownAt }: Order,
): Promise<TrackedOrder> {
  const data = new FormData(form)
  // Home shows it next, and has it before the answer.
  void loadRunningCard()
  await saveCustomer(data)
  const payment_id = currentPaymentId()
  markSent()
  return api('POST userorder/create-order', {
    body: {
      payment_id,
      payment_method: 'Cash on Delivery',
      total_amount: toFrancs(totalRappen),
      currency: 'CHF',
      items: requestedItems(cart),
      fulfilment,
      order_notes: textOf(data, 'order_notes'),
      ...(requestedFor ? { requested_for: requestedFor } : shownAt && { expected_at: shownAt }),
    },
  })
}

/** Where no address is asked for, the one that is stored stays. */
function saveCustomer(data: FormData): Promise<unknown> {
  const billing = billingOfForm(data)
  if (data.has('street_address')) return api('PUT user/updateprofile', { body: billing })
  const { firstname, lastname, contact_email, phone } = billing
  return api('PUT user/contact', { body: { firstname, lastname, contact_email, phone } })
}

/** What became of an attempt whose answer was lost; null: nothing was ordered. */
export async function findPlacedOrder(): Promise<TrackedOrder | null> {
  const payment_id = sentPaymentId()
  if (!payment_id) return null
  const [order = null] = await api('GET user/orders', { query: { payment_id } })
  return order
}

interface PaymentAttempt {
  paymentId: string
  /** An order was asked for under it, and nobody has said yet how that ended. */
  isSent: boolean
}

// Where every tab sees it, and after a reload: whoever orders the same cart in two tabs makes one order.
const attempt = stored<PaymentAttempt | null>('payment_attempt', (raw) => {
  const { paymentId, isSent } = (raw ?? {}) as Partial<Record<keyof PaymentAttempt, unknown>>
  return typeof paymentId === 'string' && paymentId ? { paymentId, isSent: isSent === true } : null
})

/** One id per attempt to check out: however often it is sent, it is one order. */
export function currentPaymentId(): string {
  const kept = attempt.read()
  if (kept) return kept.paymentId
  const random = crypto.getRandomValues(new Uint8Array(12))
  const paymentId = `pay_${Array.from(random, (byte) => byte.toString(36).padStart(2, '0')).join('')}`
  attempt.write({ paymentId, isSent: false })
  return paymentId
}

/** From now on there may be an order under the current id, whatever this browser hears of it. */
export function markSent(): void {
  attempt.write({ paymentId: currentPaymentId(), isSent: true })
}

/** Null where nothing was sent: then there is nothing to look for. */
export function sentPaymentId(): string | null {
  const kept = attempt.read()
  return kept?.isSent ? kept.paymentId : null
}

export function useSentPaymentId(): string | null {
  const kept = attempt.useValue()
  return kept?.isSent ? kept.paymentId : null
}

/** The next order is one of its own. */
export function forgetPaymentId(): void {
  attempt.write(null)
}
