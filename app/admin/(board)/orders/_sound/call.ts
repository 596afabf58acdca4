import type { Connection } from '../_board/connection'

/** What the board sounds like: silent, a new order, one that waits too long, or no connection. */
export type Call = 'silence' | 'ring' | 'alarm' | 'lost'

interface Situation {
  connection: Connection
  /** When the orders that nobody accepted came in, epoch milliseconds. */
  waitingSince: number[]
  alarmMinutes: number
  /** Whether somebody should be in the kitchen at all. */
  isOpen: boolean
  now: number
}

/** A lost connection is louder than any order: behind it nobody knows what waits. */
export function callFor({ connection, waitingSince, alarmMinutes, isOpen, now }: Situation): Call {
  if (connection === 'lost' || connection === 'signed_out') return 'lost'
  if (waitingSince.length === 0) return 'silence'
  const longest = now - Math.min(...waitingSince)
  return isOpen && longest >= alarmMinutes * 60_000 ? 'alarm' : 'ring'
}
