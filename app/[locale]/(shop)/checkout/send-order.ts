'use client'

import { api } from '@/app/_client/api'
import { clearCart, readCart } from '@/app/_client/cart'
import { textOf } from '@/app/_client/form'
import { rememberOrder } from '@/app/_client/placed-orders'
import { requestedItems } from '@/app/_client/quote'
import type { Language } from '@/lib/i18n/language'
import type { Fulfilment } from '@/lib/orders/fulfilment'
import { billingOfForm } from './billing-of-form'
import { forgetAttempt, paymentId } from './draft'

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
): Promise<void> {
  const data = new FormData(form)
  await api.updateProfile(billingOfForm(data), language)
  const order = await api.createOrder(
    {
      payment_id: paymentId(),
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
  rememberOrder(order.order_id)
  forgetAttempt()
  clearCart()
}
