import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { shopChangedHere } from '@/lib/platform/events'
import { answerCall } from '@/lib/testing/calls/calls'
import { checkKitchen } from '@/lib/testing/database/check-kitchen'
import { numbersFrom, seedOf } from '@/lib/testing/long'
import { newCustomer } from '@/lib/testing/shop/customers'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'

const seed = seedOf('CALLS_SEED')
const below = numbersFrom(seed)

const capacity = { quarterPoints: 24, slotCapacity: 8, quarterDeliveries: 3 }
let staff: Person
let guests: Person[]

beforeAll(async () => {
  await createShop()
  await db().shop.updateMany({ data: { ...capacity, pickupMinimumRappen: 0 } })
  await shopChangedHere()
  staff = await signedIn('staff')
  guests = []
  while (guests.length < 100) guests.push(...(await Promise.all(Array.from({ length: 10 }, () => newCustomer()))))
})

interface Answer {
  status: number
  code?: string
  data: {
    order_id: string
    expected_for: string | null
    slots: { at: string }[]
    soonest: { at: string }
    quarters: Record<'points' | 'orders' | 'capacity_points' | 'capacity_orders', number>[]
  }
}

async function call(method: string, path: string, { by, body }: { by: Person; body?: object }): Promise<Answer> {
  const headers = { authorization: `Bearer ${by.bearer}`, 'content-type': 'application/json' }
  const sent = body ? { body: JSON.stringify(body) } : {}
  const response = await answerCall(new Request(`http://localhost/api/v1/${path}`, { method, headers, ...sent }))
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

/** Looks, and orders what was shown: as soon as possible, or one of the slots. */
async function guestOrders(by: Person): Promise<string> {
  const quantity = 1 + below(6)
  const fulfilment = below(4) === 0 ? 'delivery' : 'pickup'
  const wantsSlot = below(5) === 0
  const items = [{ name: 'Limmat Burger', quantity: fulfilment === 'delivery' ? quantity + 1 : quantity }]
  for (;;) {
    const { data } = await call('POST', 'userorder/quote', { by, body: { items, fulfilment } })
    const slot = wantsSlot ? data.slots[below(Math.min(12, data.slots.length))]?.at : undefined
    const time = slot ? { requested_for: slot } : { expected_at: data.soonest.at }
    const total = (items[0]?.quantity ?? 0) * 18.9 + (fulfilment === 'delivery' ? 5 : 0)
    const paying = {
      payment_id: randomUUID(),
      payment_method: 'Cash on Delivery',
      payment_status_id: 16,
      currency: 'CHF',
    }
    const body = { items, fulfilment, ...time, ...paying, total_amount: total.toFixed(2) }
    const placed = await call('POST', 'userorder/create-order', { by, body })
    if (placed.status === 200) return placed.data.order_id
    // Another guest was faster: it is asked again.
    expect([seed, placed.code]).toEqual([seed, expect.stringMatching(/^(time_changed|slot_unavailable)$/)])
  }
}

test(`an evening of a hundred orders through the calls, ten at once, seed ${seed}`, { timeout: 120_000 }, async () => {
  const begun = Date.now()
  for (let first = 0; first < guests.length; first += 10) {
    const ids = await Promise.all(guests.slice(first, first + 10).map(guestOrders))
    const [cancelled, accepted, delayed] = ids
    await call('POST', `userorder/order/${cancelled}/cancellation`, { by: guests[first]! })
    await call('PATCH', `orders/${accepted}`, { by: staff, body: { status: 'accepted' } })
    await call('PATCH', `orders/${delayed}`, { by: staff, body: { status: 'rejected', reason: 'too_busy' } })
  }
  await checkKitchen()
  const quarters = await db().kitchenQuarter.findMany({ where: { orders: { gt: 0 } } })
  for (const { points, orders, deliveries } of quarters) {
    expect(points).toBeLessThanOrEqual(capacity.quarterPoints)
    expect(orders).toBeLessThanOrEqual(capacity.slotCapacity)
    expect(deliveries).toBeLessThanOrEqual(capacity.quarterDeliveries)
  }
  const orders = await db().order.findMany()
  expect(orders).toHaveLength(100)
  for (const { quotedFor, createdAt, fulfilment } of orders)
    expect(quotedFor!.getTime()).toBeGreaterThanOrEqual(
      createdAt.getTime() + (fulfilment === 'delivery' ? 40 : 20) * 60_000,
    )
  const { data } = await call('GET', 'kitchen/load', { by: staff })
  for (const one of data.quarters) expect(one.points).toBeLessThanOrEqual(one.capacity_points)
  expect(Math.min(...orders.map(({ createdAt }) => createdAt.getTime()))).toBeGreaterThanOrEqual(begun)
})
