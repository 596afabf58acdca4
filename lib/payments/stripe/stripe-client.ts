import { Stripe } from 'stripe'

export interface StripeSettings {
  secretKey: string
  /** More than one while the owner replaces a secret. */
  webhookSecrets: readonly string[]
  /** Whether the shop takes real money. */
  isLive: boolean
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
