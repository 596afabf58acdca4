import type { Stripe } from 'stripe'
import type { FoundPayment } from '../driver'

type IntentStatus = Stripe.PaymentIntent.Status | null

// What the intent says comes first: a session may be complete hours before its money has come, or expire while it comes.
const byIntent = new Map<IntentStatus, FoundPayment['state']>([
  ['succeeded', 'paid'],
  ['requires_capture', 'authorised'],
  ['processing', 'open'],
])

/** Of a session and its payment intent, which does not exist before the guest begins to pay. */
export function sessionState(
  session: Pick<Stripe.Checkout.Session, 'status' | 'payment_status'>,
  intentStatus: IntentStatus,
): FoundPayment['state'] {
  if (session.payment_status === 'paid') return 'paid'
  const state = byIntent.get(intentStatus)
  if (state) return state
  if (session.status === 'expired') return 'expired'
  if (session.status === 'complete') return intentStatus === 'requires_action' ? 'open' : 'failed'
  return 'open'
}
