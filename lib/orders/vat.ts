/** The tax inside a price that includes it, to the nearest Rappen. */
export function vatInside(grossRappen: number, perMille: number): number {
  return Math.round((grossRappen * perMille) / (1000 + perMille))
}

/**
 * A delivery fee is taxed like the food that it brings, so that it is spread over the rates by their share; what is not
 * taxed bears none of it. Takes and gives sums by rate; nothing is lost to rounding, the largest sum takes the remainder,
 * of equal ones that with the lowest rate.
 */
export function withFee(grossByRate: Map<number, number>, feeRappen: number): Map<number, number> {
  const taxed = [...grossByRate].filter(([rate, gross]) => rate > 0 && gross > 0)
  const bearing = taxed.length > 0 ? taxed : [...grossByRate]
  const total = bearing.reduce((sum, [, gross]) => sum + gross, 0)
  if (feeRappen === 0 || total === 0) return grossByRate
  const shares = bearing.map(([rate, gross]) => ({
    rate,
    gross,
    share: Math.floor((feeRappen * gross) / total),
  }))
  const left = feeRappen - shares.reduce((sum, { share }) => sum + share, 0)
  const largest = shares.toSorted((a, b) => b.gross - a.gross || a.rate - b.rate)[0]
  return new Map([
    ...grossByRate,
    ...shares.map((part) => [part.rate, part.gross + part.share + (part === largest ? left : 0)] as const),
  ])
}
