import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { onShutdown } from '@/lib/platform/events'
import { answerCall } from '@/lib/testing/calls'
import { newCustomer, order } from '@/lib/testing/customers'
import { createShop } from '@/lib/testing/shop'
import { takeStreamPlace } from './stream-places'

// Eight, times the factor that the tests below run with.
const most = 16

let orderId = ''
beforeAll(async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '2')
  await createShop()
  orderId = (await order((await newCustomer()).caller)).orderId
})

function follow(address: string, { method = 'GET', signal }: { method?: string; signal?: AbortSignal } = {}) {
  const request = new Request(`http://localhost/api/v1/userorder/order/${orderId}/events`, {
    method,
    headers: { 'x-client-address': address },
    ...(signal && { signal }),
  })
  return answerCall(request)
}

async function followTimes(address: string, times: number) {
  const streams = []
  for (let open = 0; open < times; open++) streams.push(await follow(address))
  return streams
}

function closeAll(streams: Response[]) {
  return Promise.all(streams.map(async ({ body }) => body?.cancel()))
}

test('a client may have eight event streams open, times RATE_LIMIT_FACTOR; each one that closes makes room', async () => {
  const address = randomUUID()
  const streams = await followTimes(address, most)
  const refused = await follow(address)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15'])
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
  await streams[0]?.body?.cancel()
  const next = await follow(address)
  expect([...streams, next].map(({ status }) => status)).toEqual(Array.from({ length: most + 1 }, () => 200))
  await closeAll([...streams.slice(1), next])
})

test('another client has places of its own', async () => {
  const address = randomUUID()
  const streams = await followTimes(address, most)
  const other = await follow(randomUUID())
  expect(other.status).toBe(200)
  await closeAll([...streams, other])
})

test('a client that leaves before or while it listens keeps no place, nor does a HEAD', async () => {
  const address = randomUUID()
  for (let round = 0; round <= most; round++) {
    const leaving = new AbortController()
    expect((await follow(address, { signal: leaving.signal })).status).toBe(200)
    leaving.abort()
    expect((await follow(address, { signal: AbortSignal.abort() })).status).toBe(200)
    expect((await follow(address, { method: 'HEAD' })).status).toBe(200)
  }
  const streams = await followTimes(address, most)
  expect(streams.map(({ status }) => status)).not.toContain(429)
  await closeAll(streams)
})

test('an order that is none takes no place', async () => {
  const address = randomUUID()
  const missing = () =>
    answerCall(
      new Request('http://localhost/api/v1/userorder/order/x/events', { headers: { 'x-client-address': address } }),
    )
  for (let round = 0; round <= most; round++) expect((await missing()).status).toBe(404)
})

test('a process holds only so many, over all clients', () => {
  const closed = onShutdown(() => undefined)
  expect(() => takeStreamPlace(randomUUID(), { isStaff: true, most: 1 })).toThrow('unavailable')
  // The board has the last hundred for itself.
  expect(() => takeStreamPlace(randomUUID(), { most: 101 })).toThrow('unavailable')
  takeStreamPlace(randomUUID(), { isStaff: true, most: 101 })()
  closed()
  takeStreamPlace(randomUUID(), { most: 101 })()
})
