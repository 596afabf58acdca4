import { expect } from 'vitest'
import { workOf } from '@/lib/orders/kitchen'
import { isRefused } from '@/lib/orders/status'
import { db } from '@/lib/platform/database/db'

/** What is counted of each quarter of an hour is what the orders ask for, whatever was done to them. */
export async function checkKitchen({ since = new Date(0) } = {}): Promise<void> {
  const [orders, quarters] = await Promise.all([db().order.findMany(), db().kitchenQuarter.findMany()])
  const counted = new Map<number, [points: number, orders: number, deliveries: number]>()
  for (const order of orders.filter(({ status }) => !isRefused(status)))
    for (const { at, points, orders: count, deliveries } of workOf(order)) {
      const [before, ordersBefore, deliveriesBefore] = counted.get(at) ?? [0, 0, 0]
      counted.set(at, [before + points, ordersBefore + count, deliveriesBefore + deliveries])
    }
  const stored = quarters.map(({ at, ...work }) => [at.getTime(), [work.points, work.orders, work.deliveries]] as const)
  const isTaken = ([, [points = 0, count = 0, deliveries = 0]]: readonly [number, readonly number[]]) =>
    points !== 0 || count !== 0 || deliveries !== 0
  const inOrder = (entries: readonly (readonly [number, readonly number[]])[]) =>
    entries.filter((entry) => isTaken(entry) && entry[0] >= since.getTime()).toSorted(([a], [b]) => a - b)
  expect(inOrder(stored)).toEqual(inOrder([...counted]))
}
