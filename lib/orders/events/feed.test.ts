import { Client } from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { placeTestOrder } from '@/lib/orders/place/place-test-order'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { eventTypes } from './event-types'
import { forgetOldEvents, listEvents, type FeedEvent } from './feed'

let admin: Admin
let burgerId: string
let begin = 0

beforeAll(async () => {
  burgerId = (await createShop()).burgerId
  admin = (await signedIn('admin')).caller as Admin
})
beforeEach(async () => {
  begin = (await all(0)).at(-1)?.id ?? 0
})

async function all(after: number): Promise<FeedEvent[]> {
  const { events, next } = await listEvents(admin, { after, limit: 100 })
  return next === null ? events : [...events, ...(await all(next))]
}

const told = async () => (await all(begin)).map(({ type }) => type)

const placed = async () => (await order((await newCustomer()).caller)).orderId

type Request = Parameters<typeof advanceOrder>[2]['request']
const step = (id: string, request: Request, now = new Date()) => advanceOrder(admin, id, { request, now })

describe('of an order', () => {
  test('each step is an event, with its money and its receipt, at once and in their order', async () => {
    const id = await placed()
    expect(await told()).toEqual(['order.received'])
    for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const) await step(id, { status })
    const events = await all(begin)
    expect(events.map(({ type }) => type).toSorted()).toEqual(
      [
        ...['order.received', 'order.accepted', 'order.preparing', 'order.ready', 'order.completed'],
        ...['payment.collected', 'receipt.given'],
      ].toSorted(),
    )
    const { updatedAt } = await db().order.findUniqueOrThrow({ where: { id } })
    const accepted = events.find(({ type }) => type === 'order.accepted')
    expect(accepted?.data).toEqual({ order_id: id, status: 'accepted', version: expect.any(Number) })
    expect(Object(events.at(-1)?.data)).toMatchObject({ order_id: id })
    const versions = events.flatMap(({ type, data }) => (type.startsWith('order.') ? Object(data).version : []))
    expect(versions).toEqual(versions.toSorted((a: number, b: number) => a - b))
    expect(versions.at(-1)).toBeLessThanOrEqual(updatedAt.getTime())
  })

  test('a step back and an end that was undone say so', async () => {
    const id = await placed()
    await step(id, { status: 'accepted' })
    await step(id, { status: 'received', correction: true })
    const { type, data } = (await all(begin)).at(-1) ?? {}
    expect([type, data]).toEqual(['order.received', expect.objectContaining({ correction: true, status: 'received' })])
  })

  test('a delay is a promise that changed', async () => {
    const id = await placed()
    await step(id, { status: 'accepted', readyInMinutes: 20 })
    await step(id, { status: 'accepted', readyInMinutes: 45 })
    expect(await told()).toEqual(['order.received', 'order.accepted', 'order.promise_changed'])
  })

  test('that is a test nothing is told, and nothing of it says who ordered', async () => {
    await placeTestOrder(admin, { language: 'de', now: new Date() })
    expect(await told()).toEqual([])
    await placed()
    expect(JSON.stringify(await all(begin))).not.toMatch(/Muster|@|firstname|phone/)
  })
})

test('what the kitchen switches is availability, what the owner edits is the menu, and a pause begins and ends', async () => {
  await db().menuItem.update({ where: { id: burgerId }, data: { available: false } })
  await db().menuItem.update({ where: { id: burgerId }, data: { points: 3, version: { increment: 1 } } })
  await db().menuItem.update({ where: { id: burgerId }, data: { available: true } })
  await db().shop.updateMany({ data: { pausedUntil: new Date(Date.now() + 600_000) } })
  await db().shop.updateMany({ data: { pausedUntil: null } })
  const events = await all(begin)
  expect(events.map(({ type }) => type)).toEqual([
    ...['availability.changed', 'menu.changed', 'availability.changed', 'shop.paused', 'shop.resumed'],
  ])
  expect(events[1]?.data).toEqual({ subject: 'menu_item', changed: [{ id: burgerId, version: expect.any(Number) }] })
})

test('a statement that changes many dishes is one event, which names none where they are more than a hundred', async () => {
  const categoryId = (await db().category.create({ data: { name: 'Viele' } })).id
  const rows = Array.from({ length: 101 }, (_, at) => ({ categoryId, name: `Gericht ${at}`, priceRappen: 100 }))
  await db().menuItem.createMany({ data: rows })
  await db().menuItem.deleteMany({ where: { categoryId } })
  const events = await all(begin)
  expect(events.map(({ data }) => data)).toEqual([
    { subject: 'category', changed: [{ id: categoryId, version: 1 }] },
    { subject: 'menu_item', changed: [] },
    { subject: 'menu_item', changed: [] },
  ])
})

test('what triggers write is in the list of types', async () => {
  const { rows } = await db().$queryRaw<
    { kind: string }[]
  >`select unnest(enum_range(null::payment_entry_kind))::text as kind
    `.then((found) => ({ rows: found }))
  for (const { kind } of rows) expect(eventTypes).toContain(`payment.${kind}`)
})

test('pages follow each other, of the types asked for', async () => {
  for (let count = 0; count < 3; count += 1) await placed()
  const first = await listEvents(admin, { after: begin, types: ['order.received'], limit: 2 })
  expect(first.events).toHaveLength(2)
  const second = await listEvents(admin, { after: first.next ?? 0, types: ['order.received'], limit: 2 })
  expect([second.events.length, second.next]).toEqual([1, null])
  expect((await listEvents(admin, { after: begin, types: ['shop.paused'], limit: 2 })).events).toEqual([])
})

test('a reader with a cursor gets each event once and in order, however late the transactions of fifty writers end', async () => {
  const writers = 50
  const each = 4
  let random = 7
  const next = (below: number) => (random = (random * 48271) % 2147483647) % below
  let isDone = false
  async function write(writer: number): Promise<void> {
    const client = new Client({ connectionString: process.env.DATABASE_URL ?? '' })
    await client.connect()
    for (let count = 0; count < each; count += 1) {
      await client.query('begin')
      const data = JSON.stringify({ number: `${writer}-${count}` })
      await client.query(`insert into event (type, data) values ('receipt.given', $1)`, [data])
      // Held open, so that others draw later ids and end before it.
      await client.query('select pg_sleep($1)', [next(30) / 1000])
      await client.query(next(10) === 0 ? 'rollback' : 'commit')
    }
    await client.end()
  }
  const read: FeedEvent[] = []
  async function follow(): Promise<void> {
    for (;;) {
      const isLast = isDone
      const { events } = await listEvents(admin, { after: read.at(-1)?.id ?? begin, limit: 100 })
      read.push(...events)
      if (isLast && events.length === 0) return
    }
  }
  const following = follow()
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  isDone = true
  await following
  const ids = read.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  expect(new Set(ids).size).toBe(ids.length)
  const committed = await db().event.count({ where: { type: 'receipt.given', position: { gt: begin } } })
  expect(committed).toBeGreaterThan(writers)
  expect(read.filter(({ type }) => type === 'receipt.given')).toHaveLength(committed)
}, 120_000)

test('what is older than thirty days goes, a reader who comes later learns that something is missing, and positions count on', async () => {
  const id = await placed()
  await step(id, { status: 'accepted' })
  const { newest } = await all(0).then((events) => ({ newest: events.at(-1)?.id ?? 0 }))
  await forgetOldEvents(new Date(Date.now() + 31 * 86_400_000))
  const left = await all(0)
  expect(left.map((event) => event.id)).toEqual([newest])
  expect((await listEvents(admin, { after: newest - 2, limit: 9 })).isCut).toBe(true)
  expect((await listEvents(admin, { after: newest - 1, limit: 9 })).isCut).toBe(false)
  expect((await listEvents(admin, { after: newest + 9, limit: 9 })).isCut).toBe(true)
  await placed()
  expect((await all(newest)).map((event) => event.id)).toEqual([newest + 1])
})
