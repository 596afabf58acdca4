import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order, twoBurgers } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'
import { listOrdersOf } from '@/lib/orders/read/list-orders'
import { placeOrder } from './place-order'
import { requestHash } from './new-order'

let menu: Awaited<ReturnType<typeof createShop>>
beforeAll(async () => {
  menu = await createShop()
})

const language = 'en'

test('the same order twenty times at once is one order, with one payment and one mail', async () => {
  const { caller, email } = await newCustomer()
  const body = twoBurgers()
  const answers = await Promise.all(Array.from({ length: 20 }, () => placeOrder(caller, body, { language })))
  expect(new Set(answers.map((answer) => answer.orderId)).size).toBe(1)
  expect(answers.every((answer) => JSON.stringify(answer) === JSON.stringify(answers[0]))).toBe(true)
  expect(await db().order.count({ where: { customerId: caller.userId } })).toBe(1)
  expect(await db().payment.count({ where: { order: { customerId: caller.userId } } })).toBe(1)
  expect(await db().outboxMail.count({ where: { toAddress: email } })).toBe(1)
})

test('twenty times at once for a slot with room for one more is one order too', async () => {
  const at = new Date(Math.ceil(Date.now() / 900_000) * 900_000 + 4 * 3_600_000)
  await order((await newCustomer()).caller, { requested_for: at.toISOString() })
  const { caller } = await newCustomer()
  const body = twoBurgers({ requested_for: at.toISOString() })
  const answers = await Promise.all(Array.from({ length: 20 }, () => placeOrder(caller, body, { language })))
  expect(new Set(answers.map((answer) => answer.orderId)).size).toBe(1)
})

test('the same meaning in other words is the same order', async () => {
  const { caller } = await newCustomer()
  const payment_id = 'pay_words'
  const first = await order(caller, { payment_id })
  const items = [{ quantity: 2, subtotal: '37.80', price: '18.90', name: ' limmat BURGER', note: '' }]
  const again = await order(caller, {
    payment_id,
    items,
    total_amount: 37.8,
    payment_status_id: 1,
    fulfilment: 'pickup',
  })
  expect(again.orderId).toBe(first.orderId)
})

test.each([
  [
    'another quantity',
    { items: [{ name: 'Limmat Burger', quantity: 3, price: 18.9, subtotal: 56.7 }], total_amount: 56.7 },
  ],
  ['another note', { order_notes: 'bitte klingeln' }],
  ['another way to get it', { fulfilment: 'delivery' }],
  ['another total', { total_amount: 1 }],
])('%s under the same payment_id is a conflict', async (_, change) => {
  const { caller } = await newCustomer()
  const payment_id = 'pay_conflict'
  await order(caller, { payment_id })
  await expect(order(caller, { payment_id, ...change })).rejects.toMatchObject({ code: 'idempotency_conflict' })
})

test('a call instead of the bell under the same payment_id is a conflict; for a pickup, which has no bell, the same', async () => {
  const { caller } = await newCustomer()
  const delivery = { fulfilment: 'delivery', total_amount: '42.80', payment_id: 'pay_bell' }
  const placed = await order(caller, { ...delivery, handover: 'call' })
  expect(await order(caller, { ...delivery, handover: 'call' })).toMatchObject({ orderId: placed.orderId })
  await expect(order(caller, delivery)).rejects.toMatchObject({ code: 'idempotency_conflict' })
  const pickup = await order(caller, { payment_id: 'pay_pickup', handover: 'call' })
  expect(await order(caller, { payment_id: 'pay_pickup' })).toMatchObject({ orderId: pickup.orderId, handover: 'ring' })
})

test.each([
  ['another street', { streetAddress: 'Langstrasse 200' }],
  ['another phone', { phone: '+41 44 555 09 09' }],
  ['another e-mail', { contactEmail: 'ana@example.ch' }],
  ['another company', { companyname: 'Muster AG' }],
  ['another second address', { shipToDifferentAddress: true, shippingStreetAddress: 'Seeweg 1' }],
  ['another note in the profile', { orderNotes: 'Klingel defekt' }],
])('%s in the profile under the same payment_id is a conflict, which shows the order', async (_, change) => {
  const { caller, userId } = await newCustomer()
  const body = twoBurgers()
  const placed = await placeOrder(caller, body, { language })
  await db().billingProfile.update({ where: { userId }, data: change })
  await expect(placeOrder(caller, body, { language })).rejects.toMatchObject({
    code: 'idempotency_conflict',
    details: { data: { orderId: placed.orderId, address: { streetAddress: 'Badenerstrasse 99' } } },
  })
  expect(await db().order.count({ where: { customerId: userId } })).toBe(1)
})

test('a note of its own keeps the order from asking for the one of the profile', async () => {
  const { caller, userId } = await newCustomer()
  const body = twoBurgers({ order_notes: 'bitte klingeln' })
  const { orderId } = await placeOrder(caller, body, { language })
  await db().billingProfile.update({ where: { userId }, data: { orderNotes: 'Klingel defekt' } })
  expect(await placeOrder(caller, body, { language })).toMatchObject({ orderId })
})

test('an order is recognised by the hash that earlier versions of the shop have stored', () => {
  // Written down once: a retry across an upgrade must find its order.
  const body = twoBurgers({ payment_id: 'pay_upgrade' })
  expect(requestHash(body)).toBe('0a9bdd054339f464c1a3ba7a984c90136669cfb4305058674cc5063090c03d5e')
})

test('only its customer finds an order by its payment_id', async () => {
  const [one, other] = await Promise.all([newCustomer(), newCustomer()])
  const { orderId } = await order(one.caller, { payment_id: 'pay_lost' })
  await order(one.caller)
  const found = await listOrdersOf(one.caller, { paymentId: 'pay_lost' })
  expect(found.map((placed) => placed.orderId)).toEqual([orderId])
  expect(await listOrdersOf(other.caller, { paymentId: 'pay_lost' })).toEqual([])
})

test('a repeat is answered although the price has changed and the shop has closed since', async () => {
  const { caller } = await newCustomer()
  const body = twoBurgers()
  const { orderId } = await placeOrder(caller, body, { language })
  await db().menuItem.update({ where: { id: menu.burgerId }, data: { priceRappen: 2000, available: false } })
  const hours = await db().openingHours.findMany()
  await db().openingHours.deleteMany()
  try {
    expect(await placeOrder(caller, body, { language })).toMatchObject({ orderId, totalAmountRappen: 3780 })
  } finally {
    await db().openingHours.createMany({ data: hours })
    await db().menuItem.update({ where: { id: menu.burgerId }, data: { priceRappen: 1890, available: true } })
  }
})

test('a refused order does not use up its payment_id', async () => {
  const { caller } = await newCustomer()
  const payment_id = 'pay_refused'
  await expect(order(caller, { payment_id, total_amount: 1 })).rejects.toMatchObject({ code: 'price_changed' })
  expect(await order(caller, { payment_id })).toMatchObject({ orderStatus: 'received' })
})

test('two customers may use the same payment_id', async () => {
  const payment_id = 'pay_shared'
  const [one, other] = await Promise.all([newCustomer(), newCustomer()])
  const [mine, theirs] = await Promise.all([order(one.caller, { payment_id }), order(other.caller, { payment_id })])
  expect(mine.orderId).not.toBe(theirs.orderId)
})
