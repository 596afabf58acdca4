import { api } from '@/app/_client/api'
import { readCart } from '@/app/_client/cart'
import { textOf } from '@/app/_client/form'
import { requestedItems } from '@/app/_client/quote'
import type { Language } from '@/lib/i18n/language'
import type { TrackedOrder } from '@/lib/orders/answers'
import type { Fulfilment } from '@/lib/orders/fulfilment'
import { billingOfForm } from './billing-of-form'
import { currentPaymentId, markSent, sentPaymentId } from './payment-attempt'

interface Order {
  form: HTMLFormElement
  totalRappen: number
  fulfilment: Fulfilment
  /** ISO time of a slot; empty: as soon as possible. */
  requestedFor: string
}

/** Saves the billing data, then places the order under the attempt's one payment id; both may be repeated. */
export async function sendOrder(
  { form, totalRappen, fulfilment, requestedFor }: Order,
  language: Language,
): Promise<TrackedOrder> {
  const data = new FormData(form)
  await api.updateProfile(billingOfForm(data), language)
  const payment_id = currentPaymentId()
  markSent()
  return api.createOrder(
    {
      payment_id,
      payment_method: 'Cash on Delivery',
      total_amount: totalRappen / 100,
      currency: 'CHF',
      items: requestedItems(readCart()),
      fulfilment,
      order_notes: textOf(data, 'order_notes'),
      ...(requestedFor && { requested_for: requestedFor }),
    },
    language,
  )
}

/** What became of an attempt whose answer was lost; null: nothing was ordered. */
export async function findPlacedOrder(language: Language): Promise<TrackedOrder | null> {
  const payment_id = sentPaymentId()
  if (!payment_id) return null
  const [order = null] = await api.ownOrders({ payment_id }, language)
  return order
}
