import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { findCustomer } from '@/lib/orders/customers/find-customer'
import { listCustomers } from '@/lib/orders/customers/list-customers'
import { orderFilterQuery } from '@/lib/orders/read/list-queries'
import { findOrder } from '@/lib/orders/read/find-order'
import { listOrders } from '@/lib/orders/read/list-orders'
import { reverseOrder } from '@/lib/orders/money/counter/reverse-order'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import type { Person } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { findDayReport } from './day-report'
import { findDashboard } from './find-dashboard'
import { findPeriodReport } from './period-report'
import { findSalesComparison } from './sales-comparison'

const thursday = new Date('2027-05-06T17:30:00Z')
const noon = new Date('2027-05-07T10:15:00Z')
const evening = new Date('2027-05-07T18:40:00Z')
const day = '2027-05-07'
let admin: Admin
let ana: Person
let reversedToday: string

async function sell(at: Date, change: Record<string, unknown> = {}): Promise<string> {
  const { orderId } = await order(ana.caller, change, at)
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await advanceOrder(admin, orderId, { request: { status }, now: at })
  return orderId
}

// Friday: four sales, one of them reversed, and one of Thursday's reversed; one rejected; one unaccepted.
beforeAll(async () => {
  await createShop()
  admin = await administrator()
  ana = await newCustomer()
  const ofThursday = await sell(thursday)
  await sell(noon)
  await sell(noon, { fulfilment: 'delivery', total_amount: 42.8 })
  await sell(evening)
  reversedToday = await sell(evening, { fulfilment: 'delivery', total_amount: 42.8 })
  const { orderId: rejected } = await order(ana.caller, {}, noon)
  await advanceOrder(admin, rejected, { request: { status: 'rejected', reason: 'closed' }, now: noon })
  await order(ana.caller, {}, evening)
  for (const id of [ofThursday, reversedToday])
    await reverseOrder(admin, id, { reason: 'Falsch getippt', now: evening })
})

const ofFriday = {
  soldOrders: 4,
  soldRappen: 2 * 3780 + 2 * 4280,
  reversedOrders: 2,
  reversedRappen: 3780 + 4280,
  orders: 2,
  turnoverRappen: 3780 + 4280,
  averageRappen: 4030,
}
const left = { orders: 2, turnoverRappen: 8060 }

function sum(rows: { turnoverRappen: number; orders?: number }[]) {
  return rows.reduce<{ orders: number; turnoverRappen: number }>(
    (all, { orders = 0, turnoverRappen }) => ({
      orders: all.orders + orders,
      turnoverRappen: all.turnoverRappen + turnoverRappen,
    }),
    { orders: 0, turnoverRappen: 0 },
  )
}

test('dashboard, day and period say the same of a day', async () => {
  const report = await findDayReport(admin, day)
  const period = await findPeriodReport(admin, { from: day, to: day, group: 'day' })
  expect((await findDashboard(admin, evening)).figures).toEqual(ofFriday)
  expect(report.figures).toEqual(ofFriday)
  expect(period.totals.figures).toEqual(ofFriday)
  expect(report).toMatchObject({ grossRappen: 16_120, grossAfterReversalsRappen: 8060, orders: 4, reversedOrders: 2 })
  for (const { sales, reversals } of [report, period]) {
    expect(sales.reduce((all, { grossRappen }) => all + grossRappen, 0)).toBe(ofFriday.soldRappen)
    expect(reversals.reduce((all, { grossRappen }) => all + grossRappen, 0)).toBe(-ofFriday.reversedRappen)
  }
})

test('every table and the chart add up to it', async () => {
  const { hours } = await findDayReport(admin, day)
  const period = await findPeriodReport(admin, { from: day, to: day, group: 'day' })
  const chart = await findSalesComparison(admin, { span: 'day', day, now: new Date('2027-05-09T10:00:00Z') })
  for (const rows of [
    hours,
    period.hours,
    period.overTime,
    period.weekdays,
    chart.bars.map(({ now }) => now),
    [chart.now],
  ])
    expect(sum(rows)).toEqual(left)
  expect(hours).toEqual([
    { hour: 12, ...left },
    { hour: 20, orders: 0, turnoverRappen: 0 },
  ])
  const { turnoverRappen: ofItems } = sum(period.items)
  expect(ofItems + period.totals.deliveryFeesRappen).toBe(left.turnoverRappen)
})

test('so do a customer’s page and the list of customers, over all days', async () => {
  const figures = { soldOrders: 5, reversedOrders: 2, orders: 3, turnoverRappen: 2 * 3780 + 4280, averageRappen: 3947 }
  const page = await findCustomer(admin, ana.userId)
  expect(page?.figures).toMatchObject(figures)
  const { items } = await listCustomers(admin, { search: ana.email })
  expect(items).toMatchObject([{ orders: 3, turnoverRappen: figures.turnoverRappen, lastOrderAt: evening }])
})

test('a reversed order says so wherever it is listed, and offers no step back', async () => {
  const { items } = await listOrders(admin, orderFilterQuery.parse({ status: 'reversed', day }))
  expect(items).toHaveLength(2)
  expect(items.find(({ id }) => id === reversedToday)).toMatchObject({
    status: 'completed',
    isReversed: true,
    back: null,
  })
  const all = await listOrders(admin, orderFilterQuery.parse({}))
  expect(all.items.filter(({ isReversed }) => isReversed)).toHaveLength(2)
  expect((await listOrders(admin, orderFilterQuery.parse({ status: 'reversed' }))).items).toHaveLength(2)
  const page = await findCustomer(admin, ana.userId)
  expect(page?.orders.items.filter(({ isReversed }) => isReversed)).toHaveLength(2)
  expect(await findOrder(reversedToday, admin)).toMatchObject({ isReversed: true })
  expect((await findOrder(reversedToday, null))?.isReversed).toBeUndefined()
})
