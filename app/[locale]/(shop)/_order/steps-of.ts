import type { TrackedOrder } from '@/lib/orders/answers'
import { usualWay, type OrderStatus } from '@/lib/orders/status'

export interface ShownStep {
  status: OrderStatus
  /** Null: it has not come to that, or nobody pressed the button. */
  at: Date | null
  isReached: boolean
  isCurrent: boolean
}

type Moving = Pick<TrackedOrder, 'order_status' | 'fulfilment' | 'history'>

/** The usual way with how far the order is; of a stopped order how far it came, and its end. */
export function stepsOf(order: Moving): ShownStep[] {
  const way = wayOf(order)
  const position = way.indexOf(order.order_status)
  return way.map((status, index) => ({
    status,
    at: index <= position ? beginningOf(status, order) : null,
    isReached: index <= position,
    isCurrent: index === position,
  }))
}

function wayOf({ order_status, fulfilment, history }: Moving): OrderStatus[] {
  const way = usualWay(fulfilment)
  if (way.includes(order_status)) return way
  const cameTo = history.findLast(({ status }) => way.includes(status))?.status ?? 'received'
  return [...way.slice(0, way.indexOf(cameTo) + 1), order_status]
}

/** A delay repeats a status and does not begin it anew; a step that was taken back and taken again does. */
function beginningOf(wanted: OrderStatus, { history }: Moving): Date | null {
  const beginnings = history.filter(({ status }, index) => status === wanted && history[index - 1]?.status !== wanted)
  const at = beginnings.at(-1)?.at
  return at === undefined ? null : new Date(at)
}
