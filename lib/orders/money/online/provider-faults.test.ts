import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { startStripeShop } from '@/lib/testing/shop/stripe-shop'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { listBoard } from '@/lib/orders/read/list-orders'
import { reconcile } from './reconcile'

let shop: Awaited<ReturnType<typeof startStripeShop>>
let kitchen: Staff
let guest: Person

beforeAll(async () => {
  shop = await startStripeShop()
  kitchen = (await signedIn('admin')).caller as Staff
})
beforeEach(async () => {
  await shop.forget()
  guest = await newCustomer()
})
afterAll(() => shop.stripe.stop())

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const onBoard = async (id: string) => (await listBoard(kitchen, new Date())).some((one) => one.id === id)
const refundOf = (orderId: string) => db().refund.findFirst({ where: { attempt: { orderId } } })

async function paid() {
  const placed = await shop.place(guest)
  shop.stripe.pay(placed.reference)
  await reconcile(shop.driver, later(1))
  return placed
}

async function rejected() {
  const placed = await paid()
  await advanceOrder(kitchen, placed.orderId, { request: { status: 'rejected', reason: 'too_busy' } })
  return placed
}

describe('Stripe does what it is asked to, and says that it failed:', () => {
  test('the session is opened once', async () => {
    shop.stripe.faults.failAfterSuccess = 2
    const { orderId, reference } = await shop.place(guest)
    expect([...shop.stripe.sessions.values()].filter(({ metadata }) => metadata.order_id === orderId)).toHaveLength(1)
    shop.stripe.pay(reference)
    await reconcile(shop.driver, later(1))
    expect(await shop.expectSettled(orderId)).toBe('received')
  })

  test('however often, the guest is asked to try again, and pays the same session', async () => {
    shop.stripe.faults.failAfterSuccess = 3
    const { orderId } = await order(guest.caller, { payment_method: 'Online' })
    const pay = () => shop.send(`userorder/order/${orderId}/payment`, { by: guest })
    expect(await pay()).toMatchObject({ status: 503, code: 'payment_unavailable' })
    expect(await pay()).toMatchObject({ status: 200 })
    const { reference } = await shop.attemptOf(orderId)
    expect([...shop.stripe.sessions.values()].filter(({ metadata }) => metadata.order_id === orderId)).toHaveLength(1)
    shop.stripe.pay(reference)
    await reconcile(shop.driver, later(1))
    expect(await shop.expectSettled(orderId)).toBe('received')
  })

  test.each([1, 3])('the refund goes back once, of %i answers lost', async (lost) => {
    const { orderId } = await rejected()
    shop.stripe.faults.failAfterSuccess = lost
    await reconcile(shop.driver, later(2))
    await reconcile(shop.driver, later(10))
    expect(await shop.expectSettled(orderId)).toBe('rejected')
    expect(shop.stripe.refundsOf(orderId)).toHaveLength(1)
  })
})

describe('what Stripe has is not what was asked for, and nothing is cooked:', () => {
  test.each([
    ['other_amount', { amount_total: 10 }],
    ['other_currency', { currency: 'eur' }],
    ['other_mode', { livemode: true }],
  ])('%s', async (lastFault, lies) => {
    shop.stripe.faults.lies = lies
    const { orderId, attemptId, reference } = await shop.place(guest)
    shop.stripe.pay(reference)
    const object = { id: reference, object: 'checkout.session' }
    expect(await shop.tell(shop.stripe.event('checkout.session.completed', object))).toMatchObject({ status: 200 })
    expect(await shop.send(`userorder/order/${orderId}/payment-check`)).toMatchObject({
      status: 200,
      data: { order_status: 'awaiting_payment' },
    })
    await reconcile(shop.driver, later(20))
    expect(await onBoard(orderId)).toBe(false)
    expect(await db().paymentAttempt.findUnique({ where: { id: attemptId } })).toMatchObject({
      status: 'open',
      lastFault,
    })
  })
})

test('a payment that nothing can be done with keeps no other waiting', async () => {
  const odd = await shop.place(guest)
  shop.stripe.pay(odd.reference)
  Object.assign(shop.stripe.sessions.get(odd.reference)?.payment_intent ?? {}, { latest_charge: null })
  const { orderId } = await rejected()
  expect(await refundOf(orderId)).toMatchObject({ status: 'due' })
  await reconcile(shop.driver, later(10))
  expect(await shop.expectSettled(orderId)).toBe('rejected')
  expect(await shop.send(`userorder/order/${odd.orderId}/payment-check`)).toMatchObject({ status: 200 })
  expect(await db().paymentAttempt.findUnique({ where: { id: odd.attemptId } })).toMatchObject({
    status: 'open',
    lastFault: 'no_charge',
  })
})

describe('a refund', () => {
  test.each([
    ['balance_insufficient', 'balance_too_low'],
    ['charge_not_refundable', 'too_late'],
  ])('that Stripe refuses with %s is left to the staff, and the books still owe it', async (code, lastFault) => {
    const { orderId } = await rejected()
    Object.assign(shop.stripe.faults, { refuseRefunds: 2, refuseRefundsWith: code })
    await reconcile(shop.driver, later(2))
    await reconcile(shop.driver, later(60))
    expect(await refundOf(orderId)).toMatchObject({ status: 'failed', lastFault })
    expect(await db().payment.findUnique({ where: { orderId } })).toMatchObject({ status: 'refund_due' })
    expect(shop.stripe.keptRappen(orderId)).toBe(3780)
  })

  test('that is on its way for days is neither sent again nor given up when Stripe is away or a key is replaced', async () => {
    const { orderId } = await rejected()
    shop.stripe.faults.refundsArePending = true
    await reconcile(shop.driver, later(60))
    await db().refund.updateMany({ data: { tries: 40 } })
    shop.stripe.faults.hangUps = 3
    await reconcile(shop.driver, later(50 * 60))
    shop.stripe.faults.forbidden = true
    await reconcile(shop.driver, later(60 * 60))
    shop.stripe.faults.forbidden = false
    expect(await refundOf(orderId)).toMatchObject({ status: 'sent', lastFault: 'key_refused' })
    const [refund] = shop.stripe.refundsOf(orderId)
    shop.stripe.endRefund(refund?.id ?? '', 'succeeded')
    await shop.tell(shop.stripe.event('refund.updated', { id: refund?.id, object: 'refund' }))
    await reconcile(shop.driver, new Date())
    expect(await shop.expectSettled(orderId)).toBe('rejected')
    expect(shop.stripe.refundsOf(orderId)).toHaveLength(1)
  })

  test('whose answers are lost for days is not given up: it may have gone back', async () => {
    const { orderId } = await rejected()
    shop.stripe.faults.failAfterSuccess = 3
    await reconcile(shop.driver, later(60))
    shop.stripe.forgetKeys()
    await db().refund.updateMany({ data: { tries: 40 } })
    shop.stripe.faults.hangUps = 3
    await reconcile(shop.driver, later(3 * 60))
    expect(await refundOf(orderId)).toMatchObject({ status: 'due', lastFault: 'unreachable' })
    await reconcile(shop.driver, later(70 * 60))
    expect(await shop.expectSettled(orderId)).toBe('rejected')
    expect(shop.stripe.refundsOf(orderId)).toHaveLength(1)
  })

  test('of more than came, with all that went before, is none that PostgreSQL takes', async () => {
    const { attemptId } = await rejected()
    const more = { id: randomUUID(), attemptId, amountRappen: 1, createdAt: new Date(), nextTryAt: new Date() }
    await expect(db().refund.create({ data: more })).rejects.toThrow('more would go back than came')
    await reconcile(shop.driver, later(2))
    await expect(db().refund.create({ data: more })).rejects.toThrow('more would go back than came')
  })

  test('that fails at the bank is left to the staff, and the books still owe it', async () => {
    const { orderId } = await rejected()
    shop.stripe.faults.refundsArePending = true
    await reconcile(shop.driver, later(2))
    const [refund] = shop.stripe.refundsOf(orderId)
    shop.stripe.endRefund(refund?.id ?? '', 'failed')
    await shop.tell(shop.stripe.event('refund.failed', { id: refund?.id, object: 'refund' }))
    await reconcile(shop.driver, new Date())
    expect(await refundOf(orderId)).toMatchObject({ status: 'failed' })
    expect(await db().payment.findUnique({ where: { orderId } })).toMatchObject({ status: 'refund_due' })
  })
})
