import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { findViewStatistics } from './view-statistics'

// A Wednesday in Zurich.
const now = new Date('2027-03-03T11:00:00Z')
let burgerId: string

beforeAll(async () => {
  ;({ burgerId } = await createShop())
  const { caller } = await newCustomer()
  await order(caller, {}, now)
  const { orderId: id } = await order(caller, {}, new Date('2027-03-02T11:00:00Z'))
  await db().order.update({ where: { id }, data: { status: 'rejected' } })
  const views = (day: string, page: string, count: number) => ({ day: new Date(day), page, views: count })
  await db().pageView.createMany({
    data: [
      views('2027-03-03', 'home', 7),
      views('2027-03-02', 'home', 2),
      views('2027-03-02', `dish:${burgerId}`, 4),
      views('2027-02-24', 'menu', 30),
      views('2027-02-01', `dish:${crypto.randomUUID()}`, 1),
      views('2026-03-03', 'cart', 1000),
    ],
  })
})

test('seven days are seven bars, with what was looked at and what was ordered', async () => {
  const { days, pages, views, orders } = await findViewStatistics(await administrator(), 'week', now)
  expect(days).toHaveLength(7)
  expect(days.slice(-2)).toEqual([
    { day: '2027-03-02', views: 6, orders: 0 },
    { day: '2027-03-03', views: 7, orders: 1 },
  ])
  expect({ views, orders }).toEqual({ views: 13, orders: 1 })
  expect(pages).toEqual([
    { page: 'home', name: null, views: 9 },
    { page: `dish:${burgerId}`, name: 'Limmat Burger', views: 4 },
  ])
})

test('longer spans are told by week and by month, and end today', async () => {
  const admin = await administrator()
  const quarter = await findViewStatistics(admin, 'quarter', now)
  expect(quarter.days.at(-1)).toEqual({ day: '2027-03-01', views: 13, orders: 1 })
  expect(quarter.days.at(-2)).toEqual({ day: '2027-02-22', views: 30, orders: 0 })
  const year = await findViewStatistics(admin, 'year', now)
  expect(year.days.slice(-2)).toEqual([
    { day: '2027-02-01', views: 31, orders: 0 },
    { day: '2027-03-01', views: 13, orders: 1 },
  ])
  expect(year.views).toBe(44)
})
