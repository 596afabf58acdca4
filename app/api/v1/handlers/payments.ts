import { payInCash } from '@/lib/orders/money/online/pay-in-cash'
import { checkPayment, payOrder } from '@/lib/orders/money/online/pay-order'
import { checkPaymentKeys, connectStripe, findPaymentSettings, offerPayments } from '@/lib/orders/money/online/settings'
import { askProvider, closeAttempt, retryRefund } from '@/lib/orders/money/online/settle-by-hand'
import { takeEvent } from '@/lib/orders/money/online/take-event'
import { listUnsettled } from '@/lib/orders/money/online/unsettled'
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
  },
  getPaymentSettings: ({ caller }) => findPaymentSettings(caller),
  connectStripe: ({ caller, body, now }) => connectStripe(caller, body, now),
  checkPaymentKeys: ({ caller }) => checkPaymentKeys(caller),
  offerPayments: ({ caller, body, now }) => offerPayments(caller, body, now),
  listUnsettledPayments: ({ caller, now }) => listUnsettled(caller, now),
  askProvider: ({ caller, params, now }) => askProvider(caller, params.orderId, now),
  retryRefund: ({ caller, params, now }) => retryRefund(caller, params.orderId, now),
  closePaymentAttempt: ({ caller, params, now }) => closeAttempt(caller, params.id, now),
} satisfies Handlers<typeof contract>
