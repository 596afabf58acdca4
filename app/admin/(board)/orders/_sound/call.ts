import type { Board } from '@/lib/orders/read/board'
import type { Connection } from '../_board/connection'
import type { Stages } from '../_board/stages'
import type { Station } from '../_board/station'

/** A sound that the board loops until the staff react. */
export type Call = 'ring' | 'alarm' | 'cancelled' | 'lost'

const beforeOpeningMs = 10 * 60_000

interface Situation {
  connection: Connection
  /** When the orders that wait for acceptance came in, epoch milliseconds. */
  waitingSince: number[]
  /** Orders that their customers cancelled in the making and no cook has confirmed. */
  cancelled: number
  kitchen: Pick<Board['kitchen'], 'is_open' | 'opens_at' | 'alarm_minutes'>
  now: number
}

/**
 * Sounded together: a cancellation that waits for its "seen" must not silence new orders. A lost connection sounds alone,
 * because it may hide either.
 */
export function callsFor({ connection, waitingSince, cancelled, kitchen, now }: Situation): Call[] {
  if (connection === 'lost' || connection === 'signed_out') return ['lost']
  const calls: Call[] = cancelled > 0 ? ['cancelled'] : []
  if (waitingSince.length === 0 || !isStaffed(kitchen, now)) return calls
  const longest = now - Math.min(...waitingSince)
  return [...calls, kitchen.is_open && longest >= kitchen.alarm_minutes * 60_000 ? 'alarm' : 'ring']
}

/** Whether staff are in the kitchen: an order of the night must not ring until morning. */
export function isStaffed({ is_open, opens_at }: Situation['kitchen'], now: number): boolean {
  return is_open || (opens_at !== null && now >= Date.parse(opens_at) - beforeOpeningMs)
}

type Ringing = Pick<Stages, 'waiting' | 'kitchen' | 'later'>

/** One short tone: an order that comes in at night, a pre-order that it is time to cook, a time that the guest changed. */
export function tonesFor({ waiting, kitchen, later }: Ringing, isStaffedNow: boolean): string[] {
  const ofTheNight = isStaffedNow ? [] : waiting
  const toCook = kitchen.filter(({ status, requested_for }) => status === 'accepted' && requested_for !== null)
  const moved = [...kitchen, ...later].filter(({ last_step }) => last_step?.is_new_time)
  return [
    ...[...ofTheNight, ...toCook].map(({ id, status }) => `${status} ${id}`),
    ...moved.map(({ id, last_step }) => `moved ${id} ${last_step?.at}`),
  ]
}

/**
 * Yesterday's open orders ring no more, and one whose customer was asked for a change not for as long as an alarm waits.
 * A station that does not show new orders does not ring for them, but it sounds the alarm.
 */
export function boardCalls(
  { kitchen, left_over: leftOver }: Board,
  stages: Ringing,
  { connection, now, station }: Pick<Situation, 'connection' | 'now'> & { station: Station | null },
): { calls: Call[]; tones: string[] } {
  const askedLately = now - kitchen.alarm_minutes * 60_000
  const waiting = stages.waiting.filter(
    ({ id, proposal }) => !leftOver.includes(id) && !(proposal && Date.parse(proposal.proposed_at) > askedLately),
  )
  const waitingSince = waiting.map((order) => Date.parse(order.created_at))
  const cancelled = stages.kitchen.filter((order) => order.cancellation_unseen).length
  const calls = callsFor({ connection, waitingSince, cancelled, kitchen, now })
  const isRung = station === null || station.isNew
  return {
    calls: calls.filter((call) => isRung || call !== 'ring'),
    tones: tonesFor(
      { waiting: isRung ? waiting : [], kitchen: stages.kitchen, later: stages.later },
      isStaffed(kitchen, now),
    ),
  }
}
