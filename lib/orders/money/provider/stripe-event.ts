import { Stripe } from 'stripe'
import type { PaymentEvent } from './driver'

/** What the webhook endpoint of the shop has to be told. */
export const stripeEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'refund.updated',
  'refund.failed',
] as const

const toleranceSeconds = 300

export function readStripeEvent(body: string, headers: Headers, secrets: readonly string[]): PaymentEvent | null {
  const signature = headers.get('stripe-signature') ?? ''
  for (const secret of secrets) {
    const event = eventUnder(secret, body, signature)
    if (event) return { id: event.id, ...subjectOf(event.data.object) }
  }
  return null
}

function eventUnder(secret: string, body: string, signature: string): Stripe.Event | null {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds)
  } catch {
    // Of another secret, too old, or no JSON: why is nothing that its sender should learn.
    return null
  }
}

function subjectOf(object: Stripe.Event.Data.Object): Omit<PaymentEvent, 'id'> {
  const nothing = { reference: null, attemptId: null, refundReference: null }
  const { id, object: kind, metadata } = object as { id?: string; object?: string; metadata?: Stripe.Metadata | null }
  if (!id) return nothing
  if (kind === 'checkout.session') return { ...nothing, reference: id }
  if (kind === 'refund') return { ...nothing, refundReference: id }
  if (kind === 'charge' || kind === 'payment_intent') return { ...nothing, attemptId: metadata?.attempt_id ?? null }
  return nothing
}
