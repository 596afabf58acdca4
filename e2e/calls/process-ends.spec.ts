import { events } from '../support/event-stream'
import { expect, test } from '../support/calls'
import type { Dish } from '../support/kitchen'
import { fillInProfile, orderFor, placeOrder, type Order } from '../support/orders'
import { logIn, register } from '../support/people'
import { startServer, type Server } from '../support/server'

let dish: Dish
let headers: Record<string, string>
let token: string

test.beforeEach(async ({ request, kitchen }) => {
  const guest = await register(request)
  token = await logIn(request, guest)
  headers = { Authorization: `Bearer ${token}` }
  await fillInProfile(request, token, guest.email)
  dish = await kitchen.addDish({ price: 30 })
})

test('asked to end, a process answers what was begun, closes its streams and is gone within ten seconds', async ({ request }) => {
  const order = await placeOrder(request, token, dish)
  const server = await startServer()
  const stream = events<Order>(`${server.url}/api/v1/userorder/order/${order.order_id}/events`, 'status')
  expect((await stream.next()).value).toMatchObject({ order_status: 'received' })
  // Checking a password takes long enough to be caught in the middle of it.
  const begun = request.post(`${server.url}/api/v1/user/login`, { data: { email: 'nobody@example.com', password: 'x' } })
  await expect.poll(() => openRequests(server)).toBeGreaterThan(0)
  const askedAt = Date.now()
  const ended = server.end('SIGTERM')
  expect((await begun).status()).toBe(401)
  expect(await stream.next()).toEqual({ done: true, value: undefined })
  expect(await ended).toBe(0)
  expect(Date.now() - askedAt).toBeLessThan(10_000)
})

test('a process that is killed in the middle of orders loses none that it has acknowledged', async ({ request }) => {
  const server = await startServer()
  const bodies = Array.from({ length: 60 }, () => orderFor(dish, 1))
  const acknowledged = new Map<string, string>()
  await Promise.allSettled(
    bodies.map(async (data) => {
      const placed = await fetch(`${server.url}/api/v1/userorder/create-order`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(data),
      })
      const { data: order } = (await placed.json()) as { data: Order }
      acknowledged.set(data.payment_id, order.order_id)
      if (acknowledged.size === 5) await server.end('SIGKILL')
    }),
  )
  expect(acknowledged.size).toBeGreaterThanOrEqual(5)
  expect(acknowledged.size, 'some were still under way').toBeLessThan(bodies.length)

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

test('two processes behind a proxy count a client together, by the address that the proxy saw', async ({ request }) => {
  // Three logins a minute instead of sixty.
  const settings = { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '0.05' }
  const servers = await Promise.all([startServer(settings), startServer(settings)])
  const address = () => `203.0.113.${1 + Math.floor(Math.random() * 254)}`
  const visitor = `2001:db8::${Date.now().toString(16).slice(-4)}`
  const knock = async (server: Server | undefined, forwarded: string) => {
    const answer = await request.post(`${server?.url}/api/v1/user/login`, {
      headers: { 'X-Forwarded-For': forwarded },
      data: { email: 'nobody@example.com', password: 'wrong' },
    })
    return answer.status()
  }
  const [first, other] = servers
  // What stands further left the client has written himself.
  expect(await knock(first, `${address()}, ${visitor}`)).toBe(401)
  expect(await knock(other, `${address()}, ${visitor}`)).toBe(401)
  expect(await knock(first, `${address()}, ${visitor}`)).toBe(401)
  expect(await knock(other, `${address()}, ${visitor}`)).toBe(429)
  expect(await knock(other, `2001:db8:1::${Date.now().toString(16).slice(-4)}`)).toBe(401)
  await Promise.all(servers.map((server) => server.end('SIGTERM')))
})

async function openRequests(server: Server): Promise<number> {
  const metrics = await (await fetch(`${server.url}/api/metrics`)).text()
  return Number(/^http_requests_open\S* (\d+)/m.exec(metrics)?.[1] ?? 0)
}
