import type { StaffOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/read/board'

const minuteMs = 60_000
const acceptMinutes = [15, 20, 30, 45, 60] as const
const nearMs = 75 * minuteMs

type Timed = Pick<StaffOrder, 'created_at' | 'requested_for' | 'quoted_for' | 'promised_for'>
type LeadMinutes = Board['kitchen']['lead_minutes']

/** When the customer expects it: as promised, else as he asked or was told, else at once. Epoch milliseconds. */
export function dueAt({ created_at, requested_for, quoted_for, promised_for }: Timed): number {
  return Date.parse(promised_for ?? requested_for ?? quoted_for ?? created_at)
}

/** What one tap accepts: the time that the customer was told; null where it has passed. */
export function acceptedAt(order: Timed, now: number): number | null {
  const due = dueAt(order)
  return due > now ? due : null
}

/** When the kitchen must begin, so that it is ready as promised. Epoch milliseconds. */
export function cookAt(order: Timed & Pick<StaffOrder, 'fulfilment'>, leadMinutes: LeadMinutes): number {
  return dueAt(order) - leadMinutes[order.fulfilment] * minuteMs
}

/** The times that a cook may choose from. For a slot in the afternoon "in 20 minutes" at noon would be nonsense. */
export function acceptChoices({ requested_for }: Timed, now: number): readonly number[] {
  return requested_for && Date.parse(requested_for) - now > nearMs ? [] : acceptMinutes
}

/** The choice that the usual lead time suggests where the time of the customer has passed. */
export function suggestedMinutes(leadMinutes: number): number {
  return acceptMinutes.find((minutes) => minutes >= leadMinutes) ?? acceptMinutes[acceptMinutes.length - 1] ?? 60
}

/** What `ready_in_minutes` must say so that the promise moves by `minutes`; a promise that is past moves from now. */
export function delayedBy(minutes: number, order: Timed, now: number): number {
  return Math.max(0, Math.round((dueAt(order) - now) / minuteMs)) + minutes
}
