import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { answerCall } from '@/lib/testing/calls/calls'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { deviceHeaders, pairedDevice } from '@/lib/testing/shop/devices'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'

let admin: Person
let staff: Person

beforeAll(async () => {
  await createShop()
  ;[admin, staff] = [await signedIn('admin'), await signedIn('staff')]
})

async function sale(guest?: Person): Promise<string> {
  const { orderId } = await order((guest ?? (await newCustomer())).caller)
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await advanceOrder(admin.caller as Admin, orderId, { request: { status } })
  return orderId
}

async function send(id: string, body: object, headers: Record<string, string> = bearer(staff)) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  const response = await answerCall(new Request(`http://localhost/api/v1/orders/${id}/refund`, init))
  return { status: response.status, ...((await response.json()) as { code?: string; data?: unknown; fields?: object }) }
}

async function get(path: string, headers: Record<string, string> = bearer(staff)) {
  return (await answerCall(new Request(`http://localhost/api/v1/${path}`, { headers }))).json()
}

const bearer = ({ bearer: token }: Person) => ({ authorization: `Bearer ${token}`, 'accept-language': 'en' })
const asked = (change: object = {}) => ({ id: randomUUID(), reason: 'Kalt', ...change })

test('POST orders/{id}/refund: staff and paired devices pay a part back, guests and strangers do not', async () => {
  const guest = await newCustomer()
  const id = await sale(guest)
  expect(await send(id, asked({ amount: 1 }), bearer(guest))).toMatchObject({ status: 403 })
  expect(await send(id, asked({ amount: 1 }), {})).toMatchObject({ status: 401 })
  const paying = asked({ lines: [{ position: 0, quantity: 1 }] })
  const { data, status } = await send(id, paying)
  expect({ data, status }).toMatchObject({
    status: 200,
    data: {
      ...{ id, status: 'completed', total: 37.8, is_reversed: false, payment: { amount: 37.8, to_collect: 0 } },
      refunds: [{ id: paying.id, amount: 18.9, rounding: 0, reason: 'Kalt', lines: [{ position: 0, quantity: 1 }] }],
      refundable: { amount: 18.9, kept: 18.9, cash: 18.9, lines: [{ position: 0, quantity: 1, price: 18.9 }] },
    },
  })
  expect(await send(id, paying)).toMatchObject({ status: 200, data })
  const { token } = await pairedDevice({ name: 'Tablet Theke' })
  const byDevice = await send(id, asked({ amount: '2.50' }), await deviceHeaders(token))
  expect(byDevice).toMatchObject({
    status: 200,
    data: { refunds: [{}, { amount: 2.5, by: 'Tablet Theke', lines: [] }] },
  })
})

test('it is seen where orders, payments and receipts are listed, and by its guest', async () => {
  const guest = await newCustomer()
  const id = await sale(guest)
  const { id: refund } = asked()
  await send(id, { id: refund, lines: [{ position: 0, quantity: 1 }], reason: 'Kalt' })
  expect(await get(`orders/${id}`)).toMatchObject({ data: { refunds: [{ id: refund, amount: 18.9 }] } })
  expect(((await get('orders')) as { id: string }[]).find((one) => one.id === id)).toMatchObject({
    refunds: [{ id: refund }],
  })
  const [payment] = ((await get('payments')) as { order: { id: string } }[]).filter((one) => one.order.id === id)
  expect(payment).toMatchObject({
    status: 'collected',
    entries: [
      { kind: 'collected', amount: 37.8 },
      { kind: 'reversed', method: 'cash', amount: -18.9, reason: 'Kalt' },
    ],
  })
  expect(await get(`orders/${id}/receipts`)).toMatchObject({
    data: [
      { kind: 'sale', amount: 37.8, reason: null },
      { kind: 'change', amount: 18.9, reason: 'Kalt' },
    ],
  })
  expect(await get(`userorder/order/${id}`, bearer(guest))).toMatchObject({
    data: {
      total_amount: 37.8,
      vat: [{ per_cent: 2.6, gross: 18.9 }],
      refunds: [{ amount: 18.9, rounding: 0, items: [{ name: 'Limmat Burger', quantity: 1 }] }],
    },
  })
})

const oneOfTwo = { lines: 'Please give this once only.', amount: 'Please give this once only.' }

test.each([
  ['neither lines nor amount', {}, { lines: 'Please fill in this field.', amount: 'Please fill in this field.' }],
  ['both', { lines: [{ position: 0, quantity: 1 }], amount: 1 }, oneOfTwo],
  ['no reason', { amount: 1, reason: ' ' }, { reason: 'Please fill in this field.' }],
  ['an unknown field', { amount: 1, amounts: 2 }, { amounts: 'This field is not known. Did you mean amount?' }],
  [
    'unknown fields further inside',
    { lines: [{ position: 0, quantity: 1, note: 'x', price: 1 }] },
    { 'lines.0.note': 'This field is not known.', 'lines.0.price': 'This field is not known.' },
  ],
  ['no line', { lines: [] }, { lines: 'Please fill in this field.' }],
  [
    'a line twice',
    { lines: [0, 0].map((position) => ({ position, quantity: 1 })) },
    { lines: 'Please give this once only.' },
  ],
  ['half a dish', { lines: [{ position: 0, quantity: 0.5 }] }, { 'lines.0.quantity': expect.any(String) }],
  ['nothing', { amount: 0 }, { amount: 'This value is out of range.' }],
  ['less than nothing', { amount: -5 }, { amount: 'This value is out of range.' }],
  ['half a Rappen', { amount: 1.005 }, { amount: expect.any(String) }],
  ['an id that is none', { amount: 1, id: 'refund 1' }, { id: expect.any(String) }],
  ['more than was taken', { amount: 37.81 }, { amount: 'This value is out of range.' }],
  [
    'more dishes than were sold',
    { lines: [{ position: 0, quantity: 3 }] },
    { 'lines.0.quantity': 'This value is out of range.' },
  ],
  ['what is rounded to nothing', { amount: 0.02 }, { amount: 'This value is out of range.' }],
])('%s is refused, and named', async (_what, change, fields) => {
  const { status, code, fields: named } = await send(await sale(), asked(change))
  expect({ status, code, named }).toEqual({ status: 422, code: 'invalid_fields', named: fields })
})

test('what is no sale, another body under the same id, and an order that is none are refused by name', async () => {
  const { orderId } = await order((await newCustomer()).caller)
  expect(await send(orderId, asked({ amount: 1 }))).toMatchObject({
    status: 409,
    code: 'not_refundable',
    data: { id: orderId },
  })
  const id = await sale()
  const first = asked({ amount: 1 })
  await send(id, first)
  expect(await send(id, { ...first, amount: 2 })).toMatchObject({
    status: 409,
    code: 'idempotency_conflict',
    data: { id },
  })
  expect(await send('ORD-20270507-0000000000', asked({ amount: 1 }))).toMatchObject({ status: 404, code: 'not_found' })
})
