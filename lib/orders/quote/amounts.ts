import type { Fulfilment } from '@/lib/orders/limits'

export interface QuotedZone {
  feeRappen: number
  minimumRappen: number
}

export interface LargestOrder {
  largestOrderRappen: number
  largestOrderPieces: number
}

export interface Destination {
  fulfilment: Fulfilment
  pickupMinimumRappen: number
  /** null: not served; undefined: no postcode known yet. */
  zone?: QuotedZone | null
}

interface Terms extends QuotedZone {
  problems: { code: 'postcode_not_served' | 'profile_incomplete' }[]
}

export function termsOf({ fulfilment, pickupMinimumRappen, zone }: Destination): Terms {
  if (fulfilment === 'pickup') return { feeRappen: 0, minimumRappen: pickupMinimumRappen, problems: [] }
  if (zone) return { ...zone, problems: [] }
  const code = zone === null ? 'postcode_not_served' : 'profile_incomplete'
  return { feeRappen: 0, minimumRappen: 0, problems: [{ code }] }
}

export interface Amounts {
  subtotalRappen: number
  deliveryFeeRappen: number
  totalRappen: number
  /** The subtotal from which this fulfilment is possible, and the gap to it. */
  minimumRappen: number
  missingRappen: number
  problems: { code: 'below_minimum' | 'order_too_large' }[]
}

/** The one sum of cart, checkout, quote and create-order. */
export function sumUp(
  lines: readonly { quantity: number; subtotalRappen: number }[],
  { feeRappen, minimumRappen }: QuotedZone,
  largest?: LargestOrder,
): Amounts {
  const subtotalRappen = lines.reduce((sum, line) => sum + line.subtotalRappen, 0)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const totalRappen = subtotalRappen + feeRappen
  const missingRappen = Math.max(0, minimumRappen - subtotalRappen)
  const isTooLarge = largest && (totalRappen > largest.largestOrderRappen || pieces > largest.largestOrderPieces)
  return {
    subtotalRappen,
    deliveryFeeRappen: feeRappen,
    totalRappen,
    minimumRappen,
    missingRappen,
    problems: [
      ...(missingRappen > 0 ? [{ code: 'below_minimum' as const }] : []),
      ...(isTooLarge ? [{ code: 'order_too_large' as const }] : []),
    ],
  }
}
