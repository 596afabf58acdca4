import { beforeAll, expect, test } from 'vitest'
import { newCustomer, order } from '@/lib/testing/customers'
import { signedIn } from '@/lib/testing/people'
import { createShop } from '@/lib/testing/shop'
import { trackedOrder } from '@/lib/orders/answers'
import { findOrder } from './find-order'
import { listOrdersOf } from './list-orders'

beforeAll(createShop)

const items = [{ name: 'Limmat Burger', quantity: 2, note: 'ohne Zwiebeln' }]

test('whoever knows the id sees the order, but neither person nor address nor note', async () => {
  const owner = await newCustomer()
  const { order_id } = await order(owner.caller, { items, order_notes: 'Klingel defekt' })
  for (const caller of [null, (await newCustomer()).caller]) {
    const seen = trackedOrder.parse(await findOrder(order_id, caller))
    expect(Object.keys(seen)).toEqual([
      ...['order_id', 'order_status', 'total_amount', 'currency', 'payment_method', 'created_at', 'items'],
      ...['subtotal', 'delivery_fee', 'fulfilment', 'requested_for', 'promised_for', 'history'],
      ...['short_number', 'reason'],
    ])
    expect(JSON.stringify(seen)).not.toMatch(/Muster|Badenerstrasse|555|@|Zwiebeln|Klingel/)
  }
})

test('its owner and the staff see all of it', async () => {
  const owner = await newCustomer()
  const { order_id } = await order(owner.caller, { items, order_notes: 'Klingel defekt' })
  for (const caller of [owner.caller, (await signedIn('staff')).caller]) {
    expect(await findOrder(order_id, caller)).toMatchObject({
      person: { firstname: 'Ana', email: owner.email },
      address: { street_address: 'Badenerstrasse 99' },
      delivery_address: null,
      order_notes: 'Klingel defekt',
      items: [{ note: 'ohne Zwiebeln' }],
      payment: { status: 'pending', amount: 37.8, rounding: 0 },
    })
  }
})

test('an id that no order has finds nothing', async () => {
  expect(await findOrder('ORD-20270507-0000000000', null)).toBeNull()
})

test('a customer’s list holds his own orders, the newest first', async () => {
  const [owner, other] = await Promise.all([newCustomer(), newCustomer()])
  const first = await order(owner.caller, {}, new Date('2027-05-07T16:00:00Z'))
  const second = await order(owner.caller, {}, new Date('2027-05-07T16:05:00Z'))
  await order(other.caller)
  expect((await listOrdersOf(owner.caller)).map((own) => own.order_id)).toEqual([second.order_id, first.order_id])
})
