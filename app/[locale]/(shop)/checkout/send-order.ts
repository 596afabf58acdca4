import { api } from '@/app/_client/api'
import { readCart } from '@/app/_client/cart'
import { textOf } from '@/app/_client/form'
import { requestedItems } from '@/app/_client/quote'
import { toFrancs } from '@/lib/platform/money'
import type { TrackedOrder } from '@/lib/orders/answers'
import type { Fulfilment } from '@/lib/orders/fulfilment'
import { loadRunningCard } from '../_order/running-order'
import { billingOfForm } from './billing-of-form'
import { currentPaymentId, markSent, sentPaymentId } from './payment-attempt'

/** What the customer has seen, and orders for. */
export interface Agreed {
  totalRappen: number
  /** ISO time for "as soon as possible"; empty: none was shown yet. */
  shownAt: string
}

interface Order extends Agreed {
  fulfilment: Fulfilment
  /** ISO time of a slot; empty: as soon as possible. */
  requestedFor: string
}

/** Saves the billing data, then places the order under the attempt's one payment id; both may be repeated. */
export async function sendOrder(
  form: HTMLFormElement,
  { totalRappen, fulfilment, requestedFor, shownAt }: Order,
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
      items: requestedItems(readCart()),
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
