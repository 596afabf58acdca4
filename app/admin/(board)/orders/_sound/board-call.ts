import type { Board } from '@/lib/orders/read/board'
import type { Columns } from '../_board/columns'
import type { Connection } from '../_board/connection'
import { callFor, isStaffed, tonesFor, type Call } from './call'

interface Situation {
  connection: Connection
  now: number
}

/** What the board should sound like now. What yesterday left behind rings no more. */
export function boardCall(
  { kitchen, left_over: leftOver }: Board,
  columns: Columns,
  { connection, now }: Situation,
): { call: Call; tones: string[] } {
  const waiting = columns.waiting.filter(({ id }) => !leftOver.includes(id))
  const waitingSince = waiting.map((order) => Date.parse(order.created_at))
  const cancelled = columns.kitchen.filter((order) => order.cancellation_unseen).length
  const call = callFor({ connection, waitingSince, cancelled, kitchen, now })
  return { call, tones: tonesFor({ waiting, kitchen: columns.kitchen }, isStaffed(kitchen, now)) }
}
