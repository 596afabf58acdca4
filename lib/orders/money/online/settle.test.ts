import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Customer, Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { takePaymentsWith, TestProvider } from '@/lib/testing/outside/payment-provider'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { listBoard } from '@/lib/orders/read/list-orders'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { openAttempt } from './open-attempt'
import { reconcile } from './reconcile'
import { settle } from './settle'

const minute = 60_000
let kitchen: Staff
let guest: Customer
let driver: TestProvider

beforeAll(async () => {
  await createShop()
  kitchen = (await signedIn('admin')).caller as Staff
  await takePaymentsWith(new TestProvider())
})
beforeEach(async () => {
  driver = new TestProvider()
  guest = (await newCustomer()).caller
})

async function placed(now = new Date()) {
  const { orderId } = await order(guest, { payment_method: 'Online' }, now)
  return { orderId, ...(await attemptOf(orderId, now)) }
}

async function attemptOf(orderId: string, now = new Date()) {
  const whole = await findWholeOrder(orderId)
  if (!whole) throw new Error('no order')
  const attempt = await openAttempt(whole, { driver, address: 'https://shop.example', now })
  if (!attempt?.reference) throw new Error('no attempt')
  return { attemptId: attempt.id, reference: attempt.reference }
}

const later = (minutes: number) => new Date(Date.now() + minutes * minute)
const onBoard = async (id: string) => (await listBoard(kitchen, new Date())).some((one) => one.id === id)
const paymentOf = (orderId: string) =>
  db().payment.findUniqueOrThrow({ where: { orderId }, include: { entries: { orderBy: { id: 'asc' } } } })
const mailsOf = () => db().outboxMail.count({ where: { toAddress: guest.email } })

test('an order that awaits its payment is nowhere until it is paid, and then everywhere at once', async () => {
  const { orderId, attemptId, reference } = await placed()
  expect([await onBoard(orderId), await mailsOf()]).toEqual([false, 0])
  expect(await db().order.findUnique({ where: { id: orderId } })).toMatchObject({
    status: 'awaiting_payment',
    businessDay: null,
    paymentMethod: 'Online',
  })
  expect(await settle(attemptId, driver)).toBe('open')
  driver.pay(reference)
  expect(await settle(attemptId, driver)).toBe('paid')
  expect([await onBoard(orderId), await mailsOf()]).toEqual([true, 1])
  const { number } = await db().order.findUniqueOrThrow({ where: { id: orderId } })
  const mail = await db().outboxMail.findFirst({ where: { toAddress: guest.email } })
  expect(mail?.subject).toContain(` ${number} `)
  expect(mail?.text).toMatch(/Online bezahlt|Paid online/)
  expect(await paymentOf(orderId)).toMatchObject({
    status: 'collected',
    entries: [{ kind: 'collected', method: 'online', amountRappen: 3780 }],
  })
})

test('message, page, reconciler and button at once book the money once', async () => {
  const { orderId, attemptId, reference } = await placed()
  driver.pay(reference)
  const all = await Promise.all(Array.from({ length: 8 }, () => settle(attemptId, driver)))
  expect(all).toEqual(Array(8).fill('paid'))
  expect((await paymentOf(orderId)).entries).toHaveLength(1)
  expect(await mailsOf()).toBe(1)
})

test('two taps have one way to pay, and a lost answer brings the same one again', async () => {
  const { orderId } = await order(guest, { payment_method: 'Online' })
  driver.faults.push('after_success')
  await expect(attemptOf(orderId)).rejects.toMatchObject({ fault: 'unreachable' })
  const [first, second] = await Promise.all([attemptOf(orderId), attemptOf(orderId)])
  expect(first).toEqual(second)
  expect(driver.payments.size).toBe(1)
})

test('an attempt whose opening got no answer is ended at the provider, and not before it answers', async () => {
  const { orderId } = await order(guest, { payment_method: 'Online' })
  driver.faults.push('after_success')
  await expect(attemptOf(orderId)).rejects.toMatchObject({ fault: 'unreachable' })
  await cancelOrder(guest, orderId)
  driver.faults.push(...Array.from({ length: 50 }, () => 'unreachable' as const))
  await reconcile(driver, later(1))
  driver.faults.length = 0
  expect(await db().paymentAttempt.findFirst({ where: { orderId } })).toMatchObject({ status: 'open' })
  await reconcile(driver, later(4))
  expect([...driver.payments.values()]).toMatchObject([{ state: 'expired' }])
})

describe('what the provider has is not what was asked for:', () => {
  test.each([
    ['another amount', { amountRappen: 10 }, 'other_amount'],
    ['another currency', { currency: 'eur' }, 'other_currency'],
    ['a test in a live shop', { isLive: true }, 'other_mode'],
    ['the payment of another order', { attemptId: '00000000-0000-4000-8000-000000000000' }, 'other_attempt'],
  ])('%s', async (_what, change, lastFault) => {
    const { orderId, attemptId, reference } = await placed()
    driver.pay(reference, change)
    expect(await settle(attemptId, driver)).toBe('wrong')
    expect(await db().paymentAttempt.findUnique({ where: { id: attemptId } })).toMatchObject({
      status: 'open',
      lastFault,
    })
    expect(await onBoard(orderId)).toBe(false)
  })
})

test('left alone, an order gives its time back after the attempt has ended at the provider', async () => {
  const { orderId, reference } = await placed()
  await reconcile(driver, later(16))
  expect(driver.payments.get(reference)?.state).toBe('expired')
  expect(await db().order.findUnique({ where: { id: orderId } })).toMatchObject({
    status: 'cancelled',
    businessDay: null,
  })
  expect(await mailsOf()).toBe(0)
})

test('paid in the last second, it is found when the attempt is to end, and stands', async () => {
  const { orderId, reference } = await placed()
  driver.faults.push('unreachable')
  driver.pay(reference)
  await reconcile(driver, later(16))
  await reconcile(driver, later(30))
  expect(await db().order.findUnique({ where: { id: orderId } })).toMatchObject({ status: 'received' })
})

test('while the provider does not answer, time and price are held for an hour, and money that comes then goes back', async () => {
  const { orderId, reference } = await placed()
  const statusOf = async () => (await db().order.findUniqueOrThrow({ where: { id: orderId } })).status
  driver.pay(reference)
  await reconcile(null, later(59))
  expect(await statusOf()).toBe('awaiting_payment')
  await reconcile(null, later(61))
  expect(await statusOf()).toBe('cancelled')
  await reconcile(driver, later(70))
  await reconcile(driver, later(71))
  expect(driver.keptRappen()).toBe(0)
})

test('cancelled while it is paid: the money comes, and goes back by itself', async () => {
  const { orderId, attemptId, reference } = await placed()
  driver.pay(reference)
  await cancelOrder(guest, orderId)
  expect([await onBoard(orderId), await mailsOf()], 'the kitchen never knew of it').toEqual([false, 0])
  expect(await settle(attemptId, driver)).toBe('paid')
  expect(await db().outboxMail.findMany({ where: { toAddress: guest.email } })).toMatchObject([
    { template: 'order-paid-in-vain', text: expect.stringContaining('CHF 37.80') },
  ])
  expect(await paymentOf(orderId)).toMatchObject({ status: 'refund_due' })
  await reconcile(driver, later(1))
  expect(driver.keptRappen()).toBe(0)
  expect(await paymentOf(orderId)).toMatchObject({
    status: 'void',
    entries: [{ amountRappen: 3780 }, { kind: 'refunded', method: 'online', amountRappen: -3780 }],
  })
})

test('a rejection pays back once it can no longer be undone; undone before, nothing leaves', async () => {
  const { orderId, attemptId, reference } = await placed()
  driver.pay(reference)
  await settle(attemptId, driver)
  const now = new Date()
  await advanceOrder(kitchen, orderId, { request: { status: 'rejected', reason: 'too_busy' }, now })
  await reconcile(driver, now)
  expect(driver.keptRappen()).toBe(3780)
  await advanceOrder(kitchen, orderId, { request: { status: 'received', correction: true }, now })
  await reconcile(driver, later(2))
  expect(driver.keptRappen()).toBe(3780)
  await advanceOrder(kitchen, orderId, { request: { status: 'rejected', reason: 'too_busy' } })
  driver.faults.push('after_success')
  await reconcile(driver, later(2))
  await reconcile(driver, later(20))
  expect(driver.keptRappen()).toBe(0)
  expect(await paymentOf(orderId)).toMatchObject({ status: 'void' })
})

test('a refund that the provider refuses is said to the staff, and the money is still owed', async () => {
  const { orderId, attemptId, reference } = await placed()
  driver.pay(reference)
  await settle(attemptId, driver)
  await advanceOrder(kitchen, orderId, { request: { status: 'rejected', reason: 'too_busy' } })
  driver.faults.push('refused')
  await reconcile(driver, later(1))
  expect(await db().refund.findFirst({ where: { attemptId } })).toMatchObject({
    status: 'failed',
    lastFault: 'refused',
  })
  expect(await paymentOf(orderId)).toMatchObject({ status: 'refund_due' })
})
