import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'

import { events } from '../support/machine/event-stream'
import { expect, test } from '../support/machine/calls'
import type { MenuItem } from '../support/kitchen'
import { orderFor, placeOrder, type Order } from '../support/orders'
import { fillInProfile, settled, tokenOf } from '../support/people'

let menuItem: MenuItem
let headers: Record<string, string>
let token: string

test.beforeEach(async ({ kitchen }) => {
  const guest = await settled()
  token = await tokenOf(guest)
  headers = { Authorization: `Bearer ${token}` }
  await fillInProfile(guest)
  menuItem = await kitchen.addMenuItem({ price: 30 })
})

test('asked to end, a process answers what was begun, closes its streams and is gone', async ({
  request,
  newServer,
}) => {
  const order = await placeOrder(request, token, menuItem)
  const server = await newServer()
  const stream = events<Order>(`${server.url}/api/v1/userorder/order/${order.order_id}/events`, 'status')
  expect((await stream.next()).value).toMatchObject({ order_status: 'received' })
  const login = JSON.stringify({ email: 'nobody@example.com', password: 'wrong' })
  const begun = httpRequest(`${server.url}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': login.length, Expect: '100-continue' },
  })
  const answer = once(begun, 'response') as Promise<[IncomingMessage]>
  begun.flushHeaders()
  await once(begun, 'continue')

  const ended = server.end('SIGTERM')
  expect(await stream.next()).toEqual({ done: true, value: undefined })
  begun.end(login)
  const [{ statusCode, headers: answered }] = await answer
  expect([statusCode, answered.connection]).toEqual([401, 'close'])
  expect(await ended).toBe(0)
})

test('a process that is killed in the middle of orders loses none that it has acknowledged', async ({
  request,
  newServer,
}) => {
  const server = await newServer()
  const bodies: ReturnType<typeof orderFor>[] = []
  const acknowledged = new Map<string, string>()
  // One order after the other until no server answers: however fast the machine is, each client has one under way then.
  const orderOn = async () => {
    for (;;) {
      const data = orderFor(menuItem, 1)
      bodies.push(data)
      const placed = await fetch(`${server.url}/api/v1/userorder/create-order`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(data),
      })
      const { data: order } = (await placed.json()) as { data: Order }
      acknowledged.set(data.payment_id, order.order_id)
      if (acknowledged.size === 10) void server.end('SIGKILL')
    }
  }
  const clients = await Promise.allSettled(Array.from({ length: 8 }, orderOn))
  expect(acknowledged.size).toBeGreaterThanOrEqual(10)
  expect(bodies, 'each client had one under way').toHaveLength(acknowledged.size + clients.length)

  const ids = new Set<string>()
  for (const data of bodies) {
    const again = await request.post('/api/v1/userorder/create-order', { headers, data })
    const { data: order } = (await again.json()) as { data: Order }
    expect(order.order_id).toBe(acknowledged.get(data.payment_id) ?? order.order_id)
    ids.add(order.order_id)
  }
  const own = await request.get('/api/v1/user/orders', { headers })
  const orders = ((await own.json()) as { data: Order[] }).data.map((order) => order.order_id)
  expect(orders.toSorted(), 'each wish is one order').toEqual([...ids].toSorted())
  expect(ids.size).toBe(bodies.length)
})
