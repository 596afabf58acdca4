/** What the board knows of its way to the shop, from best to worst. */
export type Connection = 'live' | 'slow' | 'lost' | 'signed_out'

export interface Facts {
  isSignedOut: boolean
  /** Whether the last question was answered. */
  isAnswering: boolean
  isStreamOpen: boolean
  /** Milliseconds since the last answer. */
  silence: number
}

/** A board that heard nothing for so long may be missing orders, whatever its socket believes. */
export const longestSilenceMs = 40_000

export function connectionOf({ isSignedOut, isAnswering, isStreamOpen, silence }: Facts): Connection {
  if (isSignedOut) return 'signed_out'
  if (!isAnswering || silence > longestSilenceMs) return 'lost'
  return isStreamOpen ? 'live' : 'slow'
}
