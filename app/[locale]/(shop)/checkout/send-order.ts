import { api } from '@/app/_client/api'
import { clearCart, readCart } from '@/app/_client/cart'
import { textOf } from '@/app/_client/form'
import { rememberOrder } from '@/app/_client/placed-orders'
import { requestedItems } from '@/app/_client/quote'
import { toFrancs } from '@/lib/platform/money'
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
export async function sendOrder({ form, totalRappen, fulfilment, requestedFor }: Order): Promise<void> {
  const data = new FormData(form)
  await api('PUT user/updateprofile', { body: billingOfForm(data) })
  const order = await api('POST userorder/create-order', {
    body: {
      payment_id: paymentId(),
      payment_method: 'Cash on Delivery',
      total_amount: toFrancs(totalRappen),
      currency: 'CHF',
      items: requestedItems(readCart()),
      fulfilment,
      order_notes: textOf(data, 'order_notes'),
      ...(requestedFor && { requested_for: requestedFor }),
    },
  })
  rememberOrder(order.order_id)
  forgetAttempt()
  clearCart()
}
