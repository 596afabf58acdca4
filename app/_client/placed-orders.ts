import type { TrackedOrder } from '@/lib/orders/answers'
import { storedIds } from './stored'

const mostRemembered = 20

const placedOrders = storedIds('orders', mostRemembered)

export const usePlacedOrders = placedOrders.useValue

let latest: TrackedOrder | null = null

export function rememberOrder(order: TrackedOrder): void {
  const { orderId } = order
  const others = placedOrders.read().filter((id) => id !== orderId)
  latest = order
  placedOrders.write([orderId, ...others].slice(0, mostRemembered))
}

export function rememberOrders(orders: readonly Pick<TrackedOrder, 'orderId'>[]): void {
  const known = placedOrders.read()
  const others = orders.map(({ orderId }) => orderId).filter((id) => !known.includes(id))
  if (others.length > 0) placedOrders.write([...others, ...known].slice(0, mostRemembered))
}

/** The answer of this document's order call, so that its page needs no fetch; else null. */
export function orderAsPlaced(orderId: string): TrackedOrder | null {
  return latest?.orderId === orderId ? latest : null
}
