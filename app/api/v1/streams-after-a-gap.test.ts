import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { findFollowedOrder } from '@/lib/orders/read/follow-order'
import { hub, notifyOrderChanged, notifyResync } from '@/lib/platform/events'
import { pool } from '@/lib/platform/database/pool'
import { answerCall } from '@/lib/testing/calls/calls'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { rowsRead } from '@/lib/testing/database/database-reads'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'

const orders = 20
const streamsOfEach = 15

let ids: string[] = []
let cook: Staff
beforeAll(async () => {
  await createShop()
  cook = (await signedIn('staff')).caller as Staff
  ids = await Promise.all(
    Array.from({ length: orders }, async () => (await order((await newCustomer()).caller)).orderId),
  )
  // Notifications come from the test alone.
  hub().isListening = true
})
afterAll(() => {
  hub().isListening = false
})

function call(path: string, init: RequestInit = {}) {
  const headers = { 'x-client-address': randomUUID(), ...(init.headers as Record<string, string>) }
  return answerCall(new Request(`http://localhost/api/v1/${path}`, { ...init, headers }))
}

/** What a stream says, event by event, without its comments. */
async function opened(path: string, headers: Record<string, string> = {}) {
  const response = await call(path, { headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    status: response.status,
    async next(): Promise<string> {
      for (;;) {
        const { value = '', done } = (await reader?.read()) ?? { done: true }
        if (done) throw new Error('the stream has ended')
        if (value.includes('event: ')) return value
      }
    },
    close: async () => reader?.cancel(),
  }
}

async function followed() {
  const streams = []
  for (const id of ids) {
    const pages = Array.from({ length: streamsOfEach }, () => opened(`userorder/order/${id}/events`))
    streams.push(...(await Promise.all(pages)))
  }
  await Promise.all(streams.map(({ next }) => next()))
  return streams
}

function quote() {
  const body = JSON.stringify({ items: [{ name: 'Limmat Burger', quantity: 2 }], fulfilment: 'pickup' })
  return call('userorder/quote', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
}

const accept = (id: string) =>
  advanceOrder(cook, id, { request: { status: 'accepted' }, now: new Date(Date.now() - 30_000) })

test('three hundred pages look after a gap with one question, and only what has changed is read: no change is lost', async () => {
  const streams = await followed()
  const changed = ids[7] ?? ''
  await accept(changed)
  const read = await rowsRead(async () => {
    notifyResync()
    const [news, answer] = await Promise.all([streams[7 * streamsOfEach]?.next(), quote()])
    expect(news).toContain('"order_status":"accepted"')
    expect(answer.status).toBe(200)
  })
  expect(read.statements).toBeLessThan(32)
  // What the others do comes after what they may have left undone.
  for (const id of ids) notifyOrderChanged(id)
  await accept(ids[3] ?? '')
  notifyOrderChanged(ids[3] ?? '')
  expect(await streams[3 * streamsOfEach]?.next()).toContain('"order_status":"accepted"')
  await Promise.all(streams.map(({ close }) => close()))
})

test('where all have changed, streams take four connections at once, so that a quote has one', async () => {
  const streams = await followed()
  for (const id of ids.slice(8)) await accept(id)
  let most = 0
  const count = () => {
    most = Math.max(most, pool().totalCount - pool().idleCount)
  }
  pool().on('acquire', count)
  notifyResync()
  await Promise.all(streams.slice(8 * streamsOfEach).map(({ next }) => next()))
  pool().off('acquire', count)
  expect(most).toBeLessThanOrEqual(4)
  await Promise.all(streams.map(({ close }) => close()))
})

test('a notification is one question for all boards, about their sessions and about the order', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => signedIn('staff')))
  const boards = await Promise.all(
    people.map(({ bearer }) => opened('orders/events', { authorization: `Bearer ${bearer}` })),
  )
  await Promise.all(boards.map(({ next }) => next()))
  const read = await rowsRead(async () => {
    notifyOrderChanged(ids[0] ?? '')
    for (const news of await Promise.all(boards.map(({ next }) => next()))) expect(news).toContain(ids[0])
  })
  expect(read.statements).toBe(2)
  await Promise.all(boards.map(({ close }) => close()))
})

test('three hundred pages that are opened at once leave half of the connections to those who order', async () => {
  let [lent, most] = [0, 0]
  const taken = () => void (most = Math.max(most, (lent += 1)))
  const returned = () => void (lent -= 1)
  pool().on('acquire', taken).on('release', returned)
  try {
    const pages = ids.flatMap((id) =>
      Array.from({ length: streamsOfEach }, () => opened(`userorder/order/${id}/events`)),
    )
    const streams = await Promise.all(pages)
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(pages.length)
    await Promise.all(streams.map(({ next }) => next()))
    await Promise.all(streams.map(({ close }) => close()))
  } finally {
    pool().off('acquire', taken).off('release', returned)
  }
  expect(most).toBeLessThanOrEqual(5)
})

test('pages that all come back at once have their orders read together, not a connection for each', async () => {
  let lent = 0
  const count = () => void (lent += 1)
  pool().on('acquire', count)
  try {
    const found = await Promise.all(ids.map((id) => findFollowedOrder(id)))
    expect(found.map((one) => one?.id)).toEqual(ids)
  } finally {
    pool().off('acquire', count)
  }
  // Their versions, and then the orders.
  expect(lent).toBe(2)
})
