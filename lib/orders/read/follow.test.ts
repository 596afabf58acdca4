import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCaller, type Staff } from '@/lib/accounts/caller'
import { signOut } from '@/lib/accounts/sessions/sessions'
import { db } from '@/lib/platform/database/db'
import { hub, notifyResync, onOrderChanged } from '@/lib/platform/events'
import { found } from '@/lib/platform/refusal'
import { startListener, type Listener } from '@/lib/platform/database/listener'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import type { OrderView } from './order-view'
import { findBoard } from './find-board'
import { followBoard, type BoardChange } from './follow-board'
import { findFollowedOrder, followOrder } from './follow-order'

let listener: Listener
let cook: Staff
beforeAll(async () => {
  await createShop()
  cook = (await signedIn('staff')).caller as Staff
  listener = startListener(process.env.DATABASE_URL ?? '')
})
afterAll(() => listener.stop())

function secondsAgo(seconds: number): Date {
  return new Date(Date.now() - seconds * 1000)
}

async function look(orderId: string) {
  return found(await findFollowedOrder(orderId))
}

/** What was sent so far, and a way to wait for more. */
function notebook<Sent>() {
  const sent: Sent[] = []
  const waiting = new Set<() => void>()
  return {
    sent,
    write(entry: Sent) {
      sent.push(entry)
      for (const resolve of waiting) resolve()
    },
    async until(isEnough: (all: Sent[]) => boolean) {
      while (!isEnough(sent)) await new Promise<void>((resolve) => waiting.add(resolve))
    },
  }
}

test('an order is followed to its end, in its public view', async () => {
  const { orderId } = await order((await newCustomer()).caller)
  const { sent, write, until } = notebook<OrderView | 'end'>()
  const stop = followOrder(await look(orderId), { send: write, end: () => write('end') })
  await until((all) => all.length === 1)
  await advanceOrder(cook, orderId, { request: { status: 'accepted' }, now: secondsAgo(30) })
  await until((all) => all.length === 2)
  // Announced a moment from now, by the clock alone.
  await advanceOrder(cook, orderId, { request: { status: 'cancelled' }, now: secondsAgo(9.5) })
  await until((all) => all.includes('end'))
  stop()
  expect(sent.map((entry) => (entry === 'end' ? entry : entry.orderStatus))).toEqual([
    ...['received', 'accepted', 'cancelled', 'end'],
  ])
  expect(JSON.stringify(sent)).not.toContain('Muster')
  expect(hub().orderListeners.has(orderId)).toBe(false)
})

test('who hears of an order for the first time is done when it is finished', async () => {
  const { orderId } = await order((await newCustomer()).caller)
  const { sent, write, until } = notebook<OrderView | 'end'>()
  const stop = followOrder(await look(orderId), { send: write, end: () => write('end') })
  await until((all) => all.length === 1)
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await advanceOrder(cook, orderId, { request: { status }, now: secondsAgo(60) })
  await until((all) => all.includes('end'))
  stop()
  expect(sent.at(-2)).toMatchObject({ orderStatus: 'completed' })
})

test('who comes back to a rejected order stays for as long as it can be corrected, and is told of the correction', async () => {
  const { orderId } = await order((await newCustomer()).caller)
  const { sent, write, until } = notebook<OrderView | 'end'>()
  await advanceOrder(cook, orderId, { request: { status: 'rejected' }, now: secondsAgo(11) })
  const stop = followOrder(await look(orderId), { send: write, end: () => write('end') }, 'an older one')
  await until((all) => all.length === 1)
  await advanceOrder(cook, orderId, { request: { status: 'received', correction: true }, now: secondsAgo(9.5) })
  await until((all) => all.length === 2)
  stop()
  expect(sent.map((entry) => (entry === 'end' ? entry : entry.orderStatus))).toEqual(['rejected', 'received'])
})

test('once it cannot be corrected any more the stream ends', async () => {
  const { orderId } = await order((await newCustomer()).caller)
  const { sent, write, until } = notebook<OrderView | 'end'>()
  await advanceOrder(cook, orderId, { request: { status: 'rejected' }, now: secondsAgo(19.5) })
  const stop = followOrder(await look(orderId), { send: write, end: () => write('end') }, 'an older one')
  await until((all) => all.includes('end'))
  stop()
  expect(sent).toHaveLength(2)
  expect(await findFollowedOrder(orderId)).toMatchObject({ isFinal: true })
})

test('a client that comes back gets only what is new to it, a missed end included', async () => {
  const { orderId } = await order((await newCustomer()).caller)
  const before = await look(orderId)
  const known = notebook<OrderView>()
  const stopKnown = followOrder(before, { send: known.write, end: () => undefined }, before.revision)
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await advanceOrder(cook, orderId, { request: { status }, now: secondsAgo(60) })
  const missed = notebook<OrderView>()
  const stopMissed = followOrder(before, { send: missed.write, end: () => undefined }, before.revision)
  await Promise.all([known, missed].map(({ until }) => until((all) => all.at(-1)?.orderStatus === 'completed')))
  stopKnown()
  stopMissed()
  expect(known.sent.map(({ orderStatus }) => orderStatus)).not.toContain('received')
  expect(missed.sent).toHaveLength(1)
})

test('after a gap in the announcements it is read again, and told only if it differs', async () => {
  const { orderId } = await order((await newCustomer()).caller)
  const { sent, write, until } = notebook<OrderView>()
  const stop = followOrder(await look(orderId), { send: write, end: () => undefined })
  await until((all) => all.length === 1)
  notifyResync()
  await advanceOrder(cook, orderId, { request: { status: 'accepted' }, now: secondsAgo(30) })
  await until((all) => all.length === 2)
  stop()
  expect(sent.map((entry) => entry.orderStatus)).toEqual(['received', 'accepted'])
})

test('a board hears first that anything may have changed, then of each order; a signed-out one hears no more', async () => {
  const leaving = (await signedIn('staff')).caller as Staff
  const { sent, write, until } = notebook<string>()
  const stop = followBoard(leaving, {
    sendAlive: () => undefined,
    sendChange: ({ orders }) => {
      if (orders.length === 0) write('anything')
      for (const { id, updatedAt } of orders) write(`${id} ${updatedAt.getTime()}`)
    },
    end: () => write('end'),
  })
  await until((all) => all.includes('anything') && hub().isListening)
  const { orderId } = await order((await newCustomer()).caller)
  const accepted = await advanceOrder(cook, orderId, { request: { status: 'accepted' } })
  await until((all) => all.includes(`${orderId} ${accepted.updatedAt.getTime()}`))
  await signOut(leaving)
  const cooking = await advanceOrder(cook, orderId, { request: { status: 'preparing' } })
  await until((all) => all.at(-1) === 'end')
  stop()
  expect(sent).not.toContain(`${orderId} ${cooking.updatedAt.getTime()}`)
})

test('a board that comes back hears which orders it has missed, and after a gap that it may be anything', async () => {
  const { orderId } = await order((await newCustomer()).caller)
  async function heardSince(since: string | null) {
    const { sent, write, until } = notebook<{ ids: string[]; position: string }>()
    const sendChange = (change: BoardChange, position: string) =>
      write({ ids: change.orders.map(({ id }) => id), position })
    const stop = followBoard(cook, { sendAlive: () => undefined, sendChange, end: () => undefined }, since)
    await until((all) => all.length > 0)
    stop()
    return sent[0] ?? { ids: [], position: '' }
  }
  const first = await heardSince(null)
  expect(first.ids).toEqual([])
  const isTold = new Promise<void>((resolve) => {
    const unsubscribe = onOrderChanged(orderId, () => {
      unsubscribe()
      resolve()
    })
  })
  await advanceOrder(cook, orderId, { request: { status: 'accepted' } })
  await isTold
  expect((await heardSince(first.position)).ids).toEqual([orderId])
  notifyResync()
  expect((await heardSince(first.position)).ids).toEqual([])
})

test('a board that is told anew asks, and its answer knows that its session was renewed', async () => {
  const staying = (await signedIn('staff')).caller as Staff
  const { write, until } = notebook<string>()
  const stop = followBoard(staying, {
    sendAlive: () => undefined,
    sendChange: ({ orders }) => write(`${orders.length}`),
    end: () => write('end'),
  })
  await until((all) => all.length === 1)
  const expiresAt = new Date(staying.sessionEndsAt.getTime() + 3_600_000)
  await db().session.update({ where: { id: staying.sessionId }, data: { expiresAt } })
  notifyResync()
  await until((all) => all.length === 2)
  stop()
  const asking = (await findCaller({ sessionId: staying.sessionId })) as Staff
  expect((await findBoard(asking)).sessionEndsAt).toEqual(expiresAt)
})
