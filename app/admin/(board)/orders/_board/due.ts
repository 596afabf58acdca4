import type { BoardOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/read/board'

const minuteMs = 60_000
const acceptMinutes = [15, 20, 30, 45, 60] as const
const nearMs = 75 * minuteMs

type Timed = Pick<BoardOrder, 'createdAt' | 'requestedFor' | 'quotedFor' | 'promisedFor'>
type LeadMinutes = Board['kitchen']['leadMinutes']

/** Epoch milliseconds: the time promised, else requested, else quoted, else the order's own. */
export function dueAt({ createdAt, requestedFor, quotedFor, promisedFor }: Timed): number {
  return (promisedFor ?? requestedFor ?? quotedFor ?? createdAt).getTime()
}

/** The time that one tap accepts: the one quoted to the customer; null where it has passed. */
export function acceptedAt(order: Timed, now: number): number | null {
  const due = dueAt(order)
  return due > now ? due : null
}

/** When the kitchen must begin, so that it is ready as promised. Epoch milliseconds. */
export function cookAt(order: Timed & Pick<BoardOrder, 'fulfilment'>, leadMinutes: LeadMinutes): number {
  return dueAt(order) - leadMinutes[order.fulfilment] * minuteMs
}

/** The other times that a cook may choose from; for an afternoon slot "in 20 minutes" at noon would be nonsense. */
export function acceptChoices({ requestedFor }: Timed, now: number): readonly number[] {
  return requestedFor && requestedFor.getTime() - now > nearMs ? [] : acceptMinutes
}

/** What `ready_in_minutes` must say so that the promise moves by `minutes`; a promise that is past moves from now. */
export function delayedBy(minutes: number, order: Timed, now: number): number {
  return Math.max(0, Math.round((dueAt(order) - now) / minuteMs)) + minutes
}

export interface Age {
  state: 'waiting' | 'calm' | 'soon' | 'late' | 'ready'
  /** Since when it waits or is ready, until it is due, or since when it is late. */
  minutes: number
}

const soonMinutes = 5

type Aging = Timed & Pick<BoardOrder, 'status' | 'fulfilment' | 'lastStep'>

/** How urgent a ticket is. Food for pickup that is ready is not late: its customer is. */
export function ageOf(order: Aging, now: number): Age {
  const since = (at: Date) => Math.max(0, Math.floor((now - at.getTime()) / minuteMs))
  if (order.status === 'received') return { state: 'waiting', minutes: since(order.createdAt) }
  if (order.status === 'ready' && order.fulfilment === 'pickup')
    return { state: 'ready', minutes: since(order.lastStep?.at ?? order.createdAt) }
  const left = Math.ceil((dueAt(order) - now) / minuteMs)
  if (left < 0) return { state: 'late', minutes: -left }
  return { state: left <= soonMinutes ? 'soon' : 'calm', minutes: left }
}
