import type { StaffOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/read/board'
import { cookAt, dueAt } from './due'

export interface Columns {
  /** Nobody has accepted them: the longest waiting first. */
  waiting: StaffOrder[]
  /** To be cooked now, and what its customer cancelled meanwhile: what is due first stands first. */
  kitchen: StaffOrder[]
  /** Accepted for a slot for which it is too early to cook. */
  later: StaffOrder[]
  ready: StaffOrder[]
}

/** Sorts what the board holds into its columns. */
export function columnsOf(orders: StaffOrder[], { now, kitchen }: { now: number; kitchen: Board['kitchen'] }): Columns {
  const inState = (...statuses: StaffOrder['status'][]) => orders.filter(({ status }) => statuses.includes(status))
  const isEarly = (order: StaffOrder) =>
    order.status === 'accepted' && order.requested_for !== null && cookAt(order, kitchen.lead_minutes) > now
  const cooking = [...inState('accepted', 'preparing'), ...orders.filter((order) => order.cancellation_unseen)]
  return {
    waiting: inState('received').toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
    kitchen: cooking.filter((order) => !isEarly(order)).toSorted(byDue),
    later: cooking.filter(isEarly).toSorted(byDue),
    ready: inState('ready', 'out_for_delivery').toSorted(byDue),
  }
}

function byDue(a: StaffOrder, b: StaffOrder): number {
  return dueAt(a) - dueAt(b)
}
