import type { TrackedOrder } from '@/lib/orders/answers'
import { storedIds } from './stored'

const mostRemembered = 20

const placedOrders = storedIds('orders', mostRemembered)

export const usePlacedOrders = placedOrders.useValue

let latest: TrackedOrder | null = null

export function rememberOrder(order: TrackedOrder): void {
  const { order_id: orderId } = order
  const others = placedOrders.read().filter((id) => id !== orderId)
  latest = order
  placedOrders.write([orderId, ...others].slice(0, mostRemembered))
}

export function rememberOrders(orders: readonly Pick<TrackedOrder, 'order_id'>[]): void {
  const known = placedOrders.read()
  const others = orders.map(({ order_id }) => order_id).filter((id) => !known.includes(id))
  if (others.length > 0) placedOrders.write([...others, ...known].slice(0, mostRemembered))
}

/** The answer of this document's order call, so that its page needs no fetch; else null. */
export function orderAsPlaced(orderId: string): TrackedOrder | null {
  return latest?.order_id === orderId ? latest : null
}
