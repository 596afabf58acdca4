import { beforeAll, expect, test } from 'vitest'
import { answerCall } from '@/lib/testing/calls/calls'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'

let staff: Person
let admin: Person
beforeAll(async () => {
  await createShop()
  ;[staff, admin] = await Promise.all([signedIn('staff'), signedIn('admin')])
  const { caller } = await newCustomer()
  for (const hour of ['10', '11', '12']) await order(caller, {}, new Date(`2027-05-07T${hour}:00:00Z`))
})

function get(address: string, by = staff) {
  const headers = { authorization: `Bearer ${by.bearer}` }
  return answerCall(new Request(`http://localhost/api/v1/${address}`, { headers }))
}

function patch(address: string, body: object) {
  const headers = { authorization: `Bearer ${staff.bearer}`, 'content-type': 'application/json' }
  return answerCall(
    new Request(`http://localhost/api/v1/${address}`, { method: 'PATCH', headers, body: JSON.stringify(body) }),
  )
}

test('GET orders is a bare array, the newest first, with the specified fields first', async () => {
  const orders = (await (await get('orders')).json()) as Record<string, object>[]
  expect(orders).toHaveLength(3)
  expect(Object.keys(orders[0] ?? {}).slice(0, 5)).toEqual(['id', 'user', 'total', 'status', 'items'])
  expect(orders[0]).toMatchObject({
    user: { name: 'Ana Muster' },
    total: 37.8,
    status: 'received',
    items: [{ name: 'Limmat Burger', quantity: 2, price: 18.9 }],
    created_at: '2027-05-07T12:00:00.000Z',
  })
})

test.each(['orders?search=', 'orders?search=%20%20'])('%s searches for nothing and lists all', async (address) => {
  expect(await (await get(address)).json()).toHaveLength(3)
})

test.each(['orders', 'payments'])('the Link header leads through every page of %s', async (path) => {
  const seen: unknown[] = []
  let address: string | undefined = `${path}?limit=2`
  while (address) {
    const response = await get(address)
    seen.push(...((await response.json()) as unknown[]))
    address = /^<\/api\/v1\/(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
  }
  expect(seen).toHaveLength(3)
})

test.each([
  'limit=0',
  'limit=101',
  'limit=x',
  'cursor=x',
  'cursor=',
  'status=eaten',
  'day=2027-02-30',
  'day=0000-01-01',
  'search=%00',
])('GET orders?%s is malformed', async (query) => {
  const response = await get(`orders?${query}`)
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'malformed'])
})

test('a cursor of the orders is none of the payments', async () => {
  const link = (await get('orders?limit=1')).headers.get('link') ?? ''
  const cursor = /cursor=([\w-]+)/.exec(link)?.[1]
  expect((await get(`payments?cursor=${cursor}`)).status).toBe(400)
})

test('GET payments is a bare array with the specified fields first', async () => {
  const payments = (await (await get('payments?status=pending')).json()) as Record<string, unknown>[]
  expect(Object.keys(payments[0] ?? {}).slice(0, 5)).toEqual(['id', 'order', 'amount', 'method', 'status'])
  expect(payments[0]).toMatchObject({ order: { id: expect.stringMatching(/^ORD-/) }, amount: 37.8, status: 'pending' })
})

test('PATCH orders and payments move them on, or say 409 with how they stand', async () => {
  const [newest] = (await (await get('orders?limit=1')).json()) as [{ id: string; payment: { id: string } }]
  expect((await patch(`orders/${newest.id.toLowerCase()}`, { status: 'accepted', ready_in_minutes: 20 })).status).toBe(
    200,
  )
  const refused = await patch(`orders/${newest.id}`, { status: 'completed' })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'illegal_transition', data: { status: 'accepted' } })
  expect((await patch(`payments/${newest.payment.id}`, { status: 'collected' })).status).toBe(200)
  expect((await patch(`payments/${newest.payment.id}`, { status: 'collected' })).status).toBe(409)
  expect((await patch(`payments/x`, { status: 'collected' })).status).toBe(404)
})

test('GET reports/day is the administrator’s', async () => {
  expect((await get('reports/day?day=2027-05-07')).status).toBe(403)
  const response = await get('reports/day?day=2027-05-07', admin)
  expect(await response.json()).toMatchObject({ data: { orders: 1, unaccepted_orders: 2, gross: 37.8 } })
})

test('GET orders/board and orders/recent answer of an order what a board shows', async () => {
  const { caller } = await newCustomer()
  const [open, ended] = [await order(caller), await order(caller)]
  await patch(`orders/${ended.orderId}`, { status: 'rejected' })
  const dataOf = async (address: string) => ((await (await get(address)).json()) as { data: unknown }).data
  const { orders } = (await dataOf(`orders/board?ids=${open.orderId.toLowerCase()}`)) as { orders: object[] }
  const recent = (await dataOf('orders/recent')) as object[]
  const shown = { last_step: { is_correction: false }, items: [{ position: 0, done: false }] }
  expect(orders).toMatchObject([{ id: open.orderId, ...shown }])
  expect(recent).toMatchObject([{ id: ended.orderId, ...shown }])
  const whole = await dataOf(`orders/${open.orderId}`)
  const saysOf = (answer: unknown) =>
    ['user', 'history', 'vat_rate', 'price', 'email'].filter((name) => JSON.stringify(answer).includes(`"${name}":`))
  expect([orders, recent, whole].map(saysOf)).toEqual([[], [], ['user', 'history', 'vat_rate', 'price', 'email']])
})

test.each(['', 'x', `${'ORD-20270507-7F3KQ2M9XW,'.repeat(50)}ORD-20270507-7F3KQ2M9XW`])(
  'GET orders/board: %j are no ids of at most fifty orders',
  async (ids) => {
    const response = await get(`orders/board?ids=${ids}`)
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'malformed', fields: { ids: expect.any(String) } },
    ])
  },
)

test('GET orders/events says at once that anything may have changed, and nothing of what the board holds', async () => {
  const response = await get('orders/events')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let said = ''
  while (!said.includes('event: changed')) said += (await reader?.read())?.value ?? ''
  await reader?.cancel()
  expect(said).toMatch(/^retry: 2000\n\nevent: changed\ndata: \{"orders":\[\]\}\nid: \S+\n\n$/)
})

test('PATCH orders: alcohol is completed with age_check only, which belongs to no other step', async () => {
  const { caller } = await newCustomer()
  const beers = { items: [{ name: 'Bier', quantity: 5 }], total_amount: 31.15 }
  const { orderId } = await order(caller, beers, new Date('2027-05-07T13:00:00Z'))
  expect((await patch(`orders/${orderId}`, { status: 'accepted', age_check: 'checked' })).status).toBe(422)
  for (const status of ['accepted', 'preparing', 'ready']) await patch(`orders/${orderId}`, { status })
  const missing = await patch(`orders/${orderId}`, { status: 'completed' })
  expect([missing.status, await missing.json()]).toMatchObject([
    409,
    { code: 'age_check_missing', data: { status: 'ready', minimum_age: 16, age_check: null, taken_out: [] } },
  ])
  const completed = await patch(`orders/${orderId}`, { status: 'completed', age_check: 'checked' })
  expect([completed.status, await completed.json()]).toMatchObject([
    200,
    { data: { status: 'completed', age_check: { result: 'checked', by: 'Ana Muster' } } },
  ])
})

test('since a moment, the Link header leads through the pages and then to what changes later', async () => {
  const linked = (response: Response) =>
    /^<\/api\/v1\/(.+)>; rel="(next|updates)"$/.exec(response.headers.get('link') ?? '')?.slice(1) ?? []
  let next = 'orders?updated_since=2027-05-01T00:00:00Z&limit=2&status=received,accepted,rejected'
  let relation: string | undefined = 'next'
  const seen: unknown[] = []
  while (relation === 'next' || seen.length < 3) {
    const response: Response = await get(next)
    seen.push(...((await response.json()) as unknown[]))
    ;[next = '', relation] = linked(response)
  }
  expect(seen).toHaveLength(3)
  expect(await (await get(next)).json()).toEqual([])
})

test.each([
  'updated_since=yesterday',
  'updated_since=2027-05-01T00:00:00Z&day=2027-05-07',
  'updated_since=2027-05-01T00:00:00Z&search=ana',
  `updated_since=2027-05-01T00:00:00Z&cursor=${Buffer.from('1 ORD-20270507-ABCDEFGHJK').toString('base64url')}`,
  `cursor=${Buffer.from('changed 12 ').toString('base64url')}`,
  'status=received,eaten',
  'status=received,received',
  'from=2027-05-32',
])('GET orders?%s is malformed', async (query) => {
  expect((await get(`orders?${query}`)).status).toBe(400)
})

test('orders and payments of some days, of several states', async () => {
  expect(await (await get('orders?from=2027-05-07&to=2027-05-07&status=received,accepted')).json()).toHaveLength(3)
  expect(await (await get('orders?from=2027-05-08')).json()).toEqual([])
  expect(await (await get('orders?to=2026-01-01')).json()).toEqual([])
  expect(
    ((await (await get('payments?from=2027-05-07&status=pending,collected')).json()) as object[]).length,
  ).toBeGreaterThan(2)
  expect(await (await get('payments?from=2027-05-08')).json()).toEqual([])
  expect(await (await get('payments?to=2026-01-01')).json()).toEqual([])
})
