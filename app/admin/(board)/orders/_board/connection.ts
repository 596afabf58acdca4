/** What the board knows of its way to the shop, from best to worst. */
export type Connection = 'live' | 'slow' | 'lost' | 'signed_out'

export interface ConnectionState {
  isSignedOut: boolean
  /** Whether the last question was answered. */
  isAnswering: boolean
  isStreamOpen: boolean
  /** Milliseconds since the shop last gave a sign of life: an answer, or anything on the stream. */
  silentMs: number
}

/**
 * The stream says every four seconds that it lives. A board that hears nothing for so long may be missing orders,
 * whatever its socket believes.
 */
export const longestSilenceMs = 9_000

export function connectionOf({ isSignedOut, isAnswering, isStreamOpen, silentMs }: ConnectionState): Connection {
  if (isSignedOut) return 'signed_out'
  if (!isAnswering || silentMs > longestSilenceMs) return 'lost'
  return isStreamOpen ? 'live' : 'slow'
}
