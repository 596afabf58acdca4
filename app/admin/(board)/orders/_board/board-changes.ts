import type { StaffOrder } from '@/lib/orders/answers'
import type { Board, BoardNews } from '@/lib/orders/read/board'
import { isFinished } from '@/lib/orders/status'

/** The board after a step, as the step was answered, unless it shows something newer of this order already. */
export function withOrder(board: Board, changed: StaffOrder): Board {
  const shown = board.orders.find(({ id }) => id === changed.id)
  if (shown && shown.updated_at > changed.updated_at) return board
  const others = board.orders.filter(({ id }) => id !== changed.id)
  return { ...board, orders: isOver(changed) ? others : [...others, changed] }
}

function isOver({ status, back, cancellation_unseen }: StaffOrder): boolean {
  return isFinished(status) && !back?.until && !cancellation_unseen
}

/** Whether the news are only of what was answered here: order id → the `updated_at` that the answer had. */
export function isKnown({ orders }: BoardNews, answered: ReadonlyMap<string, string>): boolean {
  return orders.length > 0 && orders.every(({ id, updated_at }) => answered.get(id) === updated_at)
}
