import { beforeAll, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { oneBehindTheOther } from '@/lib/testing/database/until-waiting'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { parseCursor, type Position } from '@/lib/platform/requests/pagination'
import { findOrderForStaff, findWholeOrder } from '@/lib/orders/read/find-order'
import { listPayments } from '@/lib/orders/read/list-payments'
import { settlePayment } from './settle-payment'

let counter: Staff
beforeAll(async () => {
  await createShop()
  counter = (await signedIn('staff')).caller as Staff
})

async function paymentOf(): Promise<{ id: string; orderId: string }> {
  const { orderId } = await order((await newCustomer()).caller)
  return db().payment.findUniqueOrThrow({ where: { orderId }, select: { id: true, orderId: true } })
}

test('cash is collected once, and it is written down by whom', async () => {
  const { id } = await paymentOf()
  const results = await Promise.allSettled([1, 2].map(() => settlePayment(counter, id, { status: 'collected' })))
  expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await db().paymentEntry.findMany({ where: { paymentId: id } })).toMatchObject([{ byUserId: counter.userId }])
  expect(await db().auditEntry.findMany({ where: { subject: 'payment', subjectId: id } })).toMatchObject([
    { byUserId: counter.userId, before: { status: 'pending' }, after: { status: 'collected' } },
  ])
})

test('a wrong tap is taken back, and what will never be paid is written off', async () => {
  const { id } = await paymentOf()
  const back = { status: 'pending', correction: true } as const
  await settlePayment(counter, id, { status: 'collected' })
  await expect(settlePayment(counter, id, { status: 'pending' })).rejects.toMatchObject({ code: 'payment_not_open' })
  expect(await settlePayment(counter, id, back)).toMatchObject({ status: 'pending', collectedAt: null })
  expect(await settlePayment(counter, id, { status: 'void' })).toMatchObject({ status: 'void' })
  expect(await settlePayment(counter, id, back)).toMatchObject({ status: 'pending' })
  await expect(settlePayment(counter, id, back)).rejects.toMatchObject({ code: 'payment_not_open' })
})

test('cash of an earlier business day is counted, and stays collected', async () => {
  const { id } = await paymentOf()
  const [evening, night, morning] = ['2027-05-07T20:00:00Z', '2027-05-08T02:59:00Z', '2027-05-08T03:00:00Z']
  await settlePayment(counter, id, { status: 'collected', now: new Date(evening) })
  const back = { status: 'pending', correction: true } as const
  const tooLate = settlePayment(counter, id, { ...back, now: new Date(morning) })
  await expect(tooLate).rejects.toMatchObject({ code: 'payment_not_open' })
  expect(await settlePayment(counter, id, { ...back, now: new Date(night) })).toMatchObject({ status: 'pending' })
})

test('what is collected cannot be collected again or written off', async () => {
  const { id } = await paymentOf()
  await settlePayment(counter, id, { status: 'collected' })
  for (const status of ['collected', 'void'] as const)
    await expect(settlePayment(counter, id, { status })).rejects.toMatchObject({ code: 'payment_not_open' })
})

test('nothing is collected for a rejected order', async () => {
  const { id, orderId } = await paymentOf()
  await advanceOrder(counter, orderId, { request: { status: 'rejected' } })
  const collecting = settlePayment(counter, id, { status: 'collected' })
  await expect(collecting).rejects.toMatchObject({ code: 'payment_not_open' })
})

test('cash and a step at the same moment both count', async () => {
  const payments = await Promise.all(Array.from({ length: 8 }, paymentOf))
  await Promise.all(
    payments.flatMap(({ id, orderId }) => [
      advanceOrder(counter, orderId, { request: { status: 'accepted' } }),
      settlePayment(counter, id, { status: 'collected' }),
    ]),
  )
  for (const { orderId } of payments)
    expect(await findOrderForStaff(counter, orderId)).toMatchObject({
      status: 'accepted',
      payment: { status: 'collected' },
    })
})

test('cash collected while a step waits for the order stays with the person who took it', async () => {
  const { id, orderId } = await paymentOf()
  for (const status of ['accepted', 'preparing', 'ready'] as const)
    await advanceOrder(counter, orderId, { request: { status } })
  const courier = (await signedIn('staff')).caller as Staff
  await oneBehindTheOther(orderId, [
    () => settlePayment(counter, id, { status: 'collected' }),
    () => advanceOrder(courier, orderId, { request: { status: 'completed' } }),
  ])
  expect(await findWholeOrder(orderId)).toMatchObject({
    status: 'completed',
    payment: { entries: [{ byUserId: counter.userId }] },
  })
  expect(await db().paymentEntry.count({ where: { paymentId: id } })).toBe(1)
})

test('the list runs from the newest to the oldest, by status if asked, page by page', async () => {
  const ids: string[] = []
  let cursor: Position | null = null
  do {
    const page: Awaited<ReturnType<typeof listPayments>> = await listPayments(counter, {
      limit: 2,
      cursor: cursor ?? undefined,
    })
    ids.push(...page.items.map((payment) => payment.id))
    cursor = page.next ? parseCursor(page.next, /./) : null
  } while (cursor)
  const all = await db().payment.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
  expect(ids).toEqual(all.map((payment) => payment.id))
  const { items } = await listPayments(counter, { limit: 50, status: 'collected' })
  expect(new Set(items.map((payment) => payment.status))).toEqual(new Set(['collected']))
})
