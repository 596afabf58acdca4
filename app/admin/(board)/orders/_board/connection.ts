import { ApiRefusal } from '@/app/_client/api'

export type Connection = 'live' | 'slow' | 'lost' | 'signed_out'

export interface ConnectionState {
  isSignedOut: boolean
  isAnswering: boolean
  isStreamOpen: boolean
  /** Milliseconds since the shop last gave a sign of life: an answer, or anything on the stream. */
  silentMs: number
}

/** The stream sends a sign of life every four seconds. */
export const longestSilenceMs = 9_000

export function connectionOf({ isSignedOut, isAnswering, isStreamOpen, silentMs }: ConnectionState): Connection {
  if (isSignedOut) return 'signed_out'
  if (!isAnswering || silentMs > longestSilenceMs) return 'lost'
  return isStreamOpen ? 'live' : 'slow'
}

export function saysSignedOut(error: unknown): boolean {
  return error instanceof ApiRefusal && (error.code === 'not_signed_in' || error.code === 'forbidden')
}
