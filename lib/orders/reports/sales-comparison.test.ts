import { beforeAll, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { listOrders } from '@/lib/orders/read/list-orders'
import { orderFilterQuery } from '@/lib/orders/read/list-queries'
import { findSalesComparison } from './sales-comparison'

let staff: Staff
const once = { orders: 1, turnoverRappen: 3780 }
const none = { orders: 0, turnoverRappen: 0 }

// Friday 7 May 2027: noon and half past one at night; the Friday before: noon and evening; one unaccepted.
beforeAll(async () => {
  await createShop()
  staff = (await signedIn('staff')).caller as Staff
  const { caller } = await newCustomer()
  const sold = ['2027-04-30T10:15:00Z', '2027-04-30T17:15:00Z', '2027-05-07T10:15:00Z', '2027-05-07T23:30:00Z']
  for (const at of sold.map((text) => new Date(text))) {
    const { orderId } = await order(caller, {}, at)
    await advanceOrder(staff, orderId, { request: { status: 'accepted' }, now: at })
  }
  await order(caller, {}, new Date('2027-05-07T10:20:00Z'))
})

test('a day stands beside the same weekday a week ago, hour by hour and past midnight', async () => {
  const now = new Date('2027-05-10T10:00:00Z')
  const { bars, ...totals } = await findSalesComparison(staff, { span: 'day', day: '2027-05-07', now })
  expect(totals).toMatchObject({ beforeFrom: '2027-04-30', isRunning: false })
  expect(totals.now).toEqual({ orders: 2, turnoverRappen: 7560 })
  expect(totals.before).toEqual({ orders: 2, turnoverRappen: 7560 })
  expect(bars.length).toBe(14)
  expect(bars[0]).toEqual({ at: { hour: 12 }, now: once, before: once })
  expect(bars[7]).toEqual({ at: { hour: 19 }, now: none, before: once })
  expect(bars.at(-1)).toEqual({ at: { hour: 1 }, now: once, before: none })
})

test('while the day runs, it is compared with what was sold by the same time', async () => {
  const now = new Date('2027-05-07T15:00:00Z')
  const { before, isRunning } = await findSalesComparison(staff, { span: 'day', day: '2027-05-07', now })
  expect({ before, isRunning }).toEqual({ before: once, isRunning: true })
})

test('a week runs from Monday to Sunday beside the last one, a month beside the last one', async () => {
  const now = new Date('2027-06-30T10:00:00Z')
  const week = await findSalesComparison(staff, { span: 'week', day: '2027-05-07', now })
  expect(week).toMatchObject({
    from: '2027-05-03',
    beforeFrom: '2027-04-26',
    now: { orders: 2 },
    before: { orders: 2 },
  })
  expect(week.bars.map(({ now: { orders }, before }) => [orders, before.orders])[4]).toEqual([2, 2])
  const month = await findSalesComparison(staff, { span: 'month', day: '2027-05-07', now })
  expect(month).toMatchObject({ from: '2027-05-01', beforeFrom: '2027-04-01' })
  expect(month.bars.length).toBe(31)
  expect(month.bars[29]).toMatchObject({ at: { day: '2027-05-30' }, before: { orders: 2 } })
})

test('on the last of a long month, a shorter one before it counts to its end', async () => {
  const now = new Date('2027-05-31T11:00:00Z')
  const { before } = await findSalesComparison(staff, { span: 'month', day: '2027-05-31', now })
  expect(before.orders).toBe(1)
})

test('a day without sales has no bars', async () => {
  const { bars, now } = await findSalesComparison(staff, { span: 'day', day: '2027-01-01' })
  expect({ bars, now }).toEqual({ bars: [], now: none })
})

test('what a bar counts is what the list of orders shows for it', async () => {
  const found = (search: object) => listOrders(staff, orderFilterQuery.parse({ day: '2027-05-07', ...search }))
  expect((await found({ status: 'sold' })).items).toHaveLength(2)
  expect((await found({ status: 'sold', hour: '1' })).items).toHaveLength(1)
  expect((await found({ status: 'sold', hour: '12' })).items).toHaveLength(1)
  expect((await found({ hour: '12' })).items, 'with the unaccepted one').toHaveLength(2)
  expect((await found({ status: 'refused' })).items).toHaveLength(0)
  expect((await found({ fulfilment: 'delivery' })).items).toHaveLength(0)
})
