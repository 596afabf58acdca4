import type { BoardOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'
import { stageOf } from './stages'

/** How many of each menu item are still to be cooked, over all orders in the kitchen, the most first. */
export function allDayCounts(orders: BoardOrder[]): { name: string; quantity: number }[] {
  const counts = new Map<string, number>()
  const open = orders.filter((order) => stageOf(order) === 'work' && !isFinished(order.status))
  for (const item of open.flatMap(({ items }) => items).filter(({ done }) => !done)) {
    const name = cookedName(item)
    counts.set(name, (counts.get(name) ?? 0) + item.quantity)
  }
  return [...counts]
    .map(([name, quantity]) => ({ name, quantity }))
    .toSorted((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name))
}

function cookedName({ name, options }: BoardOrder['items'][number]): string {
  const sizes = options.filter((option) => option.isOnlyOne).map((option) => option.kitchenName || option.name)
  return [name, ...sizes].join(' ')
}
