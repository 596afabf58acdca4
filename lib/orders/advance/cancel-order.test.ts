import { beforeAll, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { findOrder } from '@/lib/orders/read/find-order'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { advanceOrder } from './advance-order'
import { cancelOrder } from './cancel-order'

let cook: Staff
beforeAll(async () => {
  await createShop()
  cook = (await signedIn('staff')).caller as Staff
})

const friday = new Date('2027-05-07T16:00:00Z')

function minutesLater(minutes: number): Date {
  return new Date(friday.getTime() + minutes * 60_000)
}

test('a customer cancels within 15 minutes: nothing is due, and a mail says so', async () => {
  const { caller, email } = await newCustomer()
  const { orderId, cancellableUntil } = await order(caller, {}, friday)
  expect(cancellableUntil).toEqual(minutesLater(15))
  expect(await cancelOrder(caller, orderId, { now: minutesLater(15) })).toMatchObject({
    orderStatus: 'cancelled',
    payment: { status: 'void' },
    cancellableUntil: null,
  })
  expect(await db().outboxMail.count({ where: { toAddress: email, template: 'order-cancelled' } })).toBe(1)
})

test('until somebody accepts it, an order can be cancelled after its 15 minutes too', async () => {
  const { caller } = await newCustomer()
  const { orderId } = await order(caller, {}, friday)
  const own = await findOrder(orderId, caller, minutesLater(90))
  expect(own).toMatchObject({ isCancellable: true, cancellableUntil: minutesLater(15) })
  expect(await cancelOrder(caller, orderId, { now: minutesLater(90) })).toMatchObject({ orderStatus: 'cancelled' })
})

test('once it is accepted, 15 minutes after ordering it is too late', async () => {
  const { caller } = await newCustomer()
  const { orderId } = await order(caller, {}, friday)
  await advanceOrder(cook, orderId, { request: { status: 'accepted' }, now: minutesLater(2) })
  const late = new Date(minutesLater(15).getTime() + 1)
  await expect(cancelOrder(caller, orderId, { now: late })).rejects.toMatchObject({ code: 'cancellation_over' })
  expect(await findOrder(orderId, caller, late)).toMatchObject({ isCancellable: false })
})

test('an acceptance ends it at once, also while the guest cannot see it yet', async () => {
  const { caller } = await newCustomer()
  const { orderId } = await order(caller, {}, friday)
  await advanceOrder(cook, orderId, { request: { status: 'accepted' }, now: minutesLater(20) })
  const now = new Date(minutesLater(20).getTime() + 1000)
  expect(await findOrder(orderId, caller, now)).toMatchObject({ orderStatus: 'received', isCancellable: false })
  await expect(cancelOrder(caller, orderId, { now })).rejects.toMatchObject({ code: 'cancellation_over' })
})

test('an accepted pre-order can be cancelled until an hour before its time, unless the kitchen has begun', async () => {
  const { caller } = await newCustomer()
  const saturday = new Date('2027-05-08T17:00:00Z')
  const change = { requested_for: saturday.toISOString() }
  const [kept, begun] = [await order(caller, change, friday), await order(caller, change, friday)]
  for (const { orderId } of [kept, begun])
    await advanceOrder(cook, orderId, { request: { status: 'accepted' }, now: minutesLater(1) })
  await advanceOrder(cook, begun.orderId, { request: { status: 'preparing' }, now: minutesLater(2) })
  const now = new Date('2027-05-08T15:59:00Z')
  expect(await cancelOrder(caller, kept.orderId, { now })).toMatchObject({ orderStatus: 'cancelled' })
  await expect(cancelOrder(caller, begun.orderId, { now })).rejects.toMatchObject({ code: 'cancellation_over' })
})

test('once the food is ready it is too late, and no longer offered', async () => {
  const { caller } = await newCustomer()
  const { orderId } = await order(caller, {}, friday)
  for (const status of ['accepted', 'preparing', 'ready'] as const)
    await advanceOrder(cook, orderId, { request: { status }, now: minutesLater(1) })
  const now = minutesLater(2)
  await expect(cancelOrder(caller, orderId, { now })).rejects.toMatchObject({ code: 'cancellation_over' })
  expect(await findOrder(orderId, caller)).toMatchObject({ cancellableUntil: null })
})

test('the shop sets how long', async () => {
  await db().shop.updateMany({ data: { cancellationMinutes: 0 } })
  const { caller } = await newCustomer()
  const { orderId } = await order(caller, {}, friday)
  await advanceOrder(cook, orderId, { request: { status: 'accepted' }, now: friday })
  const now = minutesLater(1)
  await expect(cancelOrder(caller, orderId, { now })).rejects.toMatchObject({ code: 'cancellation_over' })
  await db().shop.updateMany({ data: { cancellationMinutes: 15 } })
})

test('another customer’s order is missing', async () => {
  const [owner, stranger] = await Promise.all([newCustomer(), newCustomer()])
  const { orderId } = await order(owner.caller, {}, friday)
  await expect(cancelOrder(stranger.caller, orderId, { now: friday })).rejects.toMatchObject({ code: 'not_found' })
})

test('a cancelled order cannot be accepted, and cancelling races with accepting without doing both', async () => {
  const { caller } = await newCustomer()
  const { orderId } = await order(caller, {}, friday)
  await Promise.allSettled([
    cancelOrder(caller, orderId, { now: friday }),
    advanceOrder(cook, orderId, { request: { status: 'rejected' }, now: friday }),
  ])
  expect(await db().statusChange.count({ where: { orderId: orderId } })).toBe(2)
  const accepting = advanceOrder(cook, orderId, { request: { status: 'accepted' }, now: friday })
  await expect(accepting).rejects.toMatchObject({ code: 'illegal_transition' })
})
