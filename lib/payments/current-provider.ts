import type { PaymentProvider } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { openSecret, sealSecret } from '@/lib/platform/secrets'
import { demoDriver } from './demo/demo-driver'
import type { PaymentDriver } from './driver'
import { offerIn, type PaymentOffer } from './offer'
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

/** Null: the owner has set none, or its keys were sealed with a secret that the shop has no more. */
export async function currentProvider(): Promise<CurrentProvider | null> {
  const row = await db().paymentProvider.findUnique({ where: { id: 1 } })
  const driver = row && (drivers[row.provider]?.(row) ?? null)
  return row && driver && { driver, offer: offerIn(row) }
}

/** What the owner offers beside cash; null: nothing. */
export async function paymentOffer(): Promise<PaymentOffer | null> {
  return (await currentProvider())?.offer ?? null
}

function stripeOf(row: PaymentProvider): PaymentDriver | null {
  const [secretKey, webhookSecret] = [opened(row, row.secretKey), opened(row, row.webhookSecret)]
  if (secretKey === null || webhookSecret === null) return null
  return stripeDriver({ secretKey, webhookSecrets: [webhookSecret], isLive: row.isLive })
}

/** Where nothing runs beside the shop that pretends to take money, nothing is offered. */
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
