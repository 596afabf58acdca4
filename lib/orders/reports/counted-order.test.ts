import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ordersWhere } from '@/lib/orders/read/list-queries'
import { orderStatuses, type OrderStatus } from '@/lib/orders/status'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { randomOrder } from '@/lib/testing/random/random-orders'
import { booked, storeOrders } from '@/lib/testing/shop/stored-orders'

test('what the list of orders calls sold and refused is what the figures count', async () => {
  // What awaits its payment is in no business day, and so in neither.
  const statuses = orderStatuses.filter(
    (status): status is Exclude<OrderStatus, 'awaiting_payment'> => status !== 'awaiting_payment',
  )
  const some = fc.sample(randomOrder, { seed: 1, numRuns: statuses.length }).map(booked)
  await storeOrders(statuses.map((status, index) => ({ ...(some[index] ?? fail()), status, reversedAt: null })))
  for (const [group, condition] of [
    ['sold', 'is_sale'],
    ['refused', `status in ('rejected', 'cancelled')`],
  ] as const) {
    const listed = await db().order.findMany({ where: ordersWhere({ limit: 50, status: group }), select: { id: true } })
    const { rows } = await pool().query<{ id: string }>(`select id from counted_order where ${condition}`)
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(listed.map(({ id }) => id)))
    expect(rows.length).toBeGreaterThan(1)
  }
})

function fail(): never {
  throw new Error('one for each status')
}
