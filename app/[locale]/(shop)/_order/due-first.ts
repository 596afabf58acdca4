import type { TrackedOrder } from '@/lib/orders/answers'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'

type Due = Pick<TrackedOrder, 'promisedFor' | 'requestedFor' | 'quotedFor' | 'createdAt'> & {
  heldUntil?: Date | null
}

/** When something is to happen; what is not paid yet is due until then. */
function dueAt({ heldUntil, promisedFor, requestedFor, quotedFor, createdAt }: Due): Date {
  return heldUntil ?? promisedFor ?? requestedFor ?? quotedFor ?? createdAt
}

export function soonestFirst<Order extends Due>(orders: readonly Order[]): Order[] {
  return orders.toSorted((a, b) => dueAt(a).getTime() - dueAt(b).getTime())
}

/** An order for Saturday is no news before Saturday. */
export function isForAnotherDay(order: Due, now: Date): boolean {
  return businessDayOf(dueAt(order)) > businessDayOf(now)
}
