import type { PaymentProvider } from '@/lib/generated/prisma/client'
import { db, type Tx } from './database/db'
import { env } from './process/env'
import { offerIn, type PaymentOffer } from './payment-offer'
import { openSecret, sealSecret } from './process/secrets'

type Reader = Pick<Tx, 'paymentProvider'>

/** What is offered beside cash; null: nothing, as where the provider cannot be asked. */
export async function findOffer(reader?: Reader): Promise<PaymentOffer | null> {
  const row = await findProvider(reader)
  return row && (row.provider === 'demo' || stripeKeys(row)) ? offerIn(row) : null
}

/** As the owner has set it; with keys of the environment it is Stripe, and offered once the owner says so. */
export async function findProvider(reader: Reader = db()): Promise<PaymentProvider | null> {
  const row = await reader.paymentProvider.findUnique({ where: { id: 1 } })
  const given = givenKeys()
  if (given) return { ...(row ?? offersNothing), provider: 'stripe', isLive: given.isLive }
  return row?.provider === 'demo' && !demoKeys() ? null : row
}

export const offersNothing: PaymentProvider = {
  ...{ id: 1, provider: 'stripe', isLive: false, secretKey: '', webhookSecret: '', checkedAt: new Date(0) },
  ...{ takesTwint: false, takesCards: false, forPickup: true, forDelivery: true, minimumRappen: 0 },
}

export interface StripeKeys {
  secretKey: string
  /** More than one while the owner replaces a secret. */
  webhookSecrets: readonly string[]
  /** Whether the shop takes real money. */
  isLive: boolean
}

/** Of the environment, which go before the owner's. */
export function givenKeys(): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets = [] } = env()
  return secretKey ? { secretKey, webhookSecrets, isLive: isLiveKey(secretKey) } : null
}

export function isLiveKey(secretKey: string): boolean {
  return /^[sr]k_live_/.test(secretKey)
}

/** Null: the owner has given none, or they were sealed with a secret that the shop has no more. */
export function stripeKeys(row: PaymentProvider): StripeKeys | null {
  const given = givenKeys()
  if (given) return given
  const [secretKey, webhookSecret] = [opened(row, row.secretKey), opened(row, row.webhookSecret)]
  if (secretKey === null || webhookSecret === null) return null
  return { secretKey, webhookSecrets: [webhookSecret], isLive: row.isLive }
}

/** Null where nothing runs beside the shop that pretends to take money. */
export function demoKeys(): { url: string; secret: string } | null {
  const { DEMO_PAYMENT_URL: url, DEMO_PAYMENT_SECRET: secret } = env()
  return url && secret ? { url, secret } : null
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
