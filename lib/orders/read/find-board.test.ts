import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { rowsRead } from '@/lib/testing/database/database-reads'
import { randomOrder } from '@/lib/testing/random/random-orders'
import { kitchenHand } from '@/lib/testing/shop/staff'
import { booked, storeOrders } from '@/lib/testing/shop/stored-orders'
import { createShop } from '@/lib/testing/shop/shop'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { cancelOrder, seeCancellation } from '@/lib/orders/advance/cancel-order'
import { sizeKitchen } from '@/lib/shop/settings/change-shop'
import { findBoard } from './find-board'

beforeAll(async () => {
  await createShop()
})

it('the board holds what is not finished, the longest waiting first, and of the rest what can be undone', async () => {
  const { caller } = await newCustomer()
  const staff = await kitchenHand()
  const now = new Date()
  const seconds = (count: number) => new Date(now.getTime() + count * 1000)
  const rejected = await order(caller, {}, seconds(-30))
  const first = await order(caller, {}, seconds(-20))
  const second = await order(caller, {}, seconds(-10))
  await advanceOrder(staff, rejected.orderId, { request: { status: 'rejected' }, now })
  const idsAt = async (at: Date) => (await findBoard(staff, at)).orders.map(({ id }) => id)
  expect(await idsAt(seconds(9))).toEqual([rejected.orderId, first.orderId, second.orderId])
  expect(await idsAt(seconds(10))).toEqual([first.orderId, second.orderId])
})

it('what its customer cancels in the making stays until the staff has seen it', async () => {
  const { caller } = await newCustomer()
  const staff = await kitchenHand()
  const [unread, cooking] = [await order(caller), await order(caller)]
  await advanceOrder(staff, cooking.orderId, { request: { status: 'accepted' } })
  for (const { orderId } of [unread, cooking]) await cancelOrder(caller, orderId)
  const onBoard = async () =>
    (await findBoard(staff)).orders.filter(({ status }) => status === 'cancelled').map(({ id }) => id)
  expect(await onBoard()).toEqual([cooking.orderId])
  await seeCancellation(staff, cooking.orderId)
  await seeCancellation(staff, cooking.orderId)
  expect(await onBoard()).toEqual([])
})

it('of 250 that are open the board drops none', async () => {
  const staff = await kitchenHand()
  const placedAt = (minute: number) => new Date(Date.UTC(2027, 4, 7, 10, minute))
  const open = fc.sample(randomOrder, 250).map((one, minute) => {
    const received = { ...one, status: 'received' as const, placedAt: placedAt(minute), isForLater: false }
    return booked({ ...received, lines: one.lines.slice(0, 1) }, minute)
  })
  await db().order.deleteMany()
  await storeOrders(open)
  const ids = open.map(({ id }) => id)
  const { orders } = await findBoard(staff)
  expect(orders.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids)
  expect(orders.every(({ items, history }) => items.length === 1 && history.length >= 1)).toBe(true)
})

it('each dish says where it is on the menu now, for a whole board as for one order in as many questions', async () => {
  const { caller } = await newCustomer()
  const staff = await kitchenHand()
  const asked = async () => (await rowsRead(() => findBoard(staff))).statements
  await db().order.deleteMany()
  const { orderId } = await order(caller)
  const forOne = await asked()
  for (let placed = 0; placed < 5; placed += 1)
    await order(caller, {
      items: [
        { name: 'Bier', quantity: 5 },
        { name: 'Limmat Burger', quantity: 1 },
      ],
      total_amount: 50.05,
    })
  expect(await asked()).toBe(forOne)
  const { id: categoryId } = await db().category.create({ data: { name: 'Vom Grill' } })
  await db().menuItem.updateMany({ where: { name: 'Limmat Burger' }, data: { categoryId } })
  const itemsOf = async () => (await findBoard(staff)).orders.find(({ id }) => id === orderId)?.items
  expect(await itemsOf()).toMatchObject([{ categoryId }])
  await db().orderLine.updateMany({ where: { orderId }, data: { menuItemId: null } })
  expect(await itemsOf()).toMatchObject([{ categoryId: null }])
})

it('asked for some of its orders, the board has these with all around them, and what has become of those that left', async () => {
  const { caller } = await newCustomer()
  const staff = await kitchenHand()
  const now = new Date()
  const [first, second, left] = [await order(caller), await order(caller), await order(caller)].map(
    (one) => one.orderId,
  )
  await advanceOrder(staff, left ?? '', { request: { status: 'rejected' }, now: new Date(now.getTime() - 20_000) })
  const ids = [second ?? '', left ?? '', 'ORD-20270507-0000000000']
  const [whole, some] = [await findBoard(staff, now), await findBoard(staff, now, { ids })]
  expect(whole.orders.map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]))
  expect(some).toMatchObject({ ...whole, orders: [{ id: second }, { id: left, status: 'rejected' }] })
})

it('a pause and a longer lead time are shown while they run, and are over by themselves', async () => {
  const staff = await kitchenHand()
  const now = new Date()
  const until = new Date(now.getTime() + 30 * 60_000)
  await db().shop.update({
    where: { id: 1 },
    data: { pausedUntil: until, extraLeadMinutes: 15, extraLeadUntil: until },
  })
  const usual = 20
  const { kitchen } = await findBoard(staff, now)
  expect(kitchen).toMatchObject({ extraLeadMinutes: 15, isOpen: true })
  expect(new Date(kitchen.pausedUntil ?? 0)).toEqual(until)
  expect(kitchen.leadMinutes).toEqual({ pickup: usual + 15, delivery: usual + 15 + 20 })
  const later = await findBoard(staff, new Date(until.getTime() + 1))
  expect(later.kitchen).toMatchObject({ pausedUntil: null, extraLeadMinutes: 0, extraLeadUntil: null })
})

it('the board knows how long its session lasts', async () => {
  const staff = await kitchenHand()
  const board = await findBoard(staff)
  expect((board.sessionEndsAt?.getTime() ?? 0) - board.now.getTime()).toBeGreaterThan(23 * 3_600_000)
})

it('a session that ends while its board is read is no fault', async () => {
  const staff = await kitchenHand()
  await db().session.delete({ where: { id: staff.sessionId } })
  expect(await findBoard(staff)).toMatchObject({ sessionEndsAt: staff.sessionEndsAt })
})

it('the board knows how large tonight’s kitchen is, until that ends by itself, and whether there is a limit at all', async () => {
  const staff = await kitchenHand()
  const now = new Date()
  const kitchenAt = async (at: Date) => (await findBoard(staff, at)).kitchen
  expect(await kitchenAt(now)).toMatchObject({ sizePercent: 100, sizeUntil: null, hasLimits: false })
  const limited = await db().shop.findUniqueOrThrow({
    where: { id: 1 },
    select: { quarterPoints: true, slotCapacity: true },
  })
  await db().shop.update({ where: { id: 1 }, data: { quarterPoints: 24 } })
  await sizeKitchen(staff, { percent: 50, forMinutes: 60 }, now)
  const until = new Date(now.getTime() + 60 * 60_000)
  expect(await kitchenAt(now)).toMatchObject({ sizePercent: 50, sizeUntil: until, hasLimits: true })
  expect(await kitchenAt(until)).toMatchObject({ sizePercent: 100, sizeUntil: null })
  await sizeKitchen(staff, { percent: 100 }, now)
  expect(await kitchenAt(now)).toMatchObject({ sizePercent: 100, sizeUntil: null })
  await db().shop.update({ where: { id: 1 }, data: limited })
})
