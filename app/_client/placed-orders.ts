import type { TrackedOrder } from '@/lib/orders/answers'
import { stored } from './stored'

const mostRemembered = 20

const placedOrders = stored<string[]>('orders', (raw) =>
  Array.isArray(raw) ? raw.filter((id): id is string => typeof id === 'string').slice(0, mostRemembered) : [],
)

/** Ids of orders placed on this device, newest first. */
export const usePlacedOrders = placedOrders.useValue

let latest: TrackedOrder | null = null

export function rememberOrder(order: TrackedOrder): void {
  const { order_id: orderId } = order
  const others = placedOrders.read().filter((id) => id !== orderId)
  latest = order
  placedOrders.write([orderId, ...others].slice(0, mostRemembered))
}

/** As the shop answered when it was placed in this document, so that nobody has to wait for it; else null. */
export function orderAsPlaced(orderId: string): TrackedOrder | null {
  return latest?.order_id === orderId ? latest : null
}
