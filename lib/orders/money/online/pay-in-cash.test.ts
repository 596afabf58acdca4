import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Customer, Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { takePaymentsWith, TestProvider } from '@/lib/testing/outside/payment-provider'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { listBoard } from '@/lib/orders/read/list-orders'
import { drivers } from '@/lib/orders/money/provider/current-provider'
import { payInCash } from './pay-in-cash'
import { payOrder } from './pay-order'
import { reconcile } from './reconcile'

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
  drivers.stripe = () => driver
  guest = (await newCustomer()).caller
})

async function awaiting(): Promise<{ orderId: string; reference: string }> {
  const { orderId } = await order(guest, { payment_method: 'Online' })
  const { redirectUrl } = await payOrder(guest, orderId, { address: 'https://shop.example' })
  return { orderId, reference: redirectUrl.split('/').at(-1) ?? '' }
}

const paymentOf = (orderId: string) =>
  db().payment.findUniqueOrThrow({ where: { orderId }, include: { entries: { orderBy: { id: 'asc' } } } })

test('an order that awaits its payment is paid in cash instead: received once, confirmed once, to be collected', async () => {
  const { orderId, reference } = await awaiting()
  // The other request came a moment earlier, and had to wait.
  const earlier = new Date(Date.now() - 50)
  const both = await Promise.all([payInCash(guest, orderId), payInCash(guest, orderId, earlier)])
  for (const paid of both) expect(paid).toMatchObject({ orderStatus: 'received', paymentMethod: 'Cash on Delivery' })
  expect(driver.payments.get(reference)?.state).toBe('expired')
  expect(await paymentOf(orderId)).toMatchObject({ method: 'Cash on Delivery', status: 'pending', entries: [] })
  expect((await listBoard(kitchen, new Date())).some(({ id }) => id === orderId)).toBe(true)
  expect(await db().outboxMail.count({ where: { toAddress: guest.email } })).toBe(1)
})

test('paid online in the same moment, nothing is left to collect', async () => {
  const { orderId, reference } = await awaiting()
  driver.pay(reference)
  expect(await payInCash(guest, orderId)).toMatchObject({ orderStatus: 'received', paymentMethod: 'Online' })
  expect(await paymentOf(orderId)).toMatchObject({ status: 'collected', entries: [{ method: 'online' }] })
})

test('while the provider is away the order goes on, and money that still comes counts', async () => {
  const { orderId, reference } = await awaiting()
  driver.faults.push('unreachable')
  expect(await payInCash(guest, orderId)).toMatchObject({ orderStatus: 'received', paymentMethod: 'Cash on Delivery' })
  driver.pay(reference)
  await reconcile(driver, new Date(Date.now() + 3 * 60_000))
  expect(await paymentOf(orderId)).toMatchObject({ status: 'collected', entries: [{ method: 'online' }] })
})

test('an order that has given its time back, or is another’s, stays as it is', async () => {
  const { orderId } = await awaiting()
  await expect(payInCash((await newCustomer()).caller, orderId)).rejects.toMatchObject({ code: 'not_found' })
  await db().order.update({ where: { id: orderId }, data: { status: 'cancelled' } })
  await expect(payInCash(guest, orderId)).rejects.toMatchObject({ code: 'payment_not_awaited' })
})
