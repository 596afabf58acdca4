import type { Stripe } from 'stripe'
import type { PaymentKind } from '@/lib/platform/payment-offer'
import { ProviderError } from './driver'
import type { KeyProblem } from './key-problems'
import { askStripe, stripeClient, type StripeSettings } from './stripe-client'
import { stripeEvents } from './stripe-event'

export interface KeysToCheck extends StripeSettings {
  /** Where the shop receives events. */
  webhookUrl: string
  kinds: readonly PaymentKind[]
}

/** Nothing is wrong, or what the owner has to put right, in this order. */
export async function checkKeys(keys: KeysToCheck): Promise<KeyProblem[]> {
  const problems = problemsOfForm(keys)
  if (problems.includes('no_secret_key')) return problems
  const stripe = stripeClient(keys)
  try {
    return [...problems, ...(await inactiveKinds(stripe, keys.kinds)), ...(await problemsOfWebhook(stripe, keys))]
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return [...problems, error.fault === 'unreachable' ? 'unreachable' : 'key_refused']
  }
}

function problemsOfForm({ secretKey, webhookSecrets, isLive }: KeysToCheck): KeyProblem[] {
  const mode = /^[sr]k_(live|test)_\w+$/.exec(secretKey)?.[1]
  const isSecret = webhookSecrets.length > 0 && webhookSecrets.every((secret) => /^whsec_\S+$/.test(secret))
  return [
    ...(mode ? [] : ['no_secret_key' as const]),
    ...(mode === 'test' && isLive ? ['test_key_in_live_shop' as const] : []),
    ...(mode === 'live' && !isLive ? ['live_key_in_test' as const] : []),
    ...(isSecret ? [] : ['no_webhook_secret' as const]),
  ]
}

async function inactiveKinds(stripe: Stripe, kinds: readonly PaymentKind[]): Promise<KeyProblem[]> {
  // Checkout offers what the default configuration has switched on, as far as the account may take it.
  const { data } = await askStripe(() => stripe.paymentMethodConfigurations.list({ limit: 100 }))
  const used = data.find(({ is_default, active }) => is_default && active)
  return kinds.filter((kind) => !used?.[kind]?.available).map((kind) => `${kind}_not_active` as const)
}

async function problemsOfWebhook(stripe: Stripe, { webhookUrl }: KeysToCheck): Promise<KeyProblem[]> {
  const { data } = await askStripe(() => stripe.webhookEndpoints.list({ limit: 100 }))
  const ours = data.filter(({ url }) => url === webhookUrl)
  const enabled = ours.filter(({ status }) => status === 'enabled')
  if (enabled.length === 0) return [ours.length === 0 ? 'webhook_missing' : 'webhook_disabled']
  const events = new Set(enabled.flatMap(({ enabled_events }) => enabled_events))
  return events.has('*') || stripeEvents.every((name) => events.has(name)) ? [] : ['webhook_events_missing']
}
