import type { StaffOrder } from '@/lib/orders/answers'

export interface ItemCount {
  name: string
  quantity: number
}

/** How many of each menu item are to be cooked, over all orders in the kitchen, the most first. */
export function allDayCounts(orders: StaffOrder[]): ItemCount[] {
  const counts = new Map<string, number>()
  const open = orders.filter(({ status }) => status === 'accepted' || status === 'preparing')
  for (const { name, quantity } of open.flatMap(({ items }) => items))
    counts.set(name, (counts.get(name) ?? 0) + quantity)
  return [...counts]
    .map(([name, quantity]) => ({ name, quantity }))
    .toSorted((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name))
}
