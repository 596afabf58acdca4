import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder, type StepRequest } from '@/lib/orders/advance/advance-order'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { takePaymentsWith, TestProvider } from '@/lib/testing/outside/payment-provider'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { drivers } from '@/lib/orders/money/provider/current-provider'
import { checkPayment, payOrder } from './pay-order'
import { sendRefunds } from './send-refunds'

let cook: Admin
let provider: TestProvider

beforeAll(async () => {
  await createShop()
  cook = (await signedIn('admin')).caller as Admin
  await takePaymentsWith(new TestProvider())
})
afterEach(() => {
  vi.useRealTimers()
})

/** The clock of this process, which stands. */
function clockIsWrongBy(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
}

/** Online, with a provider of its own, and accepted. */
async function paid(): Promise<string> {
  provider = new TestProvider()
  drivers.stripe = () => provider
  const guest = (await newCustomer()).caller
  const { orderId } = await order(guest, { payment_method: 'online' })
  const { redirectUrl } = await payOrder(guest, orderId, { address: 'https://shop.example' })
  provider.pay(redirectUrl.split('/').at(-1) ?? '')
  await checkPayment(orderId, guest)
  return orderId
}

function step(id: string, request: StepRequest, now?: Date) {
  return advanceOrder(cook, id, { request, ...(now && { now }) })
}

const refundOf = (orderId: string) => db().refund.findFirst({ where: { attempt: { orderId } } })
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

test('a process whose clock is fast sends no refund before the step can no longer be undone', async () => {
  const id = await paid()
  await step(id, { status: 'cancelled' })
  clockIsWrongBy(30)
  expect(await sendRefunds(provider)).toBe(0)
  vi.useRealTimers()
  expect(await sendRefunds(provider, inSeconds(11))).toBe(1)
})

test('the refund of a process whose clock is slow leaves no sooner than any other', async () => {
  const id = await paid()
  clockIsWrongBy(-30)
  await step(id, { status: 'cancelled' })
  vi.useRealTimers()
  expect(await sendRefunds(provider, inSeconds(8))).toBe(0)
  expect(await sendRefunds(provider, inSeconds(11))).toBe(1)
})

test('a cancellation whose money is on its way is not undone, whatever a clock says', async () => {
  const id = await paid()
  const now = new Date()
  await step(id, { status: 'cancelled' }, now)
  await sendRefunds(provider, inSeconds(11))
  const undoing = step(id, { status: 'received', correction: true }, now)
  await expect(undoing).rejects.toMatchObject({ code: 'illegal_transition' })
  expect(await findWholeOrder(id)).toMatchObject({ status: 'cancelled' })
  expect(provider.keptRappen()).toBe(0)
})

test('one that is given to the provider just now is not undone either, though nothing is known of it yet', async () => {
  const id = await paid()
  await step(id, { status: 'cancelled' })
  const mails = await db().outboxMail.count()
  const refund = provider.refund.bind(provider)
  let undoing: Promise<unknown> = Promise.resolve()
  provider.refund = async (asked) => {
    undoing = step(id, { status: 'received', correction: true }).catch((error: unknown) => error)
    await undoing
    return refund(asked)
  }
  await sendRefunds(provider, inSeconds(11))
  expect(await undoing).toMatchObject({ code: 'illegal_transition' })
  expect(await refundOf(id)).toMatchObject({ status: 'done' })
  expect(await db().outboxMail.count()).toBe(mails)
})

test('an undone cancellation pays nothing back, and one whose refund the provider refused is undone as any', async () => {
  const id = await paid()
  await step(id, { status: 'cancelled' })
  await step(id, { status: 'received', correction: true })
  expect(await refundOf(id)).toBeNull()
  await step(id, { status: 'cancelled' })
  provider.faults.push('refused')
  await sendRefunds(provider, inSeconds(11))
  expect(await refundOf(id)).toMatchObject({ status: 'failed' })
  expect(await step(id, { status: 'received', correction: true })).toMatchObject({ status: 'received' })
  expect(provider.keptRappen()).toBe(3780)
})
