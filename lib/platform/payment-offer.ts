import type { PaymentProvider } from '@/lib/generated/prisma/client'
import type { Texts } from '@/lib/i18n/texts'

export type PaymentKind = 'twint' | 'card'

type Fulfilment = 'pickup' | 'delivery'

/** TWINT's limit for one payment. */
export const mostOnlineRappen = 500_000

export interface PaymentOffer extends Pick<PaymentProvider, 'provider' | 'isLive' | 'minimumRappen'> {
  kinds: PaymentKind[]
  for: Fulfilment[]
}

/** What the owner offers beside cash; null: nothing. */
export function offerIn(row: PaymentProvider): PaymentOffer | null {
  const kinds: PaymentKind[] = [
    ...(row.takesTwint ? (['twint'] as const) : []),
    ...(row.takesCards ? (['card'] as const) : []),
  ]
  const fulfilments: Fulfilment[] = [
    ...(row.forPickup ? (['pickup'] as const) : []),
    ...(row.forDelivery ? (['delivery'] as const) : []),
  ]
  if (kinds.length === 0 || fulfilments.length === 0) return null
  const { provider, isLive, minimumRappen } = row
  return { provider, isLive, minimumRappen, kinds, for: fulfilments }
}

export function kindsInWords(offer: PaymentOffer | null, { kinds: names }: Pick<Texts['checkout']['paying'], 'kinds'>) {
  return (offer?.kinds ?? []).map((kind) => names[kind])
}

export function mayPayOnline(
  offer: PaymentOffer | null,
  { fulfilment, totalRappen }: { fulfilment: Fulfilment; totalRappen: number },
): boolean {
  if (!offer?.for.includes(fulfilment)) return false
  return totalRappen >= Math.max(offer.minimumRappen, 1) && totalRappen <= mostOnlineRappen
}
