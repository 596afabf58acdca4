import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { newCustomer, order } from '@/lib/testing/customers'
import { signedIn } from '@/lib/testing/people'
import { createShop } from '@/lib/testing/shop'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { findDayReport } from './day-report'
import { findDashboard } from './find-dashboard'
import type { OrderStatus } from '@/lib/orders/status'

const lunch = new Date('2027-05-07T10:15:00Z')
const afterMidnight = new Date('2027-05-07T23:30:00Z')
const nextMorning = new Date('2027-05-08T03:00:00Z')
let admin: Admin

// Friday: a pickup handed over, a delivery on its way, one cancelled; Saturday from 05:00 on: another one.
beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
  const { caller } = await newCustomer()
  const withBeer = [
    { name: 'Limmat Burger', quantity: 2 },
    { name: 'Bier', quantity: 1 },
  ]
  const pickup = await order(caller, { items: withBeer, total_amount: 44.03 }, lunch)
  const delivery = await order(caller, { fulfilment: 'delivery', total_amount: 42.8 }, afterMidnight)
  const cancelled = await order(caller, {}, lunch)
  await order(caller, {}, nextMorning)
  await walk(pickup.order_id, ['accepted', 'preparing', 'ready', 'completed'], lunch)
  await walk(delivery.order_id, ['accepted'], afterMidnight)
  await cancelOrder(caller, cancelled.order_id, { now: lunch })
})

async function walk(id: string, way: OrderStatus[], now: Date) {
  for (const status of way) await advanceOrder(admin, id, { body: { status }, now })
}

test('the day’s sales by VAT rate and mode, the fee taxed like the food', async () => {
  const report = await findDayReport(admin, '2027-05-07')
  expect(report).toMatchObject({ orders: 2, refused_orders: 1, gross: 86.83, rounding: 0.02 })
  expect(report.sales).toEqual([
    { fulfilment: 'pickup', vat_per_cent: 2.6, gross: 37.8, net: 36.84, vat: 0.96 },
    { fulfilment: 'pickup', vat_per_cent: 8.1, gross: 6.23, net: 5.76, vat: 0.47 },
    { fulfilment: 'delivery', vat_per_cent: 2.6, gross: 42.8, net: 41.72, vat: 1.08 },
  ])
  expect(report.vat).toBe(2.51)
})

test('the cash adds up to the sales, and the till to what was handed over', async () => {
  const { gross, rounding, cash, till } = await findDayReport(admin, '2027-05-07')
  expect(cash).toEqual({ to_collect: 42.8, collected: 44.05, void: 0 })
  expect(cash.to_collect + cash.collected).toBeCloseTo(gross + rounding, 2)
  expect(till).toBe(44.05)
})

test('hours run in the order of the business day, past midnight too', async () => {
  const { hours } = await findDayReport(admin, '2027-05-07')
  expect(hours).toEqual([
    { hour: 12, orders: 1, revenue: 44.03 },
    { hour: 1, orders: 1, revenue: 42.8 },
  ])
})

test('a day without orders is a report of zeros', async () => {
  expect(await findDayReport(admin, '2027-01-01')).toMatchObject({ orders: 0, sales: [], gross: 0, till: 0, hours: [] })
})

test('the dashboard shows today and what waits for somebody', async () => {
  expect(await findDashboard(admin, new Date('2027-05-08T03:07:00Z'))).toMatchObject({
    day: '2027-05-08',
    orders: 1,
    revenue: 37.8,
    average: 37.8,
    waiting: { orders: 1, longestMinutes: 7 },
    late: 1,
    inTheMaking: 1,
  })
})
