import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWire } from '@/app/api/v1/http/wire'
import type { Admin, Customer } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { noteAnswer } from '@/lib/orders/advance/answer-proposal'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { changeTime } from '@/lib/orders/advance/change-time'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { placePhoneOrder } from '@/lib/orders/place/place-phone-order'
import { placeTestOrder } from '@/lib/orders/place/place-test-order'
import { confirmOrder, receiveOrder } from '@/lib/orders/money/online/receive-order'
import { quoteOrder } from '@/lib/orders/quote/quote-order'
import { findOrder } from '@/lib/orders/read/find-order'
import { findKitchenLoad, findNextTimes } from '@/lib/orders/read/kitchen-load'
import { withOrder } from './lock'
import { findShop } from '@/lib/shop/queries'
import { quoteBody } from '@/lib/orders/schema'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { Refusal } from '@/lib/platform/refusal'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { checkKitchen } from '@/lib/testing/database/check-kitchen'
import { burgersByPhone, newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { workOf } from './kitchen'

// 18:07 in Zurich, on a Friday of its own for each test.
let now: Date
let weeks = 0
let admin: Admin
let burgerId: string

beforeAll(async () => {
  ;({ burgerId } = await createShop())
  admin = (await signedIn('admin')).caller as Admin
})

beforeEach(async () => {
  now = new Date(Date.parse('2027-05-07T16:07:00Z') + weeks++ * 7 * 86_400_000)
  await db().menuItem.updateMany({ data: { points: null } })
  await resize({ slotCapacity: 10, quarterPoints: 24 })
})

async function resize(data: object) {
  await db().shop.updateMany({ data })
}

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

async function customers(count: number) {
  return Promise.all(Array.from({ length: count }, async () => (await newCustomer()).caller))
}

async function quoted(change: object = {}) {
  const items = [{ name: 'Limmat Burger', quantity: 2, price: 18.9 }]
  return quoteOrder(null, fromWire(quoteBody, quoteBody.parse({ items, ...change })), now)
}

async function loadNow() {
  const { quarters } = await findKitchenLoad(admin, now)
  return quarters.map(({ points, orders }) => [points, orders]).filter(([points]) => points !== 0)
}

test('fifty guests at once, none of whom names a time, are promised what the kitchen can do', async () => {
  await Promise.all((await customers(50)).map((guest) => order(guest, {}, now)))
  const { quarters } = await findKitchenLoad(admin, now)
  expect(quarters).toHaveLength(12)
  expect(quarters.slice(0, 7).map(({ orders }) => orders)).toEqual([0, 10, 10, 10, 10, 10, 0])
  expect(quarters[1]).toMatchObject({ points: 20, capacityPoints: 24, capacityOrders: 10 })
  await checkKitchen()
})

test('fifty guests at once for the last two places of a slot: two get it', async () => {
  await resize({ slotCapacity: 2 })
  const requested_for = new Date(now.getTime() + 53 * 60_000).toISOString()
  const tried = await Promise.allSettled((await customers(50)).map((guest) => order(guest, { requested_for }, now)))
  const codes = tried.map((one) => (one.status === 'fulfilled' ? 'placed' : (one.reason as Refusal).code))
  expect(codes.filter((code) => code === 'placed')).toHaveLength(2)
  expect(new Set(codes)).toEqual(new Set(['placed', 'slot_unavailable']))
  await checkKitchen()
})

test('two taps on "order" for the last place are one order', async () => {
  await resize({ slotCapacity: 1 })
  const [guest] = await customers(1)
  const request = { payment_id: `pay_${randomUUID()}`, requested_for: minutes(53).toISOString() }
  const both = await Promise.all([order(guest!, request, now), order(guest!, request, now)])
  expect(both[0].orderId).toBe(both[1].orderId)
})

test('who was shown a time that another guest has taken is asked, if it is more than ten minutes later', async () => {
  await resize({ slotCapacity: 1 })
  const [faster, second] = await customers(2)
  const expected_at = minutes(20).toISOString()
  await order(faster!, { expected_at }, now)
  // 18:30 instead of 18:27.
  expect(await order(second!, { expected_at }, now)).toMatchObject({ quotedFor: minutes(23) })
  const [third] = await customers(1)
  const error = await order(third!, { expected_at }, now).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    code: 'time_changed',
    details: { data: { soonest: { at: minutes(38) }, ordersBefore: 2 } },
  })
  await checkKitchen()
})

test('a drink is no work, a dish is what its points say, an order larger than a quarter is begun before', async () => {
  await db().menuItem.update({ where: { id: burgerId }, data: { points: 15 } })
  const [guest] = await customers(1)
  const placed = await order(guest!, {}, now)
  // Thirty points: six in the quarter of an hour before.
  expect(placed.quotedFor).toEqual(minutes(23))
  expect(await loadNow()).toEqual([
    [6, 0],
    [24, 1],
  ])
  await db().menuItem.update({ where: { id: burgerId }, data: { points: 0 } })
  expect((await quoted()).soonest?.at).toEqual(minutes(20))
  await checkKitchen()
})

test('the largest order that an owner may allow is placed in a kitchen without a measure', async () => {
  await resize({ quarterPoints: 0, slotCapacity: 0, largestOrderPieces: 9999, largestOrderRappen: 10_000_000 })
  await db().menuItem.update({ where: { id: burgerId }, data: { points: 20 } })
  const [guest] = await customers(1)
  const line = { name: 'Limmat Burger', quantity: 99, price: 18.9 }
  const items = Array.from({ length: 50 }, () => line)
  await order(guest!, { items, total_amount: 99 * 50 * 18.9 }, now)
  expect(await loadNow()).toEqual([[99_000, 1]])
  await resize({ largestOrderPieces: 200, largestOrderRappen: 500_000 })
})

describe('gives its place back at once:', () => {
  async function full() {
    await resize({ slotCapacity: 1 })
    const [guest] = await customers(1)
    const placed = await order(guest!, {}, now)
    expect((await quoted()).soonest?.at).toEqual(minutes(23))
    return { guest: guest!, id: placed.orderId }
  }

  test('a cancelled order', async () => {
    const { guest, id } = await full()
    await cancelOrder(guest, id, { now })
    expect((await quoted()).soonest?.at).toEqual(minutes(20))
  })

  test('a rejected order, until the rejection is taken back', async () => {
    const { id } = await full()
    await advanceOrder(admin, id, { request: { status: 'rejected' }, now })
    expect((await quoted()).soonest?.at).toEqual(minutes(20))
    await advanceOrder(admin, id, { request: { status: 'received', correction: true }, now })
    expect((await quoted()).soonest?.at).toEqual(minutes(23))
  })

  test('one that is moved to another time', async () => {
    const { guest, id } = await full()
    await changeTime(guest, id, { request: { requestedFor: minutes(53) }, now })
    const { soonest, slots } = await quoted()
    expect(soonest?.at).toEqual(minutes(20))
    expect(slots).not.toContainEqual({ at: minutes(53) })
  })

  test('one that is promised for later by the kitchen', async () => {
    const { id } = await full()
    await advanceOrder(admin, id, { request: { status: 'accepted', readyInMinutes: 50 }, now })
    expect((await quoted()).soonest?.at).toEqual(minutes(20))
  })

  test('of what is left out of it', async () => {
    await resize({ quarterPoints: 3 })
    const [guest] = await customers(1)
    const { orderId: id } = await order(guest!, {}, now)
    expect((await quoted()).soonest?.at).toEqual(minutes(23))
    const request = { id: randomUUID(), quantities: [{ position: 0, quantity: 1 }], add: [] }
    await proposeChange(admin, id, { request, now })
    await noteAnswer(admin, id, { proposalId: request.id, answer: 'agreed', consentName: 'Ana', now })
    expect((await quoted()).soonest?.at).toEqual(minutes(20))
    await checkKitchen()
  })
})

test('an order on the phone counts, one that tries the shop out does not', async () => {
  await placePhoneOrder((await signedIn('staff')).caller as never, burgersByPhone(), { language: 'de', now })
  expect(await loadNow()).toEqual([[2, 1]])
  await placeTestOrder(admin, { language: 'de', now })
  expect(await loadNow()).toEqual([[2, 1]])
  await checkKitchen()
})

test('accepted after its time, an order is promised for the first free place of that moment', async () => {
  await resize({ slotCapacity: 1 })
  const [late, other] = await customers(2)
  const { orderId: id } = await order(late!, {}, now)
  await order(other!, {}, minutes(40))
  const { promisedFor } = await advanceOrder(admin, id, { request: { status: 'accepted' }, now: minutes(40) })
  // 19:07 is the other's.
  expect(promisedFor).toEqual(minutes(68))
  await checkKitchen()
})

describe('a promise that moved is said with the time that was shown', () => {
  async function mailOf({ userId }: Customer, template: string) {
    const { email } = await db().user.findUniqueOrThrow({ where: { id: userId } })
    const { text } = await db().outboxMail.findFirstOrThrow({ where: { toAddress: email, template } })
    return text
  }
  const seenBy = (guest: Customer, id: string, at: Date) => findOrder(id, guest, at)

  test('in mail and page of who is accepted after it', async () => {
    const [guest] = await customers(1)
    const { orderId: id } = await order(guest!, {}, now)
    await advanceOrder(admin, id, { request: { status: 'accepted' }, now: minutes(21) })
    const seen = await seenBy(guest!, id, minutes(22))
    expect(seen).toMatchObject({ promisedFor: minutes(41), shownFor: minutes(20) })
    expect(await mailOf(guest!, 'order-accepted')).toMatch(/Angezeigt war .*18:27\./)
  })

  test('and not of who is accepted in time', async () => {
    const [guest] = await customers(1)
    const { orderId: id } = await order(guest!, {}, now)
    await advanceOrder(admin, id, { request: { status: 'accepted', readyInMinutes: 30 }, now })
    expect(await seenBy(guest!, id, minutes(1))).toMatchObject({ promisedFor: minutes(30), shownFor: null })
    expect(await mailOf(guest!, 'order-accepted')).not.toContain('Angezeigt war')
  })

  test('once, of who paid after it; a time chosen since is no longer moved', async () => {
    const [guest] = await customers(1)
    const { orderId: id } = await order(guest!, {}, now)
    await db().outboxMail.deleteMany()
    const shop = await findShop()
    await withOrder(id, async (tx, awaiting) => {
      const received = await receiveOrder(tx, awaiting, { shop, now: minutes(14) })
      await confirmOrder(tx, received, shop)
    })
    expect(await seenBy(guest!, id, minutes(14))).toMatchObject({ quotedFor: minutes(34), shownFor: minutes(20) })
    expect(await mailOf(guest!, 'order-received')).toMatch(/Angezeigt war .*18:27\./)
    await advanceOrder(admin, id, { request: { status: 'accepted' }, now: minutes(15) })
    expect(await mailOf(guest!, 'order-accepted')).not.toContain('Angezeigt war')
    await changeTime(guest!, id, { request: { requestedFor: minutes(53) }, now: minutes(26) })
    expect(await seenBy(guest!, id, minutes(26))).toMatchObject({ shownFor: null })
  })
})

test('when all seven days are full, who names no time is not refused for it', async () => {
  await resize({ slotCapacity: 1, slotMinutes: 120 })
  const { slots } = await quoted()
  await db().kitchenQuarter.createMany({
    data: Array.from({ length: 700 }, (_, index) => ({
      at: new Date(Math.floor(now.getTime() / 900_000) * 900_000 + index * 900_000),
      points: 2,
      orders: 1,
    })),
    skipDuplicates: true,
  })
  const [guest] = await customers(1)
  const placed = await order(guest!, {}, now)
  expect(placed.requestedFor).toEqual(slots.at(-1)?.at)
  await db().kitchenQuarter.deleteMany()
  await db().order.deleteMany({ where: { id: placed.orderId } })
  await db().kitchenQuarter.deleteMany()
  await resize({ slotMinutes: 15 })
})

test('next times are those of a single dish, for pickup and for delivery', async () => {
  const [guest] = await customers(1)
  await order(guest!, {}, now)
  expect(await findNextTimes(now)).toEqual({
    pickup: { at: minutes(20), asSoonAsPossible: true, ordersBefore: 1 },
    delivery: { at: minutes(40), asSoonAsPossible: true, ordersBefore: 1 },
  })
})

test('what is before an order is said of the soonest time, whatever time is chosen', async () => {
  const [guest, other] = await customers(2)
  const later = minutes(113)
  await order(guest!, {}, now)
  await order(other!, { requested_for: later.toISOString() }, now)
  expect(await quoted()).toMatchObject({ ordersBefore: 1 })
  expect(await quoted({ requested_for: later.toISOString() })).toMatchObject({ ordersBefore: 1 })
})

test('PostgreSQL and the program count the same work', async () => {
  const [guest] = await customers(1)
  await db().menuItem.update({ where: { id: burgerId }, data: { points: 20 } })
  const { orderId: id } = await order(guest!, { fulfilment: 'delivery', total_amount: 42.8 }, now)
  const { rows } = await pool().query(
    'select at, points, work.orders, deliveries from orders o, kitchen_work(o) work where o.id = $1 order by at desc',
    [id],
  )
  const placed = await db().order.findUniqueOrThrow({ where: { id } })
  expect(rows).toEqual(workOf(placed).map(({ at, ...work }) => ({ at: new Date(at), ...work })))
  expect(rows).toHaveLength(2)
})

test('orders that were open when the kitchen began to count take their place in it', async () => {
  const guests = await customers(4)
  const ids: string[] = []
  for (const [index, guest] of guests.entries()) {
    const delivered = index === 1 && { fulfilment: 'delivery', total_amount: 42.8 }
    ids.push((await order(guest, { requested_for: minutes(53).toISOString(), ...delivered }, now)).orderId)
  }
  await advanceOrder(admin, ids[2]!, { request: { status: 'accepted', readyInMinutes: 80 }, now })
  await cancelOrder(guests[3]!, ids[3]!, { now })
  const places = () =>
    db().order.findMany({ where: { id: { in: ids } }, select: { kitchenAt: true, load: true }, orderBy: { id: 'asc' } })
  const [before, load] = [await places(), await loadNow()]
  await db().order.updateMany({ where: { id: { in: ids } }, data: { kitchenAt: null, load: [] } })
  expect(await loadNow()).toEqual([])

  const migration = 'prisma/migrations/20261130110100_open_orders_in_the_kitchen/migration.sql'
  await asOwner(readFileSync(migration, 'utf8'))
  expect(await loadNow()).toEqual(load)
  const cancelled = { kitchenAt: null, load: [] }
  const at = ids.toSorted().indexOf(ids[3]!)
  expect(await places()).toEqual(before.with(at, cancelled))
})
