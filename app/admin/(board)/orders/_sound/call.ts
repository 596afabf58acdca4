import type { Connection } from '../_board/connection'

/** What the board sounds like: silent, a new order, one that waits too long, or no connection. */
export type Call = 'silence' | 'ring' | 'alarm' | 'lost'

interface Situation {
  connection: Connection
  /** When the orders that nobody accepted came in, epoch milliseconds. */
  waitingSince: number[]
  alarmMinutes: number
  now: number
}

/** A lost connection is louder than any order: behind it nobody knows what waits. */
export function callFor({ connection, waitingSince, alarmMinutes, now }: Situation): Call {
  if (connection === 'lost' || connection === 'signed_out') return 'lost'
  if (waitingSince.length === 0) return 'silence'
  return now - Math.min(...waitingSince) >= alarmMinutes * 60_000 ? 'alarm' : 'ring'
}
