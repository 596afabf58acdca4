import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { settlePayment } from './settle-payment'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { findDayReport } from '@/lib/orders/reports/day-report'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { findReceipt } from './list-receipts'
import { reverseOrder } from './reverse-order'

const sold = new Date('2027-05-07T10:15:00Z')
const reversed = new Date('2027-05-09T10:15:00Z')
const withBeer = {
  items: [
    { name: 'Limmat Burger', quantity: 2 },
    { name: 'Bier', quantity: 1 },
  ],
  total_amount: 44.03,
}
let admin: Admin

beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
})

async function completed(now = sold): Promise<string> {
  const { orderId: id } = await order((await newCustomer()).caller, withBeer, now)
  for (const status of ['accepted', 'preparing', 'ready'] as const) {
    await advanceOrder(admin, id, { request: { status }, now })
  }
  await advanceOrder(admin, id, { request: { status: 'completed', ageCheck: 'checked' }, now })
  return id
}

function paymentOf(orderId: string) {
  return db().payment.findUniqueOrThrow({ where: { orderId } })
}

const notReversible = { code: 'not_reversible' }

test('a sale is reversed by new rows, in the report of the day on which it was', async () => {
  const id = await completed()
  const [before, soldOn] = [await findWholeOrder(id), await findDayReport(admin, '2027-05-07')]
  const receipts = await reverseOrder(admin, id, { reason: 'Falsch getippt', now: reversed })
  expect(receipts).toMatchObject([
    { number: '2027-000001', kind: 'sale', amountRappen: 4403, reason: null },
    { number: '2027-000002', kind: 'reversal', amountRappen: -4403, reason: 'Falsch getippt' },
  ])
  const after = await findWholeOrder(id)
  expect(after).toMatchObject({ status: 'completed', lines: before?.lines, totalRappen: before?.totalRappen })
  expect(after?.payment?.entries).toMatchObject([
    ...(before?.payment?.entries ?? []),
    { kind: 'reversed', amountRappen: -4405 },
  ])
  expect(await findDayReport(admin, '2027-05-07')).toEqual(soldOn)
  expect(await findDayReport(admin, '2027-05-09')).toMatchObject({
    orders: 0,
    grossRappen: 0,
    reversedOrders: 1,
    reversals: [
      { fulfilment: 'pickup', vatPerCent: 2.6, grossRappen: -3780, netRappen: -3684, vatRappen: -96 },
      { fulfilment: 'pickup', vatPerCent: 8.1, grossRappen: -623, netRappen: -576, vatRappen: -47 },
    ],
    grossAfterReversalsRappen: -4403,
    vatAfterReversalsRappen: -143,
    refundedRappen: 4405,
    tillRappen: -4405,
  })
  expect(await db().auditEntry.findMany({ where: { subject: 'order_reversal', subjectId: id } })).toMatchObject([
    { byUserId: admin.userId, after: { reason: 'Falsch getippt', totalRappen: 4403, refundedRappen: 4405 } },
  ])
  const paper = await findReceipt(admin, id)
  expect(paper).toMatchObject({ document: { number: '2027-000002', kind: 'reversal', replaces: '2027-000001' } })
})

test('of two who reverse it at once, one does', async () => {
  const id = await completed()
  const tries = await Promise.allSettled([1, 2, 3].map(() => reverseOrder(admin, id, { reason: 'Storno' })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: notReversible })
  expect(await db().receipt.count({ where: { orderId: id, kind: 'reversal' } })).toBe(1)
})

test('only a completed order is reversed', async () => {
  const { orderId } = await order((await newCustomer()).caller, withBeer, sold)
  await expect(reverseOrder(admin, orderId, { reason: 'zu früh' })).rejects.toMatchObject(notReversible)
  await expect(reverseOrder(admin, 'ORD-20270507-0000000000', { reason: 'x' })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('what was reversed neither goes back to the kitchen nor is its cash taken once more', async () => {
  const id = await completed()
  await reverseOrder(admin, id, { reason: 'Doppelt', now: sold })
  const back = advanceOrder(admin, id, { request: { status: 'ready', correction: true }, now: sold })
  await expect(back).rejects.toMatchObject({ code: 'illegal_transition' })
  const payment = await paymentOf(id)
  const again = settlePayment(admin, payment.id, { status: 'pending', correction: true, now: sold })
  await expect(again).rejects.toMatchObject({ code: 'payment_not_open' })
  expect(await paymentOf(id)).toEqual(payment)
})

test('nothing is given back of what was never paid', async () => {
  const id = await completed()
  const { id: payment } = await paymentOf(id)
  await settlePayment(admin, payment, { status: 'pending', correction: true, now: sold })
  await reverseOrder(admin, id, { reason: 'Nie bezahlt', now: sold })
  expect(await paymentOf(id)).toMatchObject({ status: 'void' })
  const rows = await db().paymentEntry.findMany({ where: { paymentId: payment }, orderBy: { id: 'asc' } })
  expect(rows.map(({ kind }) => kind)).toEqual(['collected', 'corrected', 'written_off'])
})

test.each([
  ['the reversal is changed', `update order_reversal set reason = 'anders' where order_id = $1`, 'LG033'],
  ['the reversal is taken away', `delete from order_reversal where order_id = $1`, 'LG033'],
  [
    'the refund is changed',
    `update payment_entry set amount_rappen = -5 where kind = 'reversed' and payment_id = (select id from payment where order_id = $1)`,
    'LG052',
  ],
  ['the order goes back', `update orders set status = 'ready', corrections = corrections + 1 where id = $1`, 'LG034'],
  [
    'its cash is taken again',
    `insert into payment_entry (payment_id, kind, amount_rappen, at, business_day)
     select id, 'collected', 4405, '2027-05-07T11:00Z', '2027-05-07' from payment where order_id = $1`,
    'LG034',
  ],
])('PostgreSQL itself refuses that %s', async (_, statement, state) => {
  const id = await completed()
  await reverseOrder(admin, id, { reason: 'Storno', now: sold })
  await expect(db().$executeRawUnsafe(statement, id)).rejects.toThrow(state)
})

test('PostgreSQL itself refuses a part of an order', async () => {
  const id = await completed()
  const part = `insert into order_reversal (order_id, reason, at, business_day, total_rappen) values ($1, 'x', now(), now(), 5)`
  await expect(db().$executeRawUnsafe(part, id)).rejects.toThrow('LG032')
})

test('the account of the admin may go, its reversal stays', async () => {
  const id = await completed()
  const leaving = (await signedIn('admin')).caller as Admin
  await reverseOrder(leaving, id, { reason: 'Storno', now: sold })
  await db().user.delete({ where: { id: leaving.userId } })
  expect(await db().orderReversal.findUnique({ where: { orderId: id } })).toMatchObject({ byUserId: null })
})
