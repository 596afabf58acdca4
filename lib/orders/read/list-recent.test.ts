import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { advanceOrder, type StepRequest } from '@/lib/orders/advance/advance-order'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { shortNumber } from '@/lib/orders/order-id'
import { usualWay } from '@/lib/orders/status'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { blocksRead } from '@/lib/testing/database/database-reads'
import { randomOrder } from '@/lib/testing/random/random-orders'
import { kitchenHand } from '@/lib/testing/shop/staff'
import { booked, storeOrders } from '@/lib/testing/shop/stored-orders'
import { createShop } from '@/lib/testing/shop/shop'
import { listRecent } from './list-orders'

const noon = new Date('2027-05-07T10:00:00Z')
let staff: Staff
let completed = ''
let rejected = ''
let cancelled = ''

function minutesLater(minutes: number): Date {
  return new Date(noon.getTime() + minutes * 60_000)
}

function step(id: string, request: StepRequest, minutes: number) {
  return advanceOrder(staff, id, { request, now: minutesLater(minutes) })
}

async function recent(minutes: number, q?: string): Promise<string[]> {
  return (await listRecent(staff, { q }, minutesLater(minutes))).map(({ id }) => id)
}

beforeAll(async () => {
  await createShop()
  staff = await kitchenHand()
  const { caller } = await newCustomer()
  const ids = []
  for (let placed = 0; placed < 4; placed += 1) ids.push((await order(caller, {}, noon)).orderId)
  ;[completed = '', rejected = '', cancelled = ''] = ids
  for (const status of usualWay('pickup', 'accepted').slice(0, -1)) await step(completed, { status }, 1)
  await step(rejected, { status: 'rejected', reason: 'sold_out' }, 5)
  await cancelOrder(caller, cancelled, { now: minutesLater(2) })
  await step(completed, { status: 'completed' }, 10)
  await db().order.update({ where: { id: rejected }, data: { firstname: 'Zoé', lastname: 'Zwicky-Frei' } })
})

test('what has ended is there for twelve hours, the last first; what is open is not', async () => {
  expect(await recent(11)).toEqual([completed, rejected, cancelled])
  expect(await recent(12 * 60 + 1)).toEqual([completed, rejected, cancelled])
  expect(await recent(12 * 60 + 2)).toEqual([completed, rejected])
  expect(await recent(12 * 60 + 10)).toEqual([])
})

test('each says where a step back leads', async () => {
  const listed = await listRecent(staff, {}, minutesLater(11))
  expect(listed.map(({ back }) => back)).toEqual([{ to: 'ready', until: null }, null, null])
})

test('it is found by its number, its code and the words of its name, and by nothing else', async () => {
  const [first] = await listRecent(staff, { q: 'zwicky zo' }, minutesLater(11))
  expect(first?.id).toBe(rejected)
  for (const q of ['ZOÉ', `#${first?.number}`, shortNumber(rejected).toLowerCase(), rejected])
    expect(await recent(11, q)).toEqual([rejected])
  for (const q of ['%', '_', "' or 1=1 --", '0', '44 555']) expect(await recent(11, q)).toEqual([])
})

test('what is taken back has not ended; ended again it is listed once, anew', async () => {
  await step(completed, { status: 'ready', correction: true }, 20)
  expect(await recent(21)).toEqual([rejected, cancelled])
  await step(completed, { status: 'completed' }, 22)
  expect(await recent(23)).toEqual([completed, rejected, cancelled])
})

test('at most fifty, and found without looking through what ended before', async () => {
  const old = fc.sample(randomOrder, 5000).map((one, minute) => {
    const placedAt = new Date(Date.UTC(2026, 10, 1, 0, minute))
    return booked({ ...one, status: 'rejected', placedAt, lines: [] }, minute)
  })
  await storeOrders(old)
  expect(await blocksRead(() => recent(23, 'zwicky'))).toBeLessThan(100)
  const ended = old.at(-1)?.readyAt ?? noon
  expect(await listRecent(staff, {}, ended)).toHaveLength(50)
})
