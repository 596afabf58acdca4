import type { Stripe } from 'stripe'
import {
  ProviderError,
  type FoundPayment,
  type FoundRefund,
  type PaymentDriver,
  type PaymentToOpen,
  type RefundToSend,
} from './driver'
import { askStripe, stripeClient, type StripeSettings } from './stripe-client'
import { readStripeEvent } from './stripe-event'

/** Stripe Checkout: one session for each attempt, on a page of Stripe's. TWINT there cannot be captured later. */
export function stripeDriver(settings: StripeSettings): PaymentDriver {
  const stripe = stripeClient(settings)
  const find = (reference: string) => askStripe(() => findSession(stripe, reference))
  return {
    provider: 'stripe',
    capture: 'immediate',
    isLive: settings.isLive,
    open: (payment) => askStripe(() => openSession(stripe, payment)),
    find,
    async expire(reference) {
      try {
        await askStripe(() => stripe.checkout.sessions.expire(reference))
      } catch (error) {
        // It was complete or has expired before.
        if (!(error instanceof ProviderError && error.fault === 'refused')) throw error
      }
      return find(reference)
    },
    take: refuseCapture,
    release: refuseCapture,
    refund: (refund) => askStripe(() => refundOnce(stripe, refund)),
    findRefund: (reference) => askStripe(async () => foundRefund(await stripe.refunds.retrieve(reference))),
    readEvent: (body, headers) => readStripeEvent(body, headers, settings.webhookSecrets),
  }
}

// A session lives at least 30 minutes from the moment in which Stripe makes it, and our clock may be behind. Counted from
// the attempt's own end, so that a second call says the same and the idempotency key holds.
const sessionOutlivesAttemptSeconds = 32 * 60

async function openSession(stripe: Stripe, payment: PaymentToOpen) {
  const { attemptId, orderId, description, amountRappen, idempotencyKey } = payment
  // On both: the intent does not exist before the guest begins to pay, and its charge knows nothing of the session.
  const metadata = { attempt_id: attemptId, order_id: orderId }
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: [...payment.kinds],
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'chf', unit_amount: amountRappen, product_data: { name: description } },
        },
      ],
      // Otherwise Stripe may offer a tourist the amount in another currency.
      adaptive_pricing: { enabled: false },
      locale: payment.language,
      customer_email: payment.email,
      success_url: payment.successUrl,
      cancel_url: payment.failureUrl,
      expires_at: Math.floor(payment.expiresAt.getTime() / 1000) + sessionOutlivesAttemptSeconds,
      client_reference_id: orderId,
      metadata,
      payment_intent_data: { description, metadata },
    },
    { idempotencyKey },
  )
  if (!url) throw new ProviderError('refused', `session ${id} has no page`)
  return { reference: id, redirectUrl: url }
}

async function findSession(stripe: Stripe, reference: string): Promise<FoundPayment> {
  const session = await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] })
  const intent = expanded(session.payment_intent)
  const state = sessionState(session, intent?.status ?? null)
  const charge = state === 'paid' ? expanded(intent?.latest_charge) : null
  return {
    reference: session.id,
    state,
    amountRappen: charge?.amount ?? session.amount_total ?? 0,
    currency: (charge?.currency ?? session.currency ?? '').toUpperCase(),
    attemptId: session.metadata?.attempt_id ?? '',
    isLive: session.livemode,
    kind: kindOf(charge),
    chargeReference: charge?.id ?? null,
    refundedRappen: charge?.amount_refunded ?? 0,
  }
}

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

/** Apple Pay, Google Pay and Link are cards. */
function kindOf(charge: Stripe.Charge | null): FoundPayment['kind'] {
  const type = charge?.payment_method_details?.type
  if (!type) return null
  return type === 'twint' ? 'twint' : 'card'
}

function expanded<T extends object>(value: string | T | null | undefined): T | null {
  return typeof value === 'object' ? value : null
}

// Stripe forgets an idempotency key after a day; a refund may be tried for longer.
async function refundOnce(stripe: Stripe, refund: RefundToSend): Promise<FoundRefund> {
  const { refundId, chargeReference, amountRappen, idempotencyKey } = refund
  const earlier = await stripe.refunds.list({ charge: chargeReference, limit: 100 })
  const sent = earlier.data.find(({ metadata }) => metadata?.refund_id === refundId)
  if (sent) return foundRefund(sent)
  const made = await stripe.refunds.create(
    { charge: chargeReference, amount: amountRappen, metadata: { refund_id: refundId } },
    { idempotencyKey },
  )
  return foundRefund(made)
}

function foundRefund({ id, status, amount }: Stripe.Refund): FoundRefund {
  const isFailed = status === 'failed' || status === 'canceled'
  return { reference: id, state: status === 'succeeded' ? 'done' : isFailed ? 'failed' : 'sent', amountRappen: amount }
}

async function refuseCapture(): Promise<never> {
  throw new ProviderError('refused', 'what is paid at Stripe Checkout is taken at once')
}
