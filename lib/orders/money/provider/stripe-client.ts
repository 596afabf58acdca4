import { Stripe } from 'stripe'
import type { StripeKeys } from '@/lib/platform/payment-provider'
import { ProviderError, type ProviderFault } from './driver'

export interface StripeSettings extends StripeKeys {
  host?: string
  port?: number
  protocol?: 'http' | 'https'
}

/** Where Stripe is, if not at its own address: tests say so. */
export const stripeAddress: Pick<StripeSettings, 'host' | 'port' | 'protocol'> = {}

// Three tries together stay below the timeout of a request to the shop.
const timeoutMs = 6000

export function stripeClient(settings: StripeSettings): Stripe {
  const { secretKey, host, port, protocol } = { ...stripeAddress, ...settings }
  return new Stripe(secretKey, {
    apiVersion: '2026-10-28.endive',
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
    ...(host && { host }),
    ...(port && { port }),
    ...(protocol && { protocol }),
  })
}

const byCode = new Map<string, ProviderFault>([
  ['resource_missing', 'unknown_reference'],
  ['payment_method_unactivated', 'method_not_active'],
  ['payment_method_not_available', 'method_not_active'],
  ['amount_too_large', 'amount_refused'],
  ['amount_too_small', 'amount_refused'],
  ['invalid_charge_amount', 'amount_refused'],
  ['charge_already_refunded', 'already_refunded'],
  ['charge_not_refundable', 'too_late'],
  ['charge_expired_for_capture', 'too_late'],
  ['balance_insufficient', 'balance_too_low'],
  ['insufficient_funds', 'balance_too_low'],
  ['lock_timeout', 'unreachable'],
  ['idempotency_key_in_use', 'unreachable'],
])

/** Throws a `ProviderError`. Stripe's own words stay out of it: they repeat parts of keys and what the guest typed. */
export async function askStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code, param, statusCode, requestId } = error
    const said = [type, code, param, statusCode, requestId].filter((part) => part !== undefined)
    throw new ProviderError(faultOf(error), said.join(' '))
  }
}

function faultOf(error: Stripe.errors.StripeError): ProviderFault {
  const { errors } = Stripe
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeRateLimitError)
    return 'unreachable'
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return 'key_refused'
  const known = byCode.get(error.code ?? '')
  if (known) return known
  // A way of paying that is not active in the account has no code of its own.
  if (error instanceof errors.StripeInvalidRequestError && error.param?.startsWith('allowed_payment_method_types'))
    return 'method_not_active'
  return (error.statusCode ?? 500) >= 500 ? 'unreachable' : 'refused'
}
