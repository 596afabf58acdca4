import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { db } from '@/lib/platform/database/db'
import { calendarDayOf } from '@/lib/platform/values/time'
import { answerCall } from '@/lib/testing/calls/calls'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'

const lunch = new Date('2027-05-07T10:15:00Z')
let admin: Person

beforeAll(async () => {
  const { burgerId } = await createShop()
  admin = await signedIn('admin')
  const { caller } = await newCustomer()
  const sold = await order(caller, {}, lunch)
  await db().menuItem.update({ where: { id: burgerId }, data: { name: '=HYPERLINK("x";"y")' } })
  const asFormula = { items: [{ menu_item_id: burgerId, quantity: 2 }], total_amount: 37.8 }
  const formula = await order(caller, asFormula, new Date('2027-05-07T22:30:00Z'))
  for (const { orderId } of [sold, formula])
    await advanceOrder(admin.caller as Admin, orderId, { request: { status: 'accepted' }, now: lunch })
})

function get(address: string, by = admin) {
  const headers = { authorization: `Bearer ${by.bearer}`, 'accept-language': 'en' }
  return answerCall(new Request(`http://localhost/api/v1/${address}`, { headers }))
}

test('GET reports/period holds the figures of the days, in francs', async () => {
  const { data } = (await (await get('reports/period?from=2027-05-01&to=2027-05-31')).json()) as { data: object }
  const figures = {
    sold_orders: 2,
    sold: 75.6,
    reversed_orders: 0,
    reversed: 0,
    orders: 2,
    turnover: 75.6,
    average: 37.8,
  }
  expect(data).toMatchObject({
    group: 'day',
    totals: { orders: 2, gross: 75.6, gross_after_reversals: 75.6, figures },
    sales: [{ fulfilment: 'pickup', vat_per_cent: 2.6, gross: 75.6, net: 73.68, vat: 1.92 }],
    before: { from: '2027-04-01', to: '2027-04-30', totals: { orders: 0, gross: 0 } },
    hours: [
      { hour: 12, orders: 1, turnover: 37.8, revenue: 37.8 },
      { hour: 0, orders: 1, revenue: 37.8 },
    ],
    weekdays: [{ weekday: 5, orders: 2, revenue: 75.6 }],
  })
})

test('a file has semicolons, decimal points and days as in ISO 8601, and nothing in it is a formula', async () => {
  const response = await get('reports/period/export?table=items&from=2027-05-07&to=2027-05-07')
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="report-items-2027-05-07-2027-05-07.csv"',
  )
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.toString()).toBe(
    '\uFEFFDish;Pieces;Turnover\r\n"\'=HYPERLINK(""x"";""y"")";2;37.80\r\nLimmat Burger;2;37.80\r\n',
  )
  const overTime = await get('reports/period/export?table=time&from=2027-05-07&to=2027-05-08')
  expect(await overTime.text()).toContain('2027-05-07;2;75.60;0.00\r\n2027-05-08;0;0.00;0.00')
})

test.each([
  ['reports/period', { from: 'Please fill in this field.', to: 'Please fill in this field.' }],
  ['reports/period?from=2027-05-02&to=2027-05-01', { to: 'The end is before the beginning.' }],
  ['reports/period?from=2020-01-01&to=2027-05-01', { to: 'At most five years at once.' }],
  ['reports/period?from=2027-05-01&to=9999-12-31', { to: expect.any(String) }],
  ['reports/period?from=x&to=2027-05-01&group=hour', { from: expect.any(String), group: expect.any(String) }],
  ['reports/period/export?from=2027-05-01&to=2027-05-01&table=secrets', { table: expect.any(String) }],
])('GET %s is refused with a word for each field', async (address, fields) => {
  const response = await get(address)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'malformed', fields })
})

test('a manager reads the figures, and staff do not', async () => {
  const statusFor = async (role: 'staff' | 'manager') =>
    (await get('reports/period?from=2027-05-01&to=2027-05-01', await signedIn(role))).status
  expect([await statusFor('staff'), await statusFor('manager')]).toEqual([403, 200])
})

test('GET statistics/views/export holds what the page shows, by time and by page, and a manager may have it', async () => {
  const day = calendarDayOf(new Date())
  await db().pageView.create({ data: { day: new Date(day), page: 'home', views: 7 } })
  await db().pageView.create({ data: { day: new Date(day), page: `dish:${crypto.randomUUID()}`, views: 2 } })
  const byTime = await get('statistics/views/export?table=days&span=week', await signedIn('manager'))
  expect(byTime.headers.get('content-disposition')).toBe(`attachment; filename="views-days-week-${day}.csv"`)
  const lines = (await byTime.text()).split('\r\n')
  expect(lines).toHaveLength(9)
  expect([lines[0], lines[7]]).toEqual(['Period;Views;Orders', `${day};9;0`])
  const byPage = await get('statistics/views/export?table=pages')
  expect(await byPage.text()).toBe('Page;Views\r\nHome;7\r\nDish: no longer on the menu;2\r\n')
  expect((await get('statistics/views/export?table=days&span=decade')).status).toBe(400)
  expect((await get('statistics/views/export?table=days', await signedIn('staff'))).status).toBe(403)
})
