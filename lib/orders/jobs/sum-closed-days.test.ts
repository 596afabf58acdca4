import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Admin, Customer, Staff } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { erasePersons } from '@/lib/orders/customers/delete-customer'
import { refundOrder } from '@/lib/orders/money/counter/refund-order'
import { reverseOrder } from '@/lib/orders/money/counter/reverse-order'
import { findDayReport } from '@/lib/orders/reports/day-report'
import { findWrongSums } from '@/lib/orders/reports/sums/wrong-sums'
import type { OrderStatus } from '@/lib/orders/status'
import { db, transaction } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { untilWaiting } from '@/lib/testing/database/until-waiting'
import { sumClosedDays } from './sum-closed-days'

// In the past, because PostgreSQL's own clock says which days are over.
const [day, noon] = ['2026-10-09', new Date('2026-10-09T10:15:00Z')]
const [later, nextDay] = ['2026-10-10', new Date('2026-10-10T10:15:00Z')]
const sold: OrderStatus[] = ['accepted', 'preparing', 'ready', 'completed']
let admin: Admin
let guest: Customer

beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
})

beforeEach(async () => {
  guest = (await newCustomer()).caller
})

async function placed(steps: OrderStatus[]): Promise<string> {
  const { orderId } = await order(guest, { fulfilment: 'delivery', total_amount: 42.8 }, noon)
  for (const status of steps) await advanceOrder(admin, orderId, { request: { status }, now: noon })
  return orderId
}

async function sumAll(): Promise<void> {
  while ((await sumClosedDays()).days > 0);
}

async function isClosed(first: string, unit = 'day'): Promise<boolean> {
  const { rowCount } = await pool().query(
    `select from closed_sum where unit = $2::closed_sum_unit and first_day = $1`,
    [first, unit],
  )
  return rowCount !== 0
}

const refund = (id: string, now: Date) =>
  refundOrder(admin, id, { request: { id: randomUUID(), amountRappen: 500, reason: 'kalt' }, now })
const step = (id: string, status: OrderStatus) => advanceOrder(admin, id, { request: { status }, now: nextDay })

test.each<[string, OrderStatus[], (id: string) => Promise<unknown>, string[]]>([
  ['placed late', [], () => order(guest, {}, noon), [day]],
  ['accepted the day after', [], (id) => step(id, 'accepted'), [day]],
  ['handed over the day after', ['accepted', 'preparing', 'ready'], (id) => step(id, 'completed'), [day, later]],
  ['cancelled', [], (id) => cancelOrder(guest, id, { now: noon }), [day]],
  ['reversed', sold, (id) => reverseOrder(admin, id, { reason: 'falsch', now: nextDay }), [day, later]],
  ['paid back in part', sold, (id) => refund(id, nextDay), [later]],
  ['deleted', sold, (id) => db().order.delete({ where: { id } }), [day]],
])('a day that is over is summed anew once an order of it is %s', async (_what, steps, change, reopened) => {
  const id = await placed(steps)
  await sumAll()
  expect(await findWrongSums(pool())).toEqual([])
  expect([await isClosed(day), await isClosed(later), await isClosed('2026-10-01', 'month')]).toEqual([
    true,
    true,
    true,
  ])

  await change(id)
  expect(await isClosed('2026-10-01', 'month')).toBe(false)
  for (const changed of reopened) expect(await isClosed(changed)).toBe(false)
  expect(await isClosed('2026-10-07')).toBe(true)
  expect(await findWrongSums(pool())).toEqual([])
  const counted = await findDayReport(admin, day)
  await sumAll()
  expect(await findDayReport(admin, day)).toEqual(counted)
  expect(await findWrongSums(pool())).toEqual([])
})

test('who an order was for counts in no sum', async () => {
  const id = await placed(sold)
  await sumAll()
  await pool().query(erasePersons, [[id], new Date()])
  expect(await isClosed(day)).toBe(true)
  expect(await findWrongSums(pool())).toEqual([])
})

test('nor is it wrong once those who cancelled are deleted', async () => {
  const staff = await signedIn('staff')
  const id = await placed([])
  await advanceOrder(staff.caller as Staff, id, { request: { status: 'cancelled' }, now: noon })
  await sumAll()
  await db().user.deleteMany({ where: { role: 'staff' } })
  expect(await findWrongSums(pool())).toEqual([])
  expect(await isClosed(day)).toBe(false)
})

test('what differs from its rows is named', async () => {
  await placed(sold)
  await sumAll()
  await pool().query(
    `update closed_sum set sums = '[[["delivery", 13], 7, 1]]' where figure = 'hour' and first_day = $1`,
    [day],
  )
  expect(await findWrongSums(pool())).toContain('hour of 2026-10-09: ["delivery", 13]')
  await pool().query('delete from closed_sum')
})

test('a change under way is waited for, and a day that is being summed is not changed meanwhile', async () => {
  const id = await placed(['accepted'])
  let summing: Promise<unknown> = Promise.resolve()
  await transaction(async (tx) => {
    await tx.order.update({ where: { id }, data: { status: 'cancelled' } })
    summing = sumClosedDays()
    await untilWaiting(1)
  })
  await summing
  await sumAll()
  expect(await findWrongSums(pool())).toEqual([])
})

test('two processes share the days that are open', async () => {
  await placed([])
  await pool().query('delete from closed_sum')
  const both = await Promise.all([sumClosedDays(), sumClosedDays()])
  const { rows } = await pool().query<{ days: number }>(
    `select count(distinct first_day)::int as days from closed_sum where unit = 'day'`,
  )
  expect(both.map(({ days }) => days)).toEqual([4, 4])
  expect(rows[0]?.days).toBe(8)
  await sumAll()
})

test('what happens today has no sum to lose, and no day is summed before it is over', async () => {
  const { rows } = await pool().query<{ last: string; today: string }>(
    `select max(first_day)::text as last, business_day_of(now())::text as today from closed_sum where unit = 'day'`,
  )
  expect(rows[0]?.last && rows[0].last < rows[0].today).toBe(true)
})
