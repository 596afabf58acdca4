import { beforeAll, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { inWireNames } from '@/app/api/v1/http/wire'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { trackedOrder } from '@/lib/orders/answers'
import { findOrder } from './find-order'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import type { OrderView } from './order-view'
import { listOrdersOf } from './list-orders'

beforeAll(createShop)

const items = [{ name: 'Limmat Burger', quantity: 2, note: 'ohne Zwiebeln' }]

test('a caller who knows the id sees the order, but neither person nor address nor note', async () => {
  const owner = await newCustomer()
  const { orderId } = await order(owner.caller, { items, order_notes: 'Klingel defekt' })
  for (const caller of [null, (await newCustomer()).caller]) {
    const found = await findOrder(orderId, caller)
    if (!found) throw new Error('the order is missing')
    const seen = inWireNames(trackedOrder, found)
    expect(Object.keys(seen)).toEqual([
      ...['order_id', 'order_status', 'total_amount', 'currency', 'payment_method', 'created_at', 'items'],
      ...['subtotal', 'delivery_fee', 'fulfilment', 'requested_for', 'promised_for', 'shown_for', 'history'],
      ...[
        'number',
        'short_number',
        'vat',
        'refunds',
        'reason',
        'minimum_age',
        'age_check',
        'taken_out',
        'quoted_for',
        'is_test',
        'held_until',
        'money_back',
      ],
    ])
    expect(JSON.stringify(seen)).not.toMatch(/Muster|Badenerstrasse|44 555|44555|@|Zwiebeln|Klingel/)
  }
})

test('its owner and the staff see all of it', async () => {
  const owner = await newCustomer()
  const { orderId } = await order(owner.caller, { items, order_notes: 'Klingel defekt' })
  for (const caller of [owner.caller, (await signedIn('staff')).caller]) {
    expect(await findOrder(orderId, caller)).toMatchObject({
      person: { firstname: 'Ana', email: owner.email },
      address: { streetAddress: 'Badenerstrasse 99' },
      deliveryAddress: null,
      orderNotes: 'Klingel defekt',
      items: [{ note: 'ohne Zwiebeln' }],
      payment: { status: 'pending', amountRappen: 3780, roundingRappen: 0 },
    })
  }
})

test('only its owner is offered to cancel it, staff with an order of their own too', async () => {
  const cook = await signedIn('staff')
  const profile = { firstname: 'Ana', lastname: 'Muster', contactEmail: cook.email, phone: '+41 44 555 02 02' }
  const address = { streetAddress: 'Badenerstrasse 99', postcode: '8004', city: 'Zürich' }
  await db().billingProfile.create({ data: { userId: cook.userId, ...profile, ...address } })
  const [theirs, own] = [await order((await newCustomer()).caller), await order(cook.caller)]
  expect(await findOrder(theirs.orderId, cook.caller)).not.toHaveProperty('cancellableUntil')
  expect(await findOrder(own.orderId, cook.caller)).toMatchObject({ cancellableUntil: expect.any(Date) })
})

test('an id that no order has finds nothing', async () => {
  expect(await findOrder('ORD-20270507-0000000000', null)).toBeNull()
})

test('a customer’s list holds their own orders, the newest first', async () => {
  const [owner, other] = await Promise.all([newCustomer(), newCustomer()])
  const first = await order(owner.caller, {}, new Date('2027-05-07T16:00:00Z'))
  const second = await order(owner.caller, {}, new Date('2027-05-07T16:05:00Z'))
  await order(other.caller)
  expect((await listOrdersOf(owner.caller)).map((own) => own.orderId)).toEqual([second.orderId, first.orderId])
})

test('an order, and a list of orders, are read as they were at one moment, while they change', async () => {
  const { caller } = await newCustomer()
  const cook = (await signedIn('staff')).caller as Staff
  const { orderId } = await order(caller)
  const now = new Date(Date.now() - 60_000)
  const steps = { isOver: false }
  const seen: OrderView[] = []
  async function readOn() {
    while (!steps.isOver) {
      const found = await findOrder(orderId, null)
      seen.push(...(found ? [found] : []), ...(await listOrdersOf(caller)))
    }
  }
  const readers = Array.from({ length: 4 }, readOn)
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await advanceOrder(cook, orderId, { request: { status }, now })
  steps.isOver = true
  await Promise.all(readers)
  expect(seen.map(({ orderStatus }) => orderStatus)).toContain('preparing')
  for (const { orderStatus, history } of seen) expect(orderStatus).toBe(history.at(-1)?.status)
})
