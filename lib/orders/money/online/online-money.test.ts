import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Admin, Customer } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { noteAnswer } from '@/lib/orders/advance/answer-proposal'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { findPersonalData } from '@/lib/orders/customers/find-personal-data'
import { personalPage } from '@/lib/orders/customers/html'
import { closeDay } from '@/lib/orders/advance/close-day'
import { findBoard } from '@/lib/orders/read/find-board'
import { findDayReport } from '@/lib/orders/reports/day-report'
import type { OrderStatus } from '@/lib/orders/status'
import { drivers } from '@/lib/orders/money/provider/current-provider'
import { ProviderError } from '@/lib/orders/money/provider/driver'
import { checkPayment, payOrder } from './pay-order'
import { reconcile } from './reconcile'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { takePaymentsWith, TestProvider } from '@/lib/testing/outside/payment-provider'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { findDrawer } from '@/lib/orders/money/counter/cash-ups'
import { listPayments } from '@/lib/orders/read/list-payments'
import { findReceipt } from '@/lib/orders/money/counter/list-receipts'
import { receiptText } from '@/lib/orders/money/counter/receipt-text'
import { reverseOrder } from '@/lib/orders/money/counter/reverse-order'
import { settlePayment } from '@/lib/orders/money/counter/settle-payment'

// 44.03, so that cash would be rounded; the beer asks for an ID.
const withBeer = {
  items: [
    { name: 'Limmat Burger', quantity: 2 },
    { name: 'Bier', quantity: 1 },
  ],
  total_amount: 44.03,
  payment_method: 'Online',
}
let admin: Admin
let guest: Customer
let provider: TestProvider
let now: Date
let evenings = 0

beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
  await takePaymentsWith(new TestProvider())
})
beforeEach(async () => {
  use(new TestProvider())
  guest = (await newCustomer()).caller
  // Each on a Friday of its own.
  now = new Date(Date.parse('2027-05-07T10:15:00Z') + evenings++ * 7 * 86_400_000)
})

function use(next: TestProvider) {
  provider = next
  drivers.stripe = () => provider
}

const day = () => now.toISOString().slice(0, 10)
const after = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000))
const paymentOf = (orderId: string) => db().payment.findUniqueOrThrow({ where: { orderId } })
const notOpen = { code: 'payment_not_open' }

async function awaiting(change: Record<string, unknown> = withBeer) {
  const { orderId } = await order(guest, change, now)
  return { orderId, ...(await payOrder(guest, orderId, { address: 'https://shop.example', now })) }
}

async function paid(change?: Record<string, unknown>): Promise<string> {
  const { orderId, redirectUrl } = await awaiting(change)
  provider.pay(redirectUrl.split('/').at(-1) ?? '')
  await checkPayment(orderId, guest, now)
  return orderId
}

async function walk(id: string, way: OrderStatus[]) {
  for (const status of way) {
    const check = status === 'completed' && { ageCheck: 'checked' as const }
    await advanceOrder(admin, id, { request: { status, ...check }, now })
  }
}

/** By name, because the provider is asked after payments of earlier evenings, too. */
async function refuseRefunds() {
  provider.refund = async () => {
    throw new ProviderError('refused', 'on purpose')
  }
  await reconcile(provider, after(1))
}

const sums = async (id: string, number?: string) => {
  const receipt = await findReceipt(admin, id, { number, now })
  return receipt && receiptText(receipt, { language: 'en' }).sums.map(({ label, rappen }) => [label, rappen])
}

test('a beer is paid online before its ID is seen, and nothing is left to collect at the door', async () => {
  const id = await paid()
  await walk(id, ['accepted', 'preparing', 'ready'])
  const [shown] = (await findBoard(admin, now, { ids: [id] })).orders
  expect(shown?.payment).toMatchObject({ toCollectRappen: 0, paidOnlineRappen: 4403, roundingRappen: 0 })
  await walk(id, ['completed'])
  const report = await findDayReport(admin, day())
  expect(report.cash).toMatchObject({ collectedRappen: 4403, onlineRappen: 4403, toCollectRappen: 0 })
  expect(report).toMatchObject({ tillRappen: 0, online: { takenRappen: 4403, refundedRappen: 0 }, roundingRappen: 0 })
  expect(await sums(id)).toEqual([
    ['Total CHF', 4403],
    ['Paid online CHF', 4403],
  ])
})

test('what the provider holds until the kitchen accepts is not collected in cash', async () => {
  use(new TestProvider('manual'))
  const id = await paid()
  await walk(id, ['accepted', 'preparing', 'ready', 'completed'])
  expect(await db().paymentEntry.count({ where: { payment: { orderId: id } } })).toBe(0)
  await reconcile(provider, after(10))
  expect(await listPayments(admin, { limit: 1, method: 'online' })).toMatchObject({
    items: [{ status: 'collected', toCollectRappen: 0, entries: [{ method: 'online', amountRappen: 4403 }] }],
  })
})

test('an order that awaits its payment is collected by no button, and is in no list of payments', async () => {
  const { orderId } = await awaiting()
  const { id } = await paymentOf(orderId)
  for (const status of ['collected', 'void'] as const)
    await expect(settlePayment(admin, id, { status, now })).rejects.toMatchObject(notOpen)
  const { items } = await listPayments(admin, { limit: 50 })
  expect(items.map((payment) => payment.order.id)).not.toContain(orderId)
})

test('money that came online is taken back by no correction', async () => {
  const { id } = await paymentOf(await paid())
  const back = { status: 'pending', correction: true, now } as const
  await expect(settlePayment(admin, id, back)).rejects.toMatchObject(notOpen)
})

test('a reversal takes no cash from the drawer; the provider sends it back on another day, in the books of that day', async () => {
  const id = await paid()
  await walk(id, ['accepted', 'preparing', 'ready', 'completed'])
  const soldOn = day()
  after(24 * 60)
  await reverseOrder(admin, id, { reason: 'Kalt', now })
  expect(await findDrawer(admin, now)).toMatchObject({ refundedRappen: 0 })
  await reconcile(provider, after(1))
  expect(provider.keptRappen()).toBe(0)
  expect(await findDayReport(admin, soldOn)).toMatchObject({ roundingRappen: 0, cash: { collectedRappen: 4403 } })
  expect(await findDayReport(admin, day())).toMatchObject({
    reversedOrders: 1,
    refundedRappen: 0,
    online: { takenRappen: 0, refundedRappen: 4403 },
  })
  expect(await sums(id)).toEqual([
    ['Total CHF', -4403],
    ['Refund online CHF', -4403],
  ])
})

async function agree(id: string, request: { quantities?: object[]; add?: object[] }) {
  const proposal = { id: randomUUID(), quantities: [], add: [], ...request } as Parameters<
    typeof proposeChange
  >[2]['request']
  await proposeChange(admin, id, { request: proposal, now })
  await noteAnswer(admin, id, { proposalId: proposal.id, answer: 'agreed', consentName: 'Ana', now })
}

test('a dish less goes back online, to the Rappen; a dish more is for the door, as cash is', async () => {
  const id = await paid()
  await agree(id, { quantities: [{ position: 1, quantity: 0 }] })
  expect(await sums(id)).toEqual([
    ['Total CHF', 3780],
    ['Paid online CHF', 4403],
    ['Refund online CHF', -623],
  ])
  const told = await db().outboxMail.findMany({ where: { template: 'order-changed' } })
  expect(told.map(({ text }) => text)).toEqual([expect.stringMatching(/Wir zahlen Ihnen CHF 6\.23 automatisch zurück/)])
  await reconcile(provider, after(1))
  expect(provider.keptRappen()).toBe(3780)
  await agree(id, { add: [{ name: 'Bier', quantity: 1 }] })
  expect(await sums(id)).toEqual([
    ['Total CHF', 4403],
    ['Rounding to 5 Rappen', 2],
    ['Paid online CHF', 3780],
    ['Cash on Delivery CHF', 625],
  ])
  await walk(id, ['accepted', 'preparing', 'ready', 'completed'])
  expect(await findDayReport(admin, day())).toMatchObject({ tillRappen: 625, roundingRappen: 2 })
  expect(await exported()).toMatch(/Paid online<\/dt><dd>CHF\u00a044.03.*Sent back online<\/dt><dd>CHF\u00a06.23/)
})

async function exported(): Promise<string> {
  let page = ''
  for await (const piece of personalPage(await findPersonalData(guest, now), 'en')) page += piece
  return page
}

test('a refund on its way is paid back by no drawer; one that failed is, rounded up, once', async () => {
  const id = await paid()
  await walk(
    id,
    ['rejected'].map(() => 'accepted' as const),
  )
  await walk(id, ['cancelled'])
  const payment = await paymentOf(id)
  const payBack = () => settlePayment(admin, payment.id, { status: 'refunded', now })
  const onBoard = async () => (await findBoard(admin, now)).payBack.filter(({ orderId }) => orderId === id)
  await expect(payBack()).rejects.toMatchObject(notOpen)
  expect(await onBoard()).toEqual([])
  await refuseRefunds()
  expect(await onBoard()).toMatchObject([{ amountRappen: 4405 }])
  await payBack()
  await expect(payBack()).rejects.toMatchObject(notOpen)
  await reconcile(provider, after(10))
  expect(provider.keptRappen()).toBe(4403)
  expect(await findDayReport(admin, day())).toMatchObject({ tillRappen: -4405, online: { takenRappen: 4403 } })
  expect(await paymentOf(id)).toMatchObject({ status: 'void' })
})

test('a reversal whose refund failed is paid back in cash, and no more than that', async () => {
  const id = await paid()
  await walk(id, ['accepted', 'preparing', 'ready', 'completed'])
  await reverseOrder(admin, id, { reason: 'Kalt', now })
  await refuseRefunds()
  const { id: payment } = await paymentOf(id)
  await settlePayment(admin, payment, { status: 'refunded', now })
  for (const method of ['cash', 'online'] as const) {
    const more = { paymentId: payment, kind: 'reversed', method, amountRappen: -5, at: now } as const
    await expect(db().paymentEntry.create({ data: { ...more, businessDay: new Date(day()) } })).rejects.toThrow(
      'was reversed',
    )
  }
})

test('what came too late is money in and out of its day, and no sale', async () => {
  const { orderId, redirectUrl } = await awaiting()
  provider.faults.push('unreachable')
  await walk(orderId, ['cancelled'])
  provider.pay(redirectUrl.split('/').at(-1) ?? '')
  provider.faults.length = 0
  await checkPayment(orderId, guest, now)
  await reconcile(provider, after(5))
  expect(await findDayReport(admin, day())).toMatchObject({
    orders: 0,
    grossRappen: 0,
    tillRappen: 0,
    cash: { collectedRappen: 0, toPayBackRappen: 0 },
    online: { takenRappen: 4403, refundedRappen: 4403 },
  })
})

test('what was never paid is in no figure, and the day can be closed', async () => {
  const { orderId } = await awaiting()
  await reconcile(provider, after(70))
  expect(await db().order.findUnique({ where: { id: orderId } })).toMatchObject({ status: 'cancelled' })
  expect(await findDayReport(admin, day())).toMatchObject({ refusedOrders: 0, unacceptedOrders: 0, orders: 0 })
  after(24 * 60)
  expect(await closeDay(admin, { handedOver: [orderId], neverAccepted: [orderId], now })).toMatchObject({
    cancelled: 0,
  })
})
