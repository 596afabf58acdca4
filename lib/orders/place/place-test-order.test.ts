import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { addDays } from '@/lib/platform/values/time'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { findBoard } from '@/lib/orders/read/find-board'
import { listPayments } from '@/lib/orders/read/list-payments'
import { quoteOrder } from '@/lib/orders/quote/quote-order'
import { orderFilterQuery, paymentFilterQuery } from '@/lib/orders/read/list-queries'
import { listOrders } from '@/lib/orders/read/list-orders'
import { findDayReport } from '@/lib/orders/reports/day-report'
import { findDashboard } from '@/lib/orders/reports/find-dashboard'
import { findSalesComparison, spans } from '@/lib/orders/reports/sales-comparison'
import { reverseOrder } from '@/lib/orders/money/counter/reverse-order'
import { orderStatuses, type OrderStatus, usualWay } from '@/lib/orders/status'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator, officeManager } from '@/lib/testing/shop/staff'
import { placeTestOrder } from './place-test-order'

let admin: Admin
beforeAll(async () => {
  await createShop()
  admin = await administrator()
})

beforeEach(async () => {
  await db().order.deleteMany({ where: { isTest: true } })
})

const steps = usualWay('pickup')

async function walked(to: OrderStatus): Promise<string> {
  const { id } = await placeTestOrder(admin, { language: 'de' })
  for (const status of steps.slice(1, steps.indexOf(to) + 1)) await advanceOrder(admin, id, { request: { status } })
  return id
}

/** Everything that counts sales, today and in the week and month around it. */
async function figures() {
  const day = businessDayOf(new Date())
  const [dashboard, report, payments, ...comparisons] = await Promise.all([
    findDashboard(admin),
    findDayReport(admin, day),
    listPayments(admin, paymentFilterQuery.parse({})),
    ...spans.map((span) => findSalesComparison(admin, { span, day })),
  ])
  return { dashboard, report, payments, comparisons }
}

test('rings on the board before the shop is open, marked as a test', async () => {
  await db().shop.update({ where: { id: 1 }, data: { openedAt: null } })
  const placed = await placeTestOrder(await officeManager(), { language: 'de' })
  await db().shop.update({ where: { id: 1 }, data: { openedAt: new Date() } })
  const { orders } = await findBoard(admin)
  expect(orders).toEqual([expect.objectContaining({ id: placed.id, status: 'received', isTest: true })])
  expect(placed.items.map(({ name }) => name)).toEqual(['Limmat Burger', 'Bier'])
})

test('walks through all steps without a mail, a payment or a receipt, however it ends', async () => {
  const before = { mails: await db().outboxMail.count(), receipts: await db().receipt.count() }
  const id = await walked('ready')
  await expect(advanceOrder(admin, id, { request: { status: 'completed' } })).rejects.toMatchObject({
    code: 'age_check_missing',
  })
  const done = await advanceOrder(admin, id, { request: { status: 'completed', ageCheck: 'checked' } })
  expect(done).toMatchObject({ status: 'completed', payment: null })
  expect({ mails: await db().outboxMail.count(), receipts: await db().receipt.count() }).toEqual(before)
  await expect(reverseOrder(admin, id, { reason: 'x' })).rejects.toMatchObject({ code: 'not_reversible' })
})

test.each(orderStatuses.filter((status) => status !== 'out_for_delivery'))(
  '%s, it counts nowhere: no figure differs from a day without it',
  async (status) => {
    const { caller } = await newCustomer()
    await order(caller)
    const before = await figures()
    if (status === 'rejected' || status === 'cancelled') {
      const { id } = await placeTestOrder(admin, { language: 'de' })
      await advanceOrder(admin, id, { request: { status } })
    } else if (status === 'completed') {
      const id = await walked('ready')
      await advanceOrder(admin, id, { request: { status, ageCheck: 'refused' } })
    } else await walked(status)
    expect(await figures()).toEqual(before)
  },
)

test('takes no slot', async () => {
  const slotsOf = async () => {
    const items = [{ name: 'Limmat Burger', quantity: 2 }]
    const now = new Date('2027-05-07T10:02:00Z')
    return (await quoteOrder(null, { items, fulfilment: 'pickup' }, now)).slots
  }
  const before = await slotsOf()
  await placeTestOrder(admin, { language: 'de', now: new Date('2027-05-07T10:00:00Z') })
  expect(await slotsOf()).toEqual(before)
})

test('stands in the list of all orders, and not among those that were sold', async () => {
  const id = await walked('accepted')
  const idsOf = async (query: object) => {
    const { items } = await listOrders(admin, orderFilterQuery.parse(query))
    return items.map((listed) => listed.id)
  }
  expect(await idsOf({})).toContain(id)
  expect(await idsOf({ status: 'sold' })).not.toContain(id)
  const day = businessDayOf(new Date())
  for (const each of [addDays(day, -1), day]) expect(await idsOf({ day: each })).not.toContain(id)
})

test('is one at a time, also of two who tap at once', async () => {
  const twice = await Promise.allSettled([1, 2].map(() => placeTestOrder(admin, { language: 'de' })))
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [{ id } = { id: '' }] = (await findBoard(admin)).orders.filter(({ isTest }) => isTest)
  await expect(placeTestOrder(admin, { language: 'de' })).rejects.toMatchObject({ code: 'test_order_open' })
  await advanceOrder(admin, id, { request: { status: 'rejected' } })
  await placeTestOrder(admin, { language: 'de' })
})

test('needs a dish', async () => {
  await db().menuItem.updateMany({ data: { available: false } })
  await expect(placeTestOrder(admin, { language: 'de' })).rejects.toMatchObject({ code: 'nothing_on_sale' })
  await db().menuItem.updateMany({ data: { available: true } })
})
