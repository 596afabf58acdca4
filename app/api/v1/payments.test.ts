import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drivers } from '@/lib/orders/money/provider/current-provider'
import { reconcile } from '@/lib/orders/money/online/reconcile'
import { db } from '@/lib/platform/database/db'
import { answerCall } from '@/lib/testing/calls/calls'
import { newCustomer } from '@/lib/testing/shop/customers'
import { takePaymentsWith, TestProvider } from '@/lib/testing/outside/payment-provider'
import type { Person } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'

let guest: Person
let provider: TestProvider

beforeAll(async () => {
  await createShop()
  await takePaymentsWith(new TestProvider())
})
beforeEach(async () => {
  guest = await newCustomer()
  provider = new TestProvider()
  drivers.stripe = () => provider
})

interface Answer {
  status: number
  code?: string
  data: Record<string, unknown>
}

async function send(path: string, body: object | undefined, by?: Person): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', ...(by && { Authorization: `Bearer ${by.bearer}` }) }
  const init = { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) }
  const response = await answerCall(new Request(`http://localhost/api/v1/${path}`, init))
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

const burgers = {
  items: [{ name: 'Limmat Burger', quantity: 2, price: 18.9, subtotal: 37.8 }],
  payment_method: 'online',
  total_amount: 37.8,
}

const place = (payment_id: string) => send('userorder/create-order', { ...burgers, payment_id }, guest)
const tell = (event: object) => send('payments/stripe/events', event)

function wayOf({ data }: Answer): string {
  return (data.payment as { redirect_url: string }).redirect_url
}

function referenceOf(answer: Answer): string {
  return wayOf(answer).split('/').at(-1) ?? ''
}

test('POST create-order: what is to be paid online awaits its payment, and the same again is the same way to pay', async () => {
  const first = await place('pay_1')
  expect(first).toMatchObject({
    status: 200,
    data: { order_status: 'awaiting_payment', payment_method: 'Online', payment: { amount: 37.8, rounding: 0 } },
  })
  expect(first.data, 'whatever the client sent').toMatchObject({ payment_id: 'pay_1', payment_status_id: 1 })
  const again = await place('pay_1')
  expect([again.data.order_id, wayOf(again)]).toEqual([first.data.order_id, wayOf(first)])
  expect(provider.payments.size).toBe(1)
})

test('POST create-order: a shop that does not offer it, or not for so little, refuses', async () => {
  await db().paymentProvider.updateMany({ data: { minimumRappen: 4000 } })
  expect(await place('pay_2')).toMatchObject({ status: 422, code: 'payment_method_unknown' })
  await db().paymentProvider.updateMany({ data: { minimumRappen: 0 } })
})

test('POST create-order: while the provider is away, the order is held and can be paid later', async () => {
  provider.faults.push('unreachable')
  expect(await place('pay_3')).toMatchObject({ status: 200, data: { payment: { redirect_url: null } } })
  expect(await place('pay_3')).toMatchObject({ status: 200, data: { order_status: 'awaiting_payment' } })
})

describe('POST payments/stripe/events', () => {
  test('is a bell: the provider is asked, once for each event, and the order is received', async () => {
    const placed = await place('pay_4')
    const reference = referenceOf(placed)
    expect(await tell({ id: 'evt_early', reference })).toMatchObject({ status: 200 })
    provider.pay(reference)
    const events = ['evt_1', 'evt_1', 'evt_2'].map((id) => tell({ id, reference }))
    expect((await Promise.all(events)).map(({ status }) => status)).toEqual([200, 200, 200])
    const { data } = await send(`userorder/order/${String(placed.data.order_id)}/payment-check`, undefined)
    expect(data).toMatchObject({ order_status: 'received' })
  })

  test('a message that is not from the provider is refused, and changes nothing', async () => {
    expect(await tell({ nothing: true })).toMatchObject({ status: 400, code: 'event_refused' })
    expect(await send('payments/demo/events', { id: 'evt_3' })).toMatchObject({ status: 400 })
  })
})

test('POST cancellation: as long as it is not paid, and nothing is left that could still be paid', async () => {
  await db().shop.updateMany({ data: { cancellationMinutes: 0 } })
  const placed = await place('pay_6')
  expect(placed.data).toMatchObject({ held_until: placed.data.cancellable_until, money_back: null })
  const path = `userorder/order/${String(placed.data.order_id)}/cancellation`
  expect(await send(path, undefined, guest)).toMatchObject({ data: { order_status: 'cancelled', held_until: null } })
  expect(provider.payments.get(referenceOf(placed))?.state).toBe('expired')
  await db().shop.updateMany({ data: { cancellationMinutes: 15 } })
})

test('POST payment: paid, cancelled or past its time, an order is refused as it is', async () => {
  const placed = await place('pay_5')
  const path = `userorder/order/${String(placed.data.order_id)}/payment`
  expect(await send(path, undefined, guest)).toMatchObject({ status: 200, data: { redirect_url: wayOf(placed) } })
  expect(await send(path, undefined, await newCustomer())).toMatchObject({ status: 404 })
  const id = String(placed.data.order_id)
  const before = new Date(Date.now() - 16 * 60_000)
  await db().order.update({ where: { id }, data: { createdAt: before } })
  await db().paymentAttempt.updateMany({ where: { orderId: id }, data: { expiresAt: before, nextLookAt: before } })
  await reconcile(provider)
  const over = { status: 409, code: 'payment_not_awaited', data: { order_status: 'cancelled' } }
  expect(await send(path, undefined, guest)).toMatchObject(over)
})
