import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { onShutdown } from '@/lib/platform/events'
import { answerCall } from '@/lib/testing/calls/calls'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { deviceHeaders, pairedDevice } from '@/lib/testing/shop/devices'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { guestPlace, takeStreamPlace } from './stream-places'

// Half of them, by the factor that the tests below run with.
const mostPerBoard = 4
const mostPerOrder = 8
const mostPerNetwork = 150

let orderId = ''
beforeAll(async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '0.5')
  await createShop()
  orderId = await newOrder()
})

async function newOrder(): Promise<string> {
  return (await order((await newCustomer()).caller)).orderId
}

interface Opening {
  method?: string
  signal?: AbortSignal
  headers?: Record<string, string>
}

function open(path: string, address: string, { method = 'GET', signal, headers }: Opening = {}) {
  const request = new Request(`http://localhost/api/v1/${path}`, {
    method,
    headers: { ...headers, 'x-client-address': address },
    ...(signal && { signal }),
  })
  return answerCall(request)
}

const follow = (id: string, address: string, opening?: Opening) =>
  open(`userorder/order/${id}/events`, address, opening)
const board = (address: string, headers: Record<string, string>) => open('orders/events', address, { headers })

async function inTurn<Item>(items: Iterable<Item>, each: (item: Item) => Promise<Response>): Promise<Response[]> {
  const streams = []
  for (const item of items) streams.push(await each(item))
  return streams
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const statuses = (streams: Response[]) => [...new Set(streams.map(({ status }) => status))]

function closeAll(streams: Response[]) {
  return Promise.all(streams.map(async ({ body }) => body?.cancel()))
}

test('twenty guests of one office follow their orders, each on two pages, and the kitchen behind the same address its board', async () => {
  const address = randomUUID()
  const ids = await Promise.all(times(20).map(newOrder))
  const guests = await inTurn([...ids, ...ids], (id) => follow(id, address))
  expect(statuses(guests)).toEqual([200])
  const { bearer } = await signedIn('staff')
  const tablets = await Promise.all(times(2).map(async () => deviceHeaders((await pairedDevice()).token)))
  const boards = await inTurn([{ authorization: `Bearer ${bearer}` }, ...tablets], (headers) => board(address, headers))
  expect(statuses(boards)).toEqual([200])
  await closeAll([...guests, ...boards])
})

test('an order has sixteen streams, times RATE_LIMIT_FACTOR, whatever the addresses; each one that closes makes room', async () => {
  const streams = await inTurn(times(mostPerOrder), () => follow(orderId, randomUUID()))
  const refused = await follow(orderId, randomUUID())
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15'])
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
  const other = await follow(await newOrder(), randomUUID())
  await streams[0]?.body?.cancel()
  const next = await follow(orderId, randomUUID())
  expect(statuses([...streams, other, next])).toEqual([200])
  await closeAll([...streams.slice(1), other, next])
})

test('all orders together have three hundred at one address, and a board there goes on', async () => {
  const address = randomUUID()
  const client = { address, language: 'de' as const }
  const places = times(mostPerNetwork).map((index) => takeStreamPlace(guestPlace(`order ${index}`, client)))
  expect((await follow(orderId, address)).status).toBe(429)
  const { bearer } = await signedIn('staff')
  const others = [await follow(orderId, randomUUID()), await board(address, { authorization: `Bearer ${bearer}` })]
  for (const leave of places) leave()
  others.push(await follow(orderId, address))
  expect(statuses(others)).toEqual([200])
  await closeAll(others)
})

test('a session has eight boards open, and takes none of another', async () => {
  const [own, other] = await Promise.all([signedIn('staff'), signedIn('staff')])
  const boardOf = ({ bearer }: typeof own) => board(randomUUID(), { authorization: `Bearer ${bearer}` })
  const streams = await inTurn(times(mostPerBoard), () => boardOf(own))
  expect((await boardOf(own)).status).toBe(429)
  streams.push(await boardOf(other))
  expect(statuses(streams)).toEqual([200])
  await closeAll(streams)
})

test('a client that leaves before or while it listens keeps no place, nor does a HEAD', async () => {
  for (const round of times(mostPerOrder + 1)) {
    const address = `${round}`
    const leaving = new AbortController()
    expect((await follow(orderId, address, { signal: leaving.signal })).status).toBe(200)
    leaving.abort()
    expect((await follow(orderId, address, { signal: AbortSignal.abort() })).status).toBe(200)
    expect((await follow(orderId, address, { method: 'HEAD' })).status).toBe(200)
  }
  const streams = await inTurn(times(mostPerOrder), () => follow(orderId, randomUUID()))
  expect(statuses(streams)).toEqual([200])
  await closeAll(streams)
})

test('a process holds only so many, over all clients', () => {
  const closed = onShutdown(() => undefined)
  const guest = () => guestPlace(orderId, { address: randomUUID(), language: 'de' })
  const tablet = { limits: {}, isBoard: true }
  expect(() => takeStreamPlace(tablet, 1)).toThrow('unavailable')
  // The boards have the last hundred for themselves.
  expect(() => takeStreamPlace(guest(), 101)).toThrow('unavailable')
  takeStreamPlace(tablet, 101)()
  closed()
  takeStreamPlace(guest(), 101)()
})
