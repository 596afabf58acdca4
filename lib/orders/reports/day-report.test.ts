import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { findDayCash } from './day-cash'
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
  await walk(pickup.orderId, ['accepted', 'preparing', 'ready', 'completed'], lunch)
  await walk(delivery.orderId, ['accepted'], afterMidnight)
  await cancelOrder(caller, cancelled.orderId, { now: lunch })
})

async function walk(id: string, way: OrderStatus[], now: Date) {
  for (const status of way) {
    const ageCheck = status === 'completed' && { ageCheck: 'checked' as const }
    await advanceOrder(admin, id, { request: { status, ...ageCheck }, now })
  }
}

test('the day’s sales by VAT rate and mode, the fee taxed like the food', async () => {
  const report = await findDayReport(admin, '2027-05-07')
  expect(report).toMatchObject({ orders: 2, refusedOrders: 1, grossRappen: 8683, roundingRappen: 2 })
  expect(report.sales).toEqual([
    { fulfilment: 'pickup', vatPerCent: 2.6, grossRappen: 3780, netRappen: 3684, vatRappen: 96 },
    { fulfilment: 'pickup', vatPerCent: 8.1, grossRappen: 623, netRappen: 576, vatRappen: 47 },
    { fulfilment: 'delivery', vatPerCent: 2.6, grossRappen: 4280, netRappen: 4172, vatRappen: 108 },
  ])
  expect(report.vatRappen).toBe(251)
})

test('the cash adds up to the sales, and the till to what was handed over', async () => {
  const { grossRappen, roundingRappen, cash, tillRappen } = await findDayReport(admin, '2027-05-07')
  expect(cash).toMatchObject({ toCollectRappen: 4280, collectedRappen: 4405, voidRappen: 0, toPayBackRappen: 0 })
  expect(cash.toCollectRappen + cash.collectedRappen).toBe(grossRappen + roundingRappen)
  expect(tillRappen).toBe(4405)
})

test('hours run in the order of the business day, past midnight too', async () => {
  const { hours } = await findDayReport(admin, '2027-05-07')
  expect(hours).toEqual([
    { hour: 12, orders: 1, turnoverRappen: 4403 },
    { hour: 1, orders: 1, turnoverRappen: 4280 },
  ])
})

test('a day without orders is a report of zeros', async () => {
  const nothing = { orders: 0, sales: [], grossRappen: 0, tillRappen: 0, hours: [] }
  expect(await findDayReport(admin, '2027-01-01')).toMatchObject(nothing)
})

test('an unaccepted order is no sale in any figure', async () => {
  const nothing = { orders: 0, sales: [], grossRappen: 0, hours: [], unacceptedOrders: 1, refusedOrders: 0 }
  const report = await findDayReport(admin, '2027-05-08')
  expect(report).toMatchObject({ ...nothing, cash: { toCollectRappen: 0, collectedRappen: 0, voidRappen: 0 } })
})

test('the dashboard shows today and what waits for the staff', async () => {
  expect(await findDashboard(admin, new Date('2027-05-08T03:07:00Z'))).toMatchObject({
    day: '2027-05-08',
    figures: { orders: 0, turnoverRappen: 0, averageRappen: 0 },
    unacceptedOrders: 1,
    waiting: { orders: 1, longestMinutes: 7 },
    late: 1,
    inTheMaking: 1,
  })
  const beforeFive = await findDashboard(admin, new Date('2027-05-08T02:59:00Z'))
  expect(beforeFive).toMatchObject({ day: '2027-05-07', unacceptedOrders: 0, waiting: { orders: 1 } })
})

/** Does something, and waits for its end, before the connection sends the first statement that says this. */
async function between<T>(word: string, interruption: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const { query } = pg.Client.prototype as { query: (...args: unknown[]) => unknown }
  let isDone = false
  const interrupted = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function send(
    this: pg.Client,
    ...args
  ) {
    const [statement] = args as unknown[]
    const text = typeof statement === 'object' && statement && 'text' in statement ? statement.text : statement
    if (isDone || !String(text).includes(word)) return Reflect.apply(query, this, args)
    isDone = true
    return interruption().then(() => Reflect.apply(query, this, args))
  })
  try {
    return await work()
  } finally {
    interrupted.mockRestore()
    expect(isDone).toBe(true)
  }
}

test('an order that is accepted and handed over meanwhile is in all figures of the day or in none', async () => {
  const [noon, day] = [new Date('2027-05-11T10:15:00Z'), '2027-05-11']
  const { caller } = await newCustomer()
  const [first, second] = [await order(caller, {}, noon), await order(caller, {}, noon)]
  const handOver = (id: string) => () => walk(id, ['accepted', 'preparing', 'ready', 'completed'], noon)
  const reports = [await findDayReport(admin, day)]
  const report = await between('goes_out', handOver(first.orderId), () => findDayReport(admin, day))
  reports.push(await findDayReport(admin, day))
  expect(reports).toContainEqual(report)
  expect(reports.map(({ orders, tillRappen }) => [orders, tillRappen])).toEqual([
    [0, 0],
    [1, 3780],
  ])
  const { collectedRappen, tillRappen } = await between('goes_out', handOver(second.orderId), () =>
    findDayCash(admin, day),
  )
  expect(collectedRappen).toBe(tillRappen)
})
