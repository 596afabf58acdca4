import { payInCash } from '@/lib/payments/pay-in-cash'
import { checkPayment, payOrder } from '@/lib/payments/pay-order'
import { takeEvent } from '@/lib/payments/take-event'
import { Refusal } from '@/lib/platform/refusal'
import type * as contract from '../contract/payments'
import { readText } from '../http/body'
import type { Handlers } from '../http/handler'
import { originOf } from '../http/request-headers'

export const payments = {
  payOrder: ({ caller, params, request, now }) => payOrder(caller, params.orderId, { address: originOf(request), now }),
  payInCash: ({ caller, params, now }) => payInCash(caller, params.orderId, now),
  checkPayment: ({ caller, params, now }) => checkPayment(params.orderId, caller, now),
  async takePaymentEvent({ params: { provider }, request, now }) {
    const event = { provider, body: await readText(request), headers: request.headers, now }
    if (!(await takeEvent(event))) throw new Refusal('event_refused')
    return null
  },
} satisfies Handlers<typeof contract>
