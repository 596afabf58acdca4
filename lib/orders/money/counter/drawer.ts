// Pure: form and verb count alike.

/** In Rappen. */
export const denominations = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 100_000] as const

export const mostPieces = 9999
export const mostFloatRappen = 10_000_000
export const mostCountedRappen = 100_000_000
export const longestReason = 300

/** Pieces by their value in Rappen. */
export type Coins = Record<string, number>

export function coinsRappen(coins: Coins): number {
  return Object.entries(coins).reduce((sum, [value, pieces]) => sum + Number(value) * pieces, 0)
}

interface Moved {
  floatRappen: number
  takenRappen: number
  refundedRappen: number
}

export function expectedRappen({ floatRappen, takenRappen, refundedRappen }: Moved): number {
  return floatRappen + takenRappen - refundedRappen
}
