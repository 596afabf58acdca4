import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from '../support/machine/calls'
import { orderFor, placeOrder, type Order } from '../support/orders'
import type { MenuItem } from '../support/kitchen'
import { fillInProfile, settled, tokenOf } from '../support/people'
import { startProxy, type Proxy } from '../support/machine/proxy'
import type { Server } from '../support/machine/server'

const draining = { DRAIN_SECONDS: '5' }
const clients = 3
const readsPerOrder = 3
/** Generous, as all that waits for servers on a machine that may have other things to do. */
const patiently = { timeout: 60_000 }

let proxy: Proxy
let token: string
let menuItem: MenuItem

test.beforeEach(async ({ kitchen }) => {
  const guest = await settled()
  token = await tokenOf(guest)
  await fillInProfile(guest)
  menuItem = await kitchen.addMenuItem({ price: 30 })
})

test.afterEach(() => proxy.close())

test('one process after the other is replaced, and no request is lost', async ({ request, newServer }) => {
  test.slow()
  const servers = [await warm(newServer(draining)), await warm(newServer(draining))]
  proxy = await startProxy(servers.map(({ url }) => url))
  const { order_id: followed } = await placeOrder(request, token, menuItem)
  const load = startLoad(`/api/v1/userorder/order/${followed}`)
  for (const server of servers) {
    const ended = server.end('SIGTERM')
    // Both at once: on a busy machine one after the other may take longer than it drains.
    await expect(async () => {
      const asked = ['/api/health/ready', '/api/v1/user/getMenuItems'].map((path) => fetch(server.url + path))
      const [ready, served] = await Promise.all(asked)
      expect([ready?.status, served?.status, served?.headers.get('connection')]).toEqual([503, 200, 'close'])
    }).toPass({ ...patiently, intervals: [50] })
    expect(await ended).toBe(0)
    proxy.replace(server.url, (await warm(newServer(draining))).url)
  }
  await load.stop()
  expect(load.lost).toEqual([])
  expect(load.placed.length).toBeGreaterThan(0)
})

/** A process loads what answers at its first requests; on a busy machine that takes as long as it may drain. */
async function warm(starting: Promise<Server>): Promise<Server> {
  const server = await starting
  for (const path of ['/de/menu', '/api/v1/user/getMenuItems']) await (await fetch(server.url + path)).text()
  return server
}

/** Clients who read and order through the proxy, one request after the other, until they are stopped. */
function startLoad(followed: string) {
  const placed: string[] = []
  const lost: string[] = []
  const stopping = new AbortController()
  const { signal } = stopping
  const done = Promise.all(Array.from({ length: clients }, work))
  return {
    placed,
    lost,
    stop: () => {
      stopping.abort()
      return done
    },
  }

  async function work() {
    while (!signal.aborted) {
      for (let read = 0; read < readsPerOrder && !signal.aborted; read += 1) {
        await send('GET', ['/de/menu', '/api/v1/user/getMenuItems', followed][read % 3] ?? '')
      }
      await order()
      // As fast as a busy evening, and no more: other tests need the machine as well.
      await pause(250)
    }
  }

  async function order() {
    const answer = await send('POST', '/api/v1/userorder/create-order', orderFor(menuItem, 1))
    if (answer.ok) placed.push(((await answer.json()) as { data: Order }).data.order_id)
  }

  async function send(method: string, path: string, body?: object) {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const answer = await fetch(`${proxy.url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) lost.push(`${method} ${path}: ${answer.status}`)
    if (method === 'GET') await answer.arrayBuffer()
    return answer
  }
}
