import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { advanceOrder } from './advance-order'
import { findDayReport } from '@/lib/orders/reports/day-report'
import type { OrderStatus } from '@/lib/orders/status'
import { closingBody } from '@/lib/orders/read/board'
import { closeDay } from './close-day'
import { findBoard } from '@/lib/orders/read/find-board'

let boss: Admin
beforeAll(async () => {
  await createShop()
  boss = (await signedIn('admin')).caller as Admin
})

const evening = new Date('2027-05-07T19:00:00Z')
const morning = new Date('2027-05-08T08:00:00Z')

async function placed(way: OrderStatus[], change: Record<string, unknown> = {}, at = evening) {
  const { caller, email } = await newCustomer()
  const { orderId: id } = await order(caller, change, at)
  for (const status of way) await advanceOrder(boss, id, { request: { status }, now: at })
  return { id, email }
}

test('one answer closes the evening: handed over, not collected, never accepted; tonight’s pre-order stays', async () => {
  const accepted = await placed(['accepted'])
  const onTheWay = await placed(['accepted', 'preparing', 'ready', 'out_for_delivery'], {
    fulfilment: 'delivery',
    total_amount: 42.8,
  })
  const forgotten = await placed(['accepted', 'preparing', 'ready'])
  const unread = await placed([])
  const preorder = await placed([], { requested_for: '2027-05-08T17:00:00Z' })
  const fresh = await placed([], {}, new Date('2027-05-08T07:50:00Z'))
  const before = await findBoard(boss, morning)
  expect(before.leftOver.toSorted()).toEqual([accepted, onTheWay, forgotten, unread].map(({ id }) => id).toSorted())

  expect(
    await closeDay(boss, {
      handedOver: [accepted.id, onTheWay.id, preorder.id],
      notCollected: [forgotten.id, fresh.id],
      neverAccepted: [unread.id],
      now: morning,
    }),
  ).toEqual({
    completed: 2,
    cancelled: 2,
    leftOpen: [preorder, fresh].map(({ id }) => ({ id, reason: 'changed' })),
  })

  const later = new Date(morning.getTime() + 11_000)
  const { orders, leftOver } = await findBoard(boss, later)
  expect(orders.map(({ id }) => id).toSorted()).toEqual([preorder.id, fresh.id].toSorted())
  expect(leftOver).toEqual([])
  const { history, payment } = await db().order.findUniqueOrThrow({
    where: { id: accepted.id },
    include: { history: { orderBy: { id: 'asc' } }, payment: true },
  })
  expect(history.map(({ status }) => status)).toEqual(['received', 'accepted', 'preparing', 'ready', 'completed'])
  expect(payment).toMatchObject({ status: 'collected' })
  expect(await closeDay(boss, { handedOver: [accepted.id], now: later })).toEqual({
    completed: 0,
    cancelled: 0,
    leftOpen: [],
  })
})

test('of what is only tidied up no customer gets a mail, of a cancellation they do', async () => {
  const [handedOver, unread] = [await placed(['accepted']), await placed([])]
  await closeDay(boss, { handedOver: [handedOver.id], neverAccepted: [unread.id], now: morning })
  const templates = async (email: string) =>
    (await db().outboxMail.findMany({ where: { toAddress: email }, orderBy: { createdAt: 'asc' } })).map(
      (mail) => mail.template,
    )
  expect(await templates(handedOver.email)).toEqual(['order-received', 'order-accepted'])
  expect(await templates(unread.email)).toEqual(['order-received', 'order-cancelled'])
})

test('an unaccepted order is a sale neither before nor after', async () => {
  const day = '2027-05-05'
  const { id } = await placed([], {}, new Date('2027-05-05T18:00:00Z'))
  expect(await findDayReport(boss, day)).toMatchObject({ orders: 0, unacceptedOrders: 1, grossRappen: 0 })
  await closeDay(boss, { neverAccepted: [id], now: morning })
  expect(await findDayReport(boss, day)).toMatchObject({
    orders: 0,
    unacceptedOrders: 0,
    refusedOrders: 1,
    grossRappen: 0,
  })
})

test('what was left over while the question was open, or has moved since, is left alone', async () => {
  const [shown, unseen, acceptedSince] = [await placed(['accepted']), await placed(['accepted']), await placed([])]
  await advanceOrder(boss, acceptedSince.id, { request: { status: 'accepted' }, now: morning })
  const closed = await closeDay(boss, { handedOver: [shown.id], neverAccepted: [acceptedSince.id], now: morning })
  const leftOpen = [{ id: acceptedSince.id, reason: 'changed' }]
  expect(closed).toEqual({ completed: 1, cancelled: 0, leftOpen })
  const { leftOver } = await findBoard(boss, morning)
  expect(leftOver).toEqual(expect.arrayContaining([unseen.id]))
  expect(await db().order.findUniqueOrThrow({ where: { id: acceptedSince.id } })).toMatchObject({ status: 'accepted' })
})

test('where one order cannot be closed none is', async () => {
  const [first, last] = [await placed(['accepted']), await placed(['accepted'])]
  await asOwner(
    `create function refuse_one() returns trigger language plpgsql as $$ begin raise 'not this one'; end $$`,
    `create trigger refuse_one before update on orders for each row
      when (new.id = '${last.id}' and new.status = 'completed') execute function refuse_one()`,
  )
  await expect(closeDay(boss, { handedOver: [first.id, last.id], now: morning })).rejects.toThrow('not this one')
  expect(await db().order.findUniqueOrThrow({ where: { id: first.id } })).toMatchObject({ status: 'accepted' })
  await asOwner('drop trigger refuse_one on orders')
  expect(await closeDay(boss, { handedOver: [first.id, last.id], now: morning })).toMatchObject({ completed: 2 })
})

test('of two who close the same evening at once one does', async () => {
  const ids = [await placed(['accepted']), await placed(['accepted']), await placed(['accepted'])].map(({ id }) => id)
  const closing = [{ handedOver: ids }, { notCollected: ids.toReversed() }]
  const both = await Promise.all(closing.map((named) => closeDay(boss, { ...named, now: morning })))
  const results = both.map(({ completed, cancelled, leftOpen }) => [completed, cancelled, leftOpen.length])
  expect([
    [
      [3, 0, 0],
      [0, 0, 0],
    ],
    [
      [0, 0, 0],
      [0, 3, 0],
    ],
  ]).toContainEqual(results)
})

test('a kitchen that cooks through the change of the day is asked an hour later', async () => {
  const { id } = await placed(['accepted'], {}, new Date('2027-05-09T02:20:00Z'))
  const leftOverAt = async (at: string) => (await findBoard(boss, new Date(at))).leftOver.includes(id)
  expect(await leftOverAt('2027-05-09T03:30:00Z')).toBe(false)
  expect(await leftOverAt('2027-05-09T04:30:00Z')).toBe(true)
})

test('what PostgreSQL cannot hold is no id', () => {
  expect(closingBody.safeParse({ not_collected: ['ORD-20261120-7F3KQ2M9XW', '\u0000'] }).success).toBe(false)
})
