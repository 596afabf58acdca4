import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Customer, Staff } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { type OrderStatus, usualWay } from '@/lib/orders/status'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { deviceWith, pairedDevice } from '@/lib/testing/shop/devices'
import { kitchenHand } from '@/lib/testing/shop/staff'
import { createShop } from '@/lib/testing/shop/shop'
import { findBoard } from './find-board'
import { findPickupScreen } from './pickup-screen'

const friday = new Date('2027-05-07T16:00:00Z')
let staff: Staff
let customer: Customer

beforeAll(async () => {
  await createShop()
  ;[staff, { caller: customer }] = await Promise.all([kitchenHand(), newCustomer()])
})
beforeEach(() => db().order.deleteMany())

function later(seconds: number): Date {
  return new Date(friday.getTime() + seconds * 1000)
}

/** An order for pickup, placed and taken so far at that second. */
async function at(status: OrderStatus, second = 0, change: Record<string, unknown> = {}) {
  const { orderId, number } = await order(customer, change, later(second))
  const steps = usualWay('pickup')
  for (const step of steps.slice(1, steps.indexOf(status) + 1))
    await advanceOrder(staff, orderId, { request: { status: step }, now: later(second) })
  return { orderId, number }
}

function screen(second: number) {
  return findPickupScreen(staff, later(second))
}

test('what is accepted and cooked is being made, the first placed first; what is ready stands last one first', async () => {
  await at('received')
  await at('completed')
  const [accepted, preparing] = [await at('accepted', 1), await at('preparing', 2)]
  const [first, second] = [await at('ready', 3), await at('ready', 4)]
  expect(await screen(5)).toEqual({
    now: later(5),
    making: [accepted.number, preparing.number],
    ready: [
      { number: second.number, since: later(4) },
      { number: first.number, since: later(3) },
    ],
  })
})

test('a delivery is not called out in the shop', async () => {
  const { orderId } = await at('accepted')
  const { orderId: other } = await at('ready')
  await db().order.updateMany({ where: { id: { in: [orderId, other] } }, data: { fulfilment: 'delivery' } })
  expect(await screen(5)).toMatchObject({ making: [], ready: [] })
})

test('what nobody collects leaves twenty minutes after it was ready', async () => {
  const { number } = await at('ready')
  expect((await screen(20 * 60 - 1)).ready).toEqual([{ number, since: friday }])
  expect((await screen(20 * 60)).ready).toEqual([])
})

test('a step that is undone is undone here at once, and a second "ready" counts anew', async () => {
  const { orderId, number } = await at('ready')
  await advanceOrder(staff, orderId, { request: { status: 'preparing', correction: true }, now: later(5) })
  expect(await screen(6)).toMatchObject({ making: [number], ready: [] })
  await advanceOrder(staff, orderId, { request: { status: 'ready' }, now: later(60) })
  expect(await screen(61)).toMatchObject({ making: [], ready: [{ number, since: later(60) }] })
})

test('an accepted pre-order is being made when it is time to cook, or when a cook has begun', async () => {
  const { orderId, number } = await at('accepted', 0, { requested_for: later(2 * 3600).toISOString() })
  expect((await screen(60)).making).toEqual([])
  expect((await screen(100 * 60 - 1)).making).toEqual([])
  expect((await screen(100 * 60)).making).toEqual([number])
  await advanceOrder(staff, orderId, { request: { status: 'preparing' }, now: later(60) })
  expect((await screen(61)).making).toEqual([number])
})

test('what an earlier day has left open is not being made', async () => {
  await at('accepted')
  expect((await screen(24 * 3600)).making).toEqual([])
})

test('a device that asks for the screen is no longer one of the kitchen, until it asks for the board', async () => {
  const { token } = await pairedDevice({ now: friday })
  const device = () => deviceWith(token, friday)
  expect((await device()).showsScreen).toBe(false)
  await findPickupScreen(await device(), friday)
  expect((await device()).showsScreen).toBe(true)
  await findBoard(await device(), friday)
  expect((await device()).showsScreen).toBe(false)
})
