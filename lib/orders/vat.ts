import type { Fulfilment } from './fulfilment'

export type VatClass = 'reduced' | 'standard'

// Swiss rates since 2024. Food to take away or delivered is reduced, alcohol is not; a table by mode because food
// that is eaten on the premises would be taxed at the standard rate.
const ratesPerMille: Record<Fulfilment, Record<VatClass, number>> = {
  pickup: { reduced: 26, standard: 81 },
  delivery: { reduced: 26, standard: 81 },
}

export function vatPerMille(vatClass: VatClass, fulfilment: Fulfilment): number {
  return ratesPerMille[fulfilment][vatClass]
}

/** The tax inside a price that includes it, to the nearest Rappen. */
export function vatInside(grossRappen: number, perMille: number): number {
  return Math.round((grossRappen * perMille) / (1000 + perMille))
}

/**
 * A delivery fee is taxed like the food that it brings, so that it is spread over the rates by their share. Takes and
 * gives sums by rate; nothing is lost to rounding, the largest sum takes the remainder.
 */
export function withFee(grossByRate: Map<number, number>, feeRappen: number): Map<number, number> {
  const total = [...grossByRate.values()].reduce((sum, gross) => sum + gross, 0)
  if (feeRappen === 0 || total === 0) return grossByRate
  const shares = [...grossByRate].map(([rate, gross]) => ({
    rate,
    gross,
    share: Math.floor((feeRappen * gross) / total),
  }))
  const left = feeRappen - shares.reduce((sum, { share }) => sum + share, 0)
  const largest = shares.toSorted((a, b) => b.gross - a.gross)[0]
  return new Map(shares.map((part) => [part.rate, part.gross + part.share + (part === largest ? left : 0)]))
}
