import type { StaffOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/read/board'
import type { Connection } from '../_board/connection'

/** What the board sounds like, again and again, until somebody does something about it. */
export type Call = 'silence' | 'ring' | 'alarm' | 'cancelled' | 'lost'

const beforeOpeningMs = 10 * 60_000

interface Situation {
  connection: Connection
  /** When the orders that nobody accepted came in, epoch milliseconds. */
  waitingSince: number[]
  /** Orders that their customers cancelled in the making, and nobody has said "seen". */
  cancelled: number
  kitchen: Pick<Board['kitchen'], 'is_open' | 'opens_at' | 'alarm_minutes'>
  now: number
}

/** A lost connection is louder than any order: behind it nobody knows what waits. */
export function callFor({ connection, waitingSince, cancelled, kitchen, now }: Situation): Call {
  if (connection === 'lost' || connection === 'signed_out') return 'lost'
  if (cancelled > 0) return 'cancelled'
  if (waitingSince.length === 0 || !isStaffed(kitchen, now)) return 'silence'
  const longest = now - Math.min(...waitingSince)
  return kitchen.is_open && longest >= kitchen.alarm_minutes * 60_000 ? 'alarm' : 'ring'
}

/** Whether somebody is in the kitchen: an order of the night must not ring until morning. */
export function isStaffed({ is_open, opens_at }: Situation['kitchen'], now: number): boolean {
  return is_open || (opens_at !== null && now >= Date.parse(opens_at) - beforeOpeningMs)
}

/** What is told with one short tone: an order that comes in at night, a pre-order that it is time to cook. */
export function tonesFor(
  { waiting, kitchen }: { waiting: StaffOrder[]; kitchen: StaffOrder[] },
  isStaffedNow: boolean,
): string[] {
  const ofTheNight = isStaffedNow ? [] : waiting
  const toCook = kitchen.filter(({ status, requested_for }) => status === 'accepted' && requested_for !== null)
  return [...ofTheNight, ...toCook].map(({ id, status }) => `${status} ${id}`)
}
