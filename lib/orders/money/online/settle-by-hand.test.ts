import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Customer, Staff } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { settlePayment } from '@/lib/orders/money/counter/settle-payment'
import { findBoard } from '@/lib/orders/read/find-board'
import { countTasks } from '@/lib/orders/office/office'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { takePaymentsWith, TestProvider } from '@/lib/testing/outside/payment-provider'
import { createShop } from '@/lib/testing/shop/shop'
import { kitchenHand } from '@/lib/testing/shop/staff'
import { drivers } from '@/lib/orders/money/provider/current-provider'
import { payOrder } from './pay-order'
import { reconcile } from './reconcile'
import { askProvider, closeAttempt, retryRefund } from './settle-by-hand'
import { settle } from './settle'
import { listUnsettled } from './unsettled'

const minute = 60_000
let staff: Staff
let guest: Customer
let provider: TestProvider

beforeAll(async () => {
  await createShop()
  staff = await kitchenHand()
  await takePaymentsWith(new TestProvider())
})
beforeEach(async () => {
  await db().paymentAttempt.deleteMany()
  await db().payment.updateMany({ data: { status: 'void' } })
  await db().order.updateMany({ where: { status: 'awaiting_payment' }, data: { status: 'cancelled' } })
  guest = (await newCustomer()).caller
  provider = new TestProvider()
  drivers.stripe = () => provider
})

const later = (minutes: number) => new Date(Date.now() + minutes * minute)
const payBack = async (now?: Date) => (await countTasks(staff, now)).payBack
const paymentOf = (orderId: string) =>
  db().payment.findUniqueOrThrow({ where: { orderId }, include: { entries: { orderBy: { id: 'asc' } } } })

async function begun() {
  const { orderId } = await order(guest, { payment_method: 'Online' })
  await payOrder(guest, orderId, { address: 'https://shop.example' })
  const { id: attemptId, reference } = await db().paymentAttempt.findFirstOrThrow({ where: { orderId } })
  return { orderId, attemptId, reference: reference ?? '' }
}

async function paid() {
  const begin = await begun()
  provider.pay(begin.reference)
  await settle(begin.attemptId, provider)
  return begin
}

/** Paid, rejected, and the provider has refused to pay back. */
async function refundFailed() {
  const was = await paid()
  await advanceOrder(staff, was.orderId, { request: { status: 'rejected', reason: 'too_busy' } })
  provider.faults.push('refused')
  await reconcile(provider, later(1))
  return was
}

describe('what awaits its payment', () => {
  test('is listed until when it waits, and the staff who ask learn at once that it is paid', async () => {
    const { orderId, attemptId, reference } = await begun()
    const { awaited } = await listUnsettled(staff)
    expect(awaited).toMatchObject([
      { order: { id: orderId, status: 'awaiting_payment' }, amountRappen: 3780, attemptId, fault: '', isStuck: false },
    ])
    expect(await payBack()).toBe(0)
    provider.pay(reference)
    expect(await askProvider(staff, orderId)).toEqual({ awaited: [], refunds: [] })
    expect(await db().order.findUnique({ where: { id: orderId } })).toMatchObject({ status: 'received' })
  })

  test('is listed before the guest has begun to pay', async () => {
    const { orderId } = await order(guest, { payment_method: 'Online' })
    expect((await listUnsettled(staff)).awaited).toMatchObject([{ order: { id: orderId }, attemptId: null }])
  })

  test('ends when it is asked after too late', async () => {
    const { orderId, reference } = await begun()
    await askProvider(staff, orderId, later(16))
    expect(provider.payments.get(reference)?.state).toBe('expired')
  })
})

describe('a payment that is not what was asked for', () => {
  test('is counted, said why, and ended by the staff; the order gives its time back', async () => {
    const { orderId, attemptId, reference } = await begun()
    provider.pay(reference, { amountRappen: 10 })
    const { awaited } = await askProvider(staff, orderId)
    expect(awaited).toMatchObject([{ fault: 'other_amount', isStuck: true }])
    expect(await payBack()).toBe(1)
    expect(await closeAttempt(staff, attemptId)).toMatchObject({ awaited: [{ attemptId: null, isStuck: false }] })
    expect(await payBack()).toBe(0)
    await reconcile(provider, later(16))
    expect(await db().order.findUnique({ where: { id: orderId } })).toMatchObject({ status: 'cancelled' })
    const { id } = await paymentOf(orderId)
    expect(await db().auditEntry.findFirst({ where: { subject: 'payment', subjectId: id } })).toMatchObject({
      byUserId: staff.userId,
      before: { paymentFault: 'other_amount' },
    })
  })

  test('is none any more once the provider says what it should', async () => {
    const { orderId, reference } = await begun()
    provider.payments.get(reference)!.amountRappen = 10
    expect(await askProvider(staff, orderId)).toMatchObject({ awaited: [{ isStuck: true }] })
    provider.payments.get(reference)!.amountRappen = 3780
    expect(await askProvider(staff, orderId)).toMatchObject({ awaited: [{ isStuck: false, fault: '' }] })
  })

  test('is one, too, when the provider is silent for long', async () => {
    const { orderId } = await begun()
    provider.faults.push('unreachable')
    await askProvider(staff, orderId)
    expect([await payBack(later(20)), await payBack(later(90))]).toEqual([0, 1])
  })

  test('that ends by itself is not ended by hand', async () => {
    const { attemptId } = await begun()
    await expect(closeAttempt(staff, attemptId)).rejects.toMatchObject({ code: 'payment_not_stuck' })
  })
})

describe('a refund', () => {
  test('on its way is listed, and is no task', async () => {
    const { orderId } = await paid()
    await advanceOrder(staff, orderId, { request: { status: 'rejected', reason: 'too_busy' } })
    expect((await listUnsettled(staff)).refunds).toMatchObject([{ status: 'due', amountRappen: 3780 }])
    expect((await findBoard(staff)).payBack).toEqual([])
    expect(await payBack()).toBe(0)
    await expect(retryRefund(staff, orderId)).rejects.toMatchObject({ code: 'refund_not_failed' })
  })

  test('is not given back in cash as well, unless it has failed', async () => {
    const { orderId } = await paid()
    await advanceOrder(staff, orderId, { request: { status: 'rejected', reason: 'too_busy' } })
    const { id } = await paymentOf(orderId)
    await expect(settlePayment(staff, id, { status: 'refunded' })).rejects.toMatchObject({ code: 'payment_not_open' })
    provider.faults.push('refused')
    await reconcile(provider, later(1))
    await settlePayment(staff, id, { status: 'refunded' })
    expect(await listUnsettled(staff)).toEqual({ awaited: [], refunds: [] })
    expect(await payBack()).toBe(0)
  })

  test('that has failed is a task, and is sent again as another one', async () => {
    const { orderId } = await refundFailed()
    const { refunds } = await listUnsettled(staff)
    expect(refunds).toMatchObject([{ order: { id: orderId }, status: 'failed', fault: 'refused', amountRappen: 3780 }])
    expect(await payBack()).toBe(1)
    expect((await findBoard(staff)).payBack).toMatchObject([{ orderId, amountRappen: 3780 }])
    const again = await retryRefund(staff, orderId, later(2))
    expect(again.refunds).toMatchObject([{ status: 'due' }])
    await reconcile(provider, later(3))
    expect([provider.keptRappen(), await payBack()]).toEqual([0, 0])
    expect(await listUnsettled(staff)).toEqual({ awaited: [], refunds: [] })
  })

  test('twice pressed is one', async () => {
    const { orderId } = await refundFailed()
    const both = await Promise.allSettled([retryRefund(staff, orderId), retryRefund(staff, orderId)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await reconcile(provider, later(3))
    expect(provider.keptRappen()).toBe(0)
  })

  test('that was made on the pages of the provider is booked when the staff ask, once', async () => {
    const { orderId, reference } = await refundFailed()
    provider.payments.get(reference)!.refundedRappen = 3780
    const both = await Promise.all([askProvider(staff, orderId), askProvider(staff, orderId)])
    expect(both.at(-1)).toEqual({ awaited: [], refunds: [] })
    expect(await paymentOf(orderId)).toMatchObject({
      status: 'void',
      entries: [{ amountRappen: 3780 }, { kind: 'refunded', method: 'online', amountRappen: -3780 }],
    })
    expect(await payBack()).toBe(0)
  })

  test('that the provider counts before its answer has come is booked once', async () => {
    const { orderId, reference } = await paid()
    await advanceOrder(staff, orderId, { request: { status: 'rejected', reason: 'too_busy' } })
    provider.faults.push('after_success')
    await reconcile(provider, later(1))
    provider.payments.get(reference)!.refundedRappen = 3780
    await askProvider(staff, orderId, later(2))
    expect((await paymentOf(orderId)).entries).toMatchObject([{ amountRappen: 3780 }, { amountRappen: -3780 }])
  })

  test('cannot be looked up at a provider that does not answer', async () => {
    const { orderId } = await refundFailed()
    provider.faults.push('unreachable')
    await expect(askProvider(staff, orderId)).rejects.toMatchObject({ code: 'provider_unavailable' })
  })

  test('of which the provider knows nothing is not booked', async () => {
    const { orderId } = await refundFailed()
    expect(await askProvider(staff, orderId)).toMatchObject({ refunds: [{ status: 'failed' }] })
    expect(await paymentOf(orderId)).toMatchObject({ status: 'refund_due', entries: [{ amountRappen: 3780 }] })
  })
})
