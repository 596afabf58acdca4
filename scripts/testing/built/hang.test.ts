import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { isLong } from '../../../lib/testing/long'
import { withConnection } from '../../launch/database/connection'
import { joinEmbeddedDatabase } from '../../launch/postgres/embedded-database'
import { makeTemporaryFolder } from '../../launch/postgres/temporary-folder'
import { addSignedInCustomers } from '../signed-in-customers'
import { ownSettings, startShop } from './command'
import { withHangingPostgres } from './hanging-postgres'

const READERS = 12
const WRITERS = 8
const HANGS = isLong ? [6, 9.5, 12, 14] : [12]

let folder: string
let settings: Record<string, string>

beforeEach(async () => {
  folder = makeTemporaryFolder()
  settings = { ...(await ownSettings(join(folder, 'data'))), SEED: 'demo', RATE_LIMIT_FACTOR: '1000' }
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('orders that are answered while PostgreSQL stands still and goes on are stored, and no answer is worse than a 503', async () => {
  const shop = await startShop(settings)
  const { guests, dish } = await openShop()
  const statuses = new Set<number>()
  const answered: string[] = []

  /** Again under the same payment_id until it is answered, as the checkout does. */
  const placeOrder = async (token: string): Promise<void> => {
    const order = orderOf(dish)
    for (;;) {
      const { status, orderId } = await placeOnce(token, order)
      statuses.add(status)
      if (orderId) return void answered.push(orderId)
    }
  }
  const placeTwo = () => Promise.all(guests.map((token) => placeOrder(token).then(() => placeOrder(token))))
  await placeTwo()

  for (const seconds of HANGS) {
    const stopReading = keepReading(answered[0], statuses)
    await pause(1000)
    const placing = placeTwo()
    await withHangingPostgres(settings, () => pause(seconds * 1000))
    await stopReading()
    // Whatever a reader has left behind in a connection meets these.
    await Promise.all([placing, placeTwo()])
    const lost = await lostOf(answered)
    const isEnded = await vi.waitUntil(noTransactionIsOpen, { timeout: 20_000, interval: 200 }).catch(() => false)
    const wrong = [...statuses].filter((status) => status !== 200 && status !== 503)
    expect({ seconds, lost, wrong, isEnded }).toEqual({ seconds, lost: [], wrong: [], isEnded: true })
  }
  await shop.endOn('SIGTERM')
}, 400_000)

test('a shop that is ended right after PostgreSQL has stood still answers what it was asked', async () => {
  const shop = await startShop(settings)
  const { guests, dish } = await openShop()
  const { orderId } = await placeOnce(guests[0] ?? '', orderOf(dish))
  const stopReading = keepReading(orderId)
  await pause(1000)
  const asked = await withHangingPostgres(settings, async () => {
    await pause(10_500)
    const waiting = Array.from({ length: 5 }, () => guests.map((token) => placeOnce(token, orderOf(dish)))).flat()
    await pause(1000)
    return waiting
  })
  const ended = shop.endOn('SIGTERM')
  const answers = await Promise.all(asked)
  for (const { status } of answers) expect([200, 503]).toContain(status)
  await Promise.all([ended, stopReading().catch(() => undefined)])
})

async function openShop() {
  const customers = await inDatabase((client) => addSignedInCustomers(client, WRITERS))
  return { guests: customers.map(({ token }) => token), dish: await findDish() }
}

/** By guests who look at their order all the time, until told to stop. */
function keepReading(orderId = '', statuses = new Set<number>()): () => Promise<void> {
  const stopping = new AbortController()
  const reading = Array.from({ length: READERS }, async () => {
    while (!stopping.signal.aborted) statuses.add(await track(orderId))
  })
  return async () => {
    stopping.abort()
    await Promise.all(reading)
  }
}

const ask = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${settings.PORT}${path}`, init)

interface Dish {
  id: string
  name: string
  price: number
}

async function findDish(): Promise<Dish> {
  const { data } = await (await ask('/api/v1/user/getMenuItems')).json()
  return data.find(
    ({ price, minimum_age, option_groups }: Dish & { minimum_age: number; option_groups: unknown[] }) => {
      return price >= 12.5 && minimum_age === 0 && option_groups.length === 0
    },
  )
}

async function track(orderId: string): Promise<number> {
  const answer = await ask(`/api/v1/userorder/order/${orderId}`)
  await answer.text()
  return answer.status
}

function orderOf({ id, price }: Dish) {
  return {
    payment_id: `pay_${crypto.randomUUID()}`,
    payment_method: 'Cash on Delivery',
    total_amount: 2 * price,
    items: [{ menu_item_id: id, quantity: 2, price, subtotal: 2 * price }],
  }
}

/** @returns the order's id where it is answered as placed */
async function placeOnce(token: string, order: object): Promise<{ status: number; orderId?: string }> {
  const answer = await ask('/api/v1/userorder/create-order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(order),
  })
  const { data } = await answer.json()
  return { status: answer.status, ...(answer.ok && { orderId: data.order_id }) }
}

async function inDatabase<T>(work: Parameters<typeof withConnection<T>>[1]): Promise<T> {
  const { adminUrl } = await joinEmbeddedDatabase(settings.DATA_DIR)
  return withConnection(adminUrl, work)
}

async function lostOf(answered: string[]): Promise<string[]> {
  const { rows } = await inDatabase((client) => client.query<{ id: string }>('select id from orders'))
  const stored = new Set(rows.map(({ id }) => id))
  return answered.filter((id) => !stored.has(id))
}

/** Of those that stay so: one between two of its statements is not. */
async function noTransactionIsOpen(): Promise<boolean> {
  const { rows } = await inDatabase((client) =>
    client.query(
      `select from pg_stat_activity
       where state like 'idle in transaction%' and state_change < now() - interval '1 second' and application_name <> 'outbox'`,
    ),
  )
  return rows.length === 0
}
