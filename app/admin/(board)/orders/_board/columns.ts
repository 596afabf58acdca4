import type { StaffOrder } from '@/lib/orders/answers'
import { dueAt } from './due'

export interface Columns {
  /** Nobody has accepted them: the longest waiting first. */
  waiting: StaffOrder[]
  /** To be cooked now or soon: what is due first stands first. */
  kitchen: StaffOrder[]
  /** Accepted for a time that is still far. */
  later: StaffOrder[]
  ready: StaffOrder[]
}

const farMs = 90 * 60_000

/** Sorts the board's open orders into its columns. */
export function columnsOf(orders: StaffOrder[], now: number): Columns {
  const inState = (...statuses: StaffOrder['status'][]) => orders.filter(({ status }) => statuses.includes(status))
  const accepted = inState('accepted').toSorted(byDue)
  const isFar = (order: StaffOrder) => dueAt(order) - now > farMs
  return {
    waiting: inState('received').toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
    kitchen: [...inState('preparing').toSorted(byDue), ...accepted.filter((order) => !isFar(order))],
    later: accepted.filter(isFar),
    ready: inState('ready', 'out_for_delivery').toSorted(byDue),
  }
}

function byDue(a: StaffOrder, b: StaffOrder): number {
  return dueAt(a) - dueAt(b)
}
