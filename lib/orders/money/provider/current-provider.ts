import type { PaymentProvider } from '@/lib/generated/prisma/client'
import { offerIn, type PaymentOffer } from '@/lib/platform/payment-offer'
import { demoKeys, findProvider, stripeKeys } from '@/lib/platform/payment-provider'
import { demoDriver } from './demo-driver'
import type { PaymentDriver } from './driver'
import { stripeDriver } from './stripe-driver'

export interface CurrentProvider {
  driver: PaymentDriver
  offer: PaymentOffer | null
}

/** Tests put another one in its place. */
export const drivers: Record<string, (row: PaymentProvider) => PaymentDriver | null> = {
  stripe: stripeOf,
  demo: demoOf,
}

/** Null: the owner has set none, or its keys are lost. */
export async function currentProvider(): Promise<CurrentProvider | null> {
  const row = await findProvider()
  const driver = row && (drivers[row.provider]?.(row) ?? null)
  return row && driver && { driver, offer: offerIn(row) }
}

function stripeOf(row: PaymentProvider): PaymentDriver | null {
  const keys = stripeKeys(row)
  return keys && stripeDriver(keys)
}

function demoOf(): PaymentDriver | null {
  const keys = demoKeys()
  return keys && demoDriver({ ...keys, capture: 'immediate', isDemo: true })
}
