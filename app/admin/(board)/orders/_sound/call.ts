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
  /** A printer said nothing of a ticket: the kitchen may not know of its order. */
  isPaperMissing: boolean
  kitchen: Pick<Board['kitchen'], 'isOpen' | 'opensAt' | 'alarmMinutes'>
  now: number
}

/**
 * Sounded together: a cancellation that waits for its "seen" must not silence new orders. A lost connection sounds alone,
 * because it may hide either.
 */
export function callsFor({ connection, waitingSince, cancelled, isPaperMissing, kitchen, now }: Situation): Call[] {
  if (connection === 'lost' || connection === 'signed_out') return ['lost']
  const calls: Call[] = cancelled > 0 ? ['cancelled'] : []
  if (isPaperMissing && kitchen.isOpen) return [...calls, 'alarm']
  if (waitingSince.length === 0 || !isStaffed(kitchen, now)) return calls
  const longest = now - Math.min(...waitingSince)
  return [...calls, kitchen.isOpen && longest >= kitchen.alarmMinutes * 60_000 ? 'alarm' : 'ring']
}

/** Whether staff are in the kitchen: an order of the night must not ring until morning. */
export function isStaffed({ isOpen, opensAt }: Situation['kitchen'], now: number): boolean {
  return isOpen || (opensAt !== null && now >= opensAt.getTime() - beforeOpeningMs)
}

type Ringing = Pick<Stages, 'waiting' | 'kitchen' | 'later'>

/**
 * One short tone: an order that comes in at night or was accepted by itself, a pre-order that it is time to cook, a time
 * that the guest changed.
 */
export function tonesFor({ waiting, kitchen, later }: Ringing, isStaffedNow: boolean): string[] {
  const ofTheNight = isStaffedNow ? [] : waiting
  const toCook = kitchen.filter(
    ({ status, requestedFor, lastStep }) => status === 'accepted' && (requestedFor !== null || lastStep?.by === null),
  )
  const moved = [...kitchen, ...later].filter(({ lastStep }) => lastStep?.isNewTime)
  return [
    ...[...ofTheNight, ...toCook].map(({ id, status }) => `${status} ${id}`),
    ...moved.map(({ id, lastStep }) => `moved ${id} ${lastStep?.at.getTime()}`),
  ]
}

/**
 * Yesterday's open orders ring no more, and one whose customer was asked for a change not for as long as an alarm waits.
 * A station that does not show new orders does not ring for them, but it sounds the alarm.
 */
export function boardCalls(
  { kitchen, leftOver, printers }: Board,
  stages: Ringing,
  { connection, now, station }: Pick<Situation, 'connection' | 'now'> & { station: Station | null },
): { calls: Call[]; tones: string[] } {
  const askedLately = now - kitchen.alarmMinutes * 60_000
  const waiting = stages.waiting.filter(
    ({ id, proposal }) => !leftOver.includes(id) && !(proposal && proposal.proposedAt.getTime() > askedLately),
  )
  const waitingSince = waiting.map((order) => order.createdAt.getTime())
  const cancelled = stages.kitchen.filter((order) => order.cancellationUnseen).length
  const isPaperMissing = printers.some(({ unconfirmed }) => unconfirmed.length > 0)
  const calls = callsFor({ connection, waitingSince, cancelled, isPaperMissing, kitchen, now })
  const isRung = station === null || station.isNew
  return {
    calls: calls.filter((call) => isRung || call !== 'ring'),
    tones: tonesFor(
      { waiting: isRung ? waiting : [], kitchen: stages.kitchen, later: stages.later },
      isStaffed(kitchen, now),
    ),
  }
}
