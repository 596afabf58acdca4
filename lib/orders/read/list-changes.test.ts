import { Client } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { settlePayment } from '@/lib/orders/money/counter/settle-payment'
import { changeCursor, type ChangesPage } from '@/lib/platform/requests/pagination'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { kitchenHand } from '@/lib/testing/shop/staff'
import { createShop } from '@/lib/testing/shop/shop'
import { listChangedOrders, listChangedPayments } from './list-changes'

const placedAt = new Date('2027-05-07T10:00:00Z')
const updatedSince = new Date('2027-05-07T00:00:00Z')
const orders = 50
const writers = 10
let staff: Staff
const ids: string[] = []

beforeAll(async () => {
  await createShop()
  staff = await kitchenHand()
  const { caller } = await newCustomer()
  for (let placed = 0; placed < orders; placed += 1) ids.push((await order(caller, {}, placedAt)).orderId)
})

type List = (query: { cursor: unknown }) => Promise<ChangesPage<{ id: string }>>

const listOrders: List = ({ cursor }) => listChangedOrders(staff, { updatedSince, cursor, limit: 7 })

/** Everything from a cursor on, once no transaction of anybody's is older than what the list may hold back. */
async function readOn(list: List, cursor?: string): Promise<{ ids: string[]; cursor: string }> {
  const page = await list({ cursor: cursor === undefined ? undefined : changeCursor.parse(cursor) })
  const here = page.items.map(({ id }) => id)
  if (!page.hasMore) return { ids: here, cursor: page.cursor }
  const rest = await readOn(list, page.cursor)
  return { ids: [...here, ...rest.ids], cursor: rest.cursor }
}

async function readUntil(wanted: readonly string[], from?: string) {
  const seen: string[] = []
  let cursor = from
  while (!wanted.every((id) => seen.includes(id))) {
    const read = await readOn(listOrders, cursor)
    seen.push(...read.ids)
    cursor = read.cursor
  }
  return { seen, cursor }
}

test('a reader that keeps its cursor misses no order, however late its writer commits', async () => {
  const { seen: first, cursor: begin } = await readUntil(ids)
  expect(first.toSorted()).toEqual(ids.toSorted())
  const clients = Array.from({ length: writers }, () => new Client({ connectionString: process.env.DATABASE_URL }))
  await Promise.all(clients.map((client) => client.connect()))
  const writing = new AbortController()
  let cursor = begin
  const seen: string[] = []
  const read = async () => {
    while (!writing.signal.aborted) {
      const page = await readOn(listOrders, cursor)
      seen.push(...page.ids)
      cursor = page.cursor
    }
  }
  const reading = read()
  await Promise.all(
    clients.map(async (client, writer) => {
      for (const id of ids.filter((_, index) => index % writers === writer)) {
        await client.query('begin')
        await client.query(`update orders set updated_at = $2 where id = $1`, [id, placedAt])
        // Others begin and end meanwhile, and some end before those that began earlier.
        for (let wait = 0; wait < (writer * 7) % 5; wait += 1) await client.query('select count(*) from orders')
        await client.query('commit')
      }
      await client.end()
    }),
  )
  writing.abort()
  await reading
  const { seen: last } = await readUntil(
    ids.filter((id) => !seen.includes(id)),
    cursor,
  )
  expect([...seen, ...last].toSorted()).toEqual(ids.toSorted())
})

test('what is not committed is not passed: the page ends before it, and has it later', async () => {
  const [early = '', late = ''] = ids
  const { cursor } = await readUntil(ids)
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('begin')
  await client.query('update orders set updated_at = $2 where id = $1', [early, placedAt])
  await advanceOrder(staff, late, { request: { status: 'accepted', readyInMinutes: 20 }, now: placedAt })
  const before = await readOn(listOrders, cursor)
  expect(before.ids).toEqual([])
  await client.query('commit')
  await client.end()
  const { seen } = await readUntil([early, late], before.cursor)
  expect(seen).toEqual([early, late])
})

test('a payment is listed with what is booked; of several states those that were asked for', async () => {
  const [, paid = ''] = ids
  const { items } = await listChangedPayments(staff, { updatedSince, limit: 100 })
  const payment = items.find(({ order: { id } }) => id === paid)
  const { cursor } = await readUntil(ids)
  await settlePayment(staff, payment?.id ?? '', { status: 'collected', now: placedAt })
  const later: List = (query) =>
    listChangedPayments(staff, { updatedSince, limit: 100, status: ['collected'], ...query })
  let seen: string[] = []
  while (seen.length === 0) seen = (await readOn(later, cursor)).ids
  expect(seen).toEqual([payment?.id])
  const pending = await listChangedPayments(staff, { updatedSince, limit: 100, status: ['pending'] })
  expect(pending.items).toHaveLength(orders - 1)
})
