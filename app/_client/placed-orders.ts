import { useMemo } from 'react'
import type { TrackedOrder } from '@/lib/orders/answers'
import { storedIds } from './stored'

const mostRemembered = 20

const placedOrders = storedIds('orders', mostRemembered)

/** Of these, what is finished: nobody asks for it again. */
const finishedOrders = storedIds('orders-finished', mostRemembered)
const mostRunning = 5

export const usePlacedOrders = placedOrders.useValue

export function useRunningOrders(): string[] {
  const placed = usePlacedOrders()
  const finished = finishedOrders.useValue()
  return useMemo(() => placed.filter((id) => !finished.includes(id)).slice(0, mostRunning), [placed, finished])
}

/** Written for the next visit: the page that shows its end goes on showing it. */
export function forgetRunning(orderId: string): void {
  const others = finishedOrders.read().filter((id) => id !== orderId)
  finishedOrders.writeQuietly([orderId, ...others].slice(0, mostRemembered))
}

let latest: TrackedOrder | null = null

export function rememberOrder(order: TrackedOrder): void {
  const { orderId } = order
  const others = placedOrders.read().filter((id) => id !== orderId)
  latest = order
  placedOrders.write([orderId, ...others].slice(0, mostRemembered))
}

export function rememberOrders(orders: readonly Pick<TrackedOrder, 'orderId'>[]): void {
  const known = placedOrders.read()
  const ids = orders.map(({ orderId }) => orderId)
  const others = ids.filter((id) => !known.includes(id))
  if (others.length > 0) placedOrders.write([...others, ...known].slice(0, mostRemembered))
}

/** The answer of this document's order call, so that its page needs no fetch; else null. */
export function orderAsPlaced(orderId: string): TrackedOrder | null {
  return latest?.orderId === orderId ? latest : null
}
