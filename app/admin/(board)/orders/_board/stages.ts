import type { BoardOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/read/board'
import { placeOf } from '@/lib/orders/status'
import { cookAt, dueAt } from './due'

export const stages = ['new', 'work', 'ready'] as const
export type Stage = (typeof stages)[number]

/** Null: it is over, and its customer's cancellation was seen. */
export function stageOf({ status, cancellationUnseen }: BoardOrder): Stage | null {
  const place = placeOf(status)
  if (place === 'queue') return 'new'
  if (place === 'kitchen' || cancellationUnseen) return 'work'
  return place === null ? null : 'ready'
}

export interface Stages {
  /** Not accepted yet, the longest waiting first. */
  waiting: BoardOrder[]
  /** To be cooked now, or cancelled meanwhile. */
  kitchen: BoardOrder[]
  /** Accepted for a slot for which it is too early to cook, the first due first. */
  later: BoardOrder[]
  ready: BoardOrder[]
  /** All but the later ones, as they stand on the board. */
  tickets: BoardOrder[]
}

type Kitchen = Pick<Board['kitchen'], 'leadMinutes'>

/** All in the order of their arrival, in which no step changes a place. */
export function stagesOf(orders: BoardOrder[], { now, kitchen }: { now: number; kitchen: Kitchen }): Stages {
  const isEarly = (order: BoardOrder) =>
    order.status === 'accepted' && order.requestedFor !== null && cookAt(order, kitchen.leadMinutes) > now
  const tickets = orders
    .filter((order) => stageOf(order) && !isEarly(order))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.number - b.number)
  const of = (stage: Stage) => tickets.filter((order) => stageOf(order) === stage)
  const later = orders.filter(isEarly).toSorted((a, b) => dueAt(a) - dueAt(b))
  return { waiting: of('new'), kitchen: of('work'), ready: of('ready'), later, tickets }
}
