import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Customer, Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { takePaymentsWith, TestProvider } from '@/lib/testing/outside/payment-provider'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { drivers } from '@/lib/orders/money/provider/current-provider'
import { checkPayment, payOrder } from './pay-order'
import { settle } from './settle'
import { askProvider } from './settle-by-hand'

const soon = { timeout: 10_000, interval: 10 }
let staff: Staff
let guest: Customer
let provider: TestProvider

beforeAll(async () => {
  await createShop()
  staff = (await signedIn('admin')).caller as Staff
  await takePaymentsWith(new TestProvider())
})
beforeEach(async () => {
  provider = new TestProvider()
  drivers.stripe = () => provider
  guest = (await newCustomer()).caller
})

async function awaiting(): Promise<{ orderId: string; reference: string }> {
  const { orderId } = await order(guest, { payment_method: 'Online' })
  return { orderId, reference: await pay(orderId) }
}

async function pay(orderId: string): Promise<string> {
  const { redirectUrl } = await payOrder(guest, orderId, { address: 'https://shop.example' })
  return redirectUrl.split('/').at(-1) ?? ''
}

/** The first ended without money, as far as the shop knows, and another is open. */
async function paidByTheFirstOfTwo() {
  const { orderId, reference } = await awaiting()
  const attempt = await db().paymentAttempt.findFirstOrThrow({ where: { orderId } })
  await provider.expire(reference)
  await settle(attempt.id, provider)
  const second = await pay(orderId)
  Object.assign(provider.payments.get(reference) ?? {}, { state: 'open' })
  provider.pay(reference)
  return { orderId, references: [reference, second] }
}

test.each<[string, (orderId: string) => Promise<unknown>]>([
  ['a guest', (orderId) => checkPayment(orderId, guest)],
  ['the staff', (orderId) => askProvider(staff, orderId)],
])(
  'for %s the provider is asked after every payment of an order at once, and an older one may be the paid one',
  async (_who, ask) => {
    const { orderId, references } = await paidByTheFirstOfTwo()
    const find = provider.find.bind(provider)
    const asked = new Set<string>()
    provider.find = async (reference) => {
      asked.add(reference)
      await vi.waitUntil(() => asked.size === 2, soon)
      return find(reference)
    }
    await ask(orderId)
    expect(await db().order.findUnique({ where: { id: orderId } })).toMatchObject({ status: 'received' })
    expect([...asked].toSorted()).toEqual(references.toSorted())
  },
)

test('the guest is answered as soon as one of them is paid, whatever the provider does not say of the other', async () => {
  const { orderId, references } = await paidByTheFirstOfTwo()
  const find = provider.find.bind(provider)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  provider.find = async (reference) => {
    if (reference === references[1]) await answered
    return find(reference)
  }
  expect(await checkPayment(orderId, guest)).toMatchObject({ orderStatus: 'received' })
  answer()
})

test('a provider that says nothing keeps no guest waiting, and what it says later is written all the same', async () => {
  const { orderId, reference } = await awaiting()
  const find = provider.find.bind(provider)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  provider.find = async (of) => {
    await answered
    return find(of)
  }
  provider.pay(reference)
  expect(await checkPayment(orderId, guest, new Date(), 1)).toMatchObject({ orderStatus: 'awaiting_payment' })
  answer()
  const status = () => db().order.findUniqueOrThrow({ where: { id: orderId }, select: { status: true } })
  await vi.waitFor(async () => expect(await status()).toEqual({ status: 'received' }), soon)
})
