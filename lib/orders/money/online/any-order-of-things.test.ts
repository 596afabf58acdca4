import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Customer, Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { takePaymentsWith, TestProvider } from '@/lib/testing/outside/payment-provider'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { owes } from '@/lib/orders/money/balance'
import type { OrderStatus } from '@/lib/orders/status'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { ProviderError, type PaymentDriver } from '@/lib/orders/money/provider/driver'
import { openAttempt } from './open-attempt'
import { reconcile } from './reconcile'
import { settle } from './settle'

let kitchen: Staff

beforeAll(async () => {
  await createShop()
  kitchen = (await signedIn('admin')).caller as Staff
  await takePaymentsWith(new TestProvider())
})

const steps = ['open', 'pay', 'expire', 'settle', 'reconcile', 'cancel', 'accept', 'reject', 'undo', 'later'] as const
const faults = ['unreachable', 'after_success'] as const
type Step = (typeof steps)[number]
type Capture = PaymentDriver['capture']

/** All that a guest, a kitchen, a provider and a clock do to one order, in any order, each refusal taken as it comes. */
class Evening {
  now = new Date()

  constructor(
    readonly guest: Customer,
    readonly orderId: string,
    readonly provider: TestProvider,
  ) {}

  static async begin(capture: Capture): Promise<Evening> {
    const guest = (await newCustomer()).caller
    const { orderId } = await order(guest, { payment_method: 'Online' })
    return new Evening(guest, orderId, new TestProvider(capture))
  }

  async take(step: Step): Promise<void> {
    await this.#act(step).catch((error: unknown) => {
      if (!(error instanceof Refusal || error instanceof ProviderError)) throw error
    })
  }

  async #act(step: Step): Promise<unknown> {
    const { provider: driver, orderId, now } = this
    const references = [...driver.payments.keys()]
    const attempts = await db().paymentAttempt.findMany({ where: { orderId } })
    const request = (status: 'accepted' | 'rejected' | 'received', more: object = {}) =>
      advanceOrder(kitchen, orderId, { request: { status, ...more }, now })
    switch (step) {
      case 'open': {
        const whole = await findWholeOrder(orderId)
        return whole && openAttempt(whole, { driver, address: 'https://shop.example', now })
      }
      case 'pay':
        return references.forEach((reference) => driver.pay(reference))
      case 'expire':
        return Promise.all(references.map((reference) => driver.expire(reference)))
      case 'settle':
        return Promise.all(attempts.flatMap(({ id }) => [settle(id, driver, now), settle(id, driver, now)]))
      case 'reconcile':
        return reconcile(driver, now)
      case 'cancel':
        return cancelOrder(this.guest, orderId, { now })
      case 'accept':
        return request('accepted')
      case 'reject':
        return request('rejected', { reason: 'too_busy' })
      case 'undo':
        return request('received', { correction: true })
      case 'later':
        this.now = new Date(now.getTime() + 6 * 60_000)
    }
  }

  /** Everything that works by itself has had its time. */
  async end(): Promise<void> {
    this.provider.faults.length = 0
    for (let rounds = 0; rounds < 8; rounds += 1) {
      this.now = new Date(this.now.getTime() + 2 * 3_600_000)
      await reconcile(this.provider, this.now)
    }
  }
}

const schedule = fc.array(fc.oneof(fc.constantFrom(...steps), fc.constantFrom(...faults)), {
  minLength: 3,
  maxLength: 14,
})

const captures: [Capture, OrderStatus[]][] = [
  ['immediate', []],
  // What the kitchen has not accepted is held for it, and not taken yet.
  ['manual', ['received']],
]

test.each(captures)(
  'whatever happens in whatever order (%s): what was kept is what is owed, once',
  async (capture, untaken) => {
    await fc.assert(
      fc.asyncProperty(schedule, async (plan) => {
        const evening = await Evening.begin(capture)
        for (const step of plan)
          if (step === 'unreachable' || step === 'after_success') evening.provider.faults.push(step)
          else await evening.take(step)
        await evening.end()
        const whole = await findWholeOrder(evening.orderId)
        if (!whole) throw new Error('no order')
        const entries = whole.payment?.entries ?? []
        const booked = entries.reduce((sum, { amountRappen }) => sum + amountRappen, 0)
        expect(whole.status).not.toBe('awaiting_payment')
        const isTaken = owes(whole) && !untaken.includes(whole.status)
        expect(evening.provider.keptRappen()).toBe(isTaken ? whole.totalRappen : 0)
        expect(booked).toBe(evening.provider.keptRappen())
        expect(await db().refund.count({ where: { attempt: { orderId: whole.id }, status: { not: 'done' } } })).toBe(0)
      }),
      { numRuns: process.env.TEST_LONG ? 400 : 15 },
    )
  },
  300_000,
)
