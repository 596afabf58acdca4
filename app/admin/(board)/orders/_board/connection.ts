/** What the board knows of its way to the shop, from best to worst. */
export type Connection = 'live' | 'slow' | 'lost' | 'signed_out'

export interface ConnectionState {
  isSignedOut: boolean
  /** Whether the last question was answered. */
  isAnswering: boolean
  isStreamOpen: boolean
  /** Milliseconds since the last answer. */
  unansweredMs: number
}

/** A board without an answer for so long may be missing orders, whatever its socket believes. */
export const longestUnansweredMs = 40_000

export function connectionOf({ isSignedOut, isAnswering, isStreamOpen, unansweredMs }: ConnectionState): Connection {
  if (isSignedOut) return 'signed_out'
  if (!isAnswering || unansweredMs > longestUnansweredMs) return 'lost'
  return isStreamOpen ? 'live' : 'slow'
}
