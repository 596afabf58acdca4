import type { PaymentProvider } from '@/lib/generated/prisma/client'
import { db, type Tx } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { openSecret, sealSecret } from '@/lib/platform/secrets'
import { demoDriver } from './demo/demo-driver'
import type { PaymentDriver } from './driver'
import { offerIn, type PaymentOffer } from './offer'
import type { StripeSettings } from './stripe/stripe-client'
import { stripeDriver } from './stripe/stripe-driver'

export interface CurrentProvider {
  driver: PaymentDriver
  offer: PaymentOffer | null
}

/** Tests put another one in its place. */
export const drivers: Record<string, (row: PaymentProvider) => PaymentDriver | null> = {
  stripe: stripeOf,
  demo: demoOf,
}

type Reader = Pick<Tx, 'paymentProvider'>

/** Null: the owner has set none, or its keys were sealed with a secret that the shop has no more. */
export async function currentProvider(reader?: Reader): Promise<CurrentProvider | null> {
  const row = await findProvider(reader)
  const driver = row && (drivers[row.provider]?.(row) ?? null)
  return row && driver && { driver, offer: offerIn(row) }
}

/** What is offered beside cash; null: nothing, as where the provider cannot be asked. */
export async function findOffer(reader?: Reader): Promise<PaymentOffer | null> {
  return (await currentProvider(reader))?.offer ?? null
}

/** As the owner has set it; with keys of the environment it is Stripe, and offered once the owner says so. */
export async function findProvider(reader: Reader = db()): Promise<PaymentProvider | null> {
  const row = await reader.paymentProvider.findUnique({ where: { id: 1 } })
  const given = givenKeys()
  if (given) return { ...(row ?? offersNothing), provider: 'stripe', isLive: given.isLive }
  return row?.provider === 'demo' && !demoOf() ? null : row
}

export const offersNothing: PaymentProvider = {
  ...{ id: 1, provider: 'stripe', isLive: false, secretKey: '', webhookSecret: '', checkedAt: new Date(0) },
  ...{ takesTwint: false, takesCards: false, forPickup: true, forDelivery: true, minimumRappen: 0 },
}

/** Of the environment, which go before the owner's. */
export function givenKeys(): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets = [] } = env()
  return secretKey ? { secretKey, webhookSecrets, isLive: isLiveKey(secretKey) } : null
}

export function isLiveKey(secretKey: string): boolean {
  return /^[sr]k_live_/.test(secretKey)
}

export function stripeKeys(row: PaymentProvider): StripeSettings | null {
  const given = givenKeys()
  if (given) return given
  const [secretKey, webhookSecret] = [opened(row, row.secretKey), opened(row, row.webhookSecret)]
  if (secretKey === null || webhookSecret === null) return null
  return { secretKey, webhookSecrets: [webhookSecret], isLive: row.isLive }
}

function stripeOf(row: PaymentProvider): PaymentDriver | null {
  const keys = stripeKeys(row)
  return keys && stripeDriver(keys)
}

/** Where nothing runs beside the shop that pretends to take money, there is no provider. */
function demoOf(): PaymentDriver | null {
  const { DEMO_PAYMENT_URL: url, DEMO_PAYMENT_SECRET: secret } = env()
  return url && secret ? demoDriver({ url, secret, capture: 'immediate', isDemo: true }) : null
}

type Holder = Pick<PaymentProvider, 'provider' | 'isLive'>

/** A key of the test mode cannot be made one of a live shop by changing the row. */
function sealOf({ provider, isLive }: Holder) {
  return { purpose: 'payment provider', boundTo: `${provider} ${isLive ? 'live' : 'test'}` } as const
}

export function sealedKey(holder: Holder, key: string): string {
  return sealSecret(key, sealOf(holder))
}

function opened(holder: Holder, sealed: string): string | null {
  return openSecret(sealed, sealOf(holder))
}
