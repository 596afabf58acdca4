import { api } from '@/app/_client/api'
import type { Cart } from '@/app/_client/cart/cart'
import { textOf } from '@/app/_client/form'
import { requestedItems } from '@/app/_client/cart/quote'
import type { TrackedOrder } from '@/lib/orders/answers'
import type { Fulfilment } from '@/lib/orders/limits'
import type { PayingBy } from '@/lib/orders/payment-methods'
import { RunningCards } from '../_order/running-order'
import { billingOfForm, hasAddress } from './billing-of-form'
import { createOrder, isEndedUnpaid } from './create-order'
import { forgetPaymentId, sentPaymentId } from './payment-id'

export interface Agreed {
  totalRappen: number
  /** Shown for "as soon as possible"; null before the first quote. */
  shownAt: Date | null
}

interface Order extends Agreed {
  payingBy: PayingBy
  cart: Cart
  fulfilment: Fulfilment
  /** ISO time of a slot; empty for as soon as possible. */
  requestedFor: string
}

/** Saves the billing data, then places the order under the attempt's payment id; both are idempotent. */
export async function sendOrder(
  form: HTMLFormElement,
  { cart, totalRappen, fulfilment, requestedFor, shownAt, payingBy }: Order,
): Promise<TrackedOrder> {
  const data = new FormData(form)
  // For the home page, which comes next.
  RunningCards.preload()
  await saveCustomer(data)
  return createOrder({
    payingBy,
    totalRappen,
    items: requestedItems(cart),
    fulfilment,
    handover: data.has('handover') ? 'call' : 'ring',
    order_notes: textOf(data, 'order_notes'),
    ...(requestedFor ? { requested_for: requestedFor } : shownAt && { expected_at: shownAt }),
  })
}

/** Without an address in the form the stored one stays. */
function saveCustomer(data: FormData): Promise<unknown> {
  const billing = billingOfForm(data)
  if (hasAddress(billing)) return api('PUT user/updateprofile', { body: billing })
  const { firstname, lastname, contact_email, phone } = billing
  return api('PUT user/contact', { body: { firstname, lastname, contact_email, phone } })
}

/** Looks up an attempt whose answer was lost; null where no order was placed. */
export async function findPlacedOrder(): Promise<TrackedOrder | null> {
  const payment_id = sentPaymentId()
  if (!payment_id) return null
  const [order = null] = await api('GET user/orders', { query: { payment_id } })
  if (!order || !isEndedUnpaid(order)) return order
  forgetPaymentId()
  return null
}
