import { stored } from './stored'

const mostRemembered = 20

const placedOrders = stored<string[]>('orders', (raw) =>
  Array.isArray(raw) ? raw.filter((id): id is string => typeof id === 'string').slice(0, mostRemembered) : [],
)

/** Ids of orders placed on this device, newest first. */
export const usePlacedOrders = placedOrders.useValue

export function rememberOrder(orderId: string): void {
  const others = placedOrders.read().filter((id) => id !== orderId)
  placedOrders.write([orderId, ...others].slice(0, mostRemembered))
}
