import type { StaffOrder } from '@/lib/orders/answers'

export interface ItemCount {
  name: string
  quantity: number
}

/** How many of each menu item are to be cooked, over all orders in the kitchen, the most first. */
export function allDayCounts(orders: StaffOrder[]): ItemCount[] {
  const counts = new Map<string, number>()
  const open = orders.filter(({ status }) => status === 'accepted' || status === 'preparing')
  for (const item of open.flatMap(({ items }) => items)) {
    const name = cookedName(item)
    counts.set(name, (counts.get(name) ?? 0) + item.quantity)
  }
  return [...counts]
    .map(([name, quantity]) => ({ name, quantity }))
    .toSorted((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name))
}

/** A pizza of 40 cm is another dish than one of 30. */
function cookedName({ name, options }: StaffOrder['items'][number]): string {
  const sizes = options.filter((option) => option.is_only_one).map((option) => option.kitchen_name || option.name)
  return [name, ...sizes].join(' ')
}
