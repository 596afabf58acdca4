import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { stripeDriver } from '@/lib/orders/money/provider/stripe-driver'
import { onlineIn, owes } from '@/lib/orders/money/balance'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { answerCall } from '../calls/calls'
import { startFakeStripe } from '../outside/fake-stripe'
import { takePaymentsWith } from '../outside/payment-provider'
import type { Person } from './people'
import { createShop } from './shop'

interface Answer {
  status: number
  code?: string
  data: Record<string, unknown>
}

interface Sent {
  method?: 'GET' | 'POST' | 'PATCH'
  body?: object
  by?: Person
  headers?: Record<string, string>
}

export interface Message {
  body: string | Uint8Array<ArrayBuffer>
  headers: Headers
}

/** A shop that takes payments over the real client of a Stripe on loopback, and is asked by its calls. */
export async function startStripeShop() {
  await createShop()
  await db().shop.updateMany({ data: { slotCapacity: 500 } })
  const stripe = await startFakeStripe()
  const driver = stripeDriver({ ...stripe.settings, isLive: false })
  await takePaymentsWith(driver)

  async function send(path: string, { method = 'POST', body, by, headers: more }: Sent = {}): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json', ...(by && { Authorization: `Bearer ${by.bearer}` }), ...more }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    return answered(await answerCall(new Request(`http://localhost/api/v1/${path}`, init)))
  }

  async function tell({ body, headers }: Message): Promise<Answer> {
    const init = { method: 'POST', body, headers }
    return answered(await answerCall(new Request('http://localhost/api/v1/payments/stripe/events', init)))
  }

  /** To be paid online. */
  function twoBurgers(change: object = {}) {
    const items = [{ name: 'Limmat Burger', quantity: 2, price: 18.9, subtotal: 37.8 }]
    return { items, payment_id: randomUUID(), payment_method: 'online', total_amount: 37.8, ...change }
  }

  async function place(by: Person, change: object = {}) {
    const asked = twoBurgers(change)
    const { status, data } = await send('userorder/create-order', { body: asked, by })
    if (status !== 200) throw new Error(`create-order said ${status}`)
    const orderId = String(data.order_id)
    return { orderId, asked, payment: data.payment, ...(await attemptOf(orderId)) }
  }

  /** Before a test: what the one before has left is looked at no more. */
  async function forget(): Promise<void> {
    stripe.reset()
    await db().paymentAttempt.updateMany({ data: { nextLookAt: null } })
    await db().refund.deleteMany({ where: { status: { in: ['due', 'sent'] } } })
  }

  return {
    stripe,
    forget,
    driver,
    send,
    tell,
    twoBurgers,
    place,
    attemptOf,
    expectSettled: (orderId: string) => expectSettled(stripe, orderId),
  }
}

async function answered(response: Response): Promise<Answer> {
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

async function attemptOf(orderId: string) {
  const { id, reference } = await db().paymentAttempt.findFirstOrThrow({
    where: { orderId },
    orderBy: { createdAt: 'desc' },
  })
  return { attemptId: id, reference: reference ?? '' }
}

/** What Stripe kept is what is owed, once, the books say the same, and nothing waits. Answers the order's status. */
async function expectSettled(stripe: Awaited<ReturnType<typeof startFakeStripe>>, orderId: string): Promise<string> {
  const order = await findWholeOrder(orderId)
  if (!order) throw new Error(`no order ${orderId}`)
  const charges = [...stripe.charges.values()].filter(({ metadata }) => metadata.order_id === orderId)
  const captured = charges.reduce((sum, { amount }) => sum + amount, 0)
  const attempts = await db().paymentAttempt.findMany({ where: { orderId }, include: { refunds: true } })
  const paid = attempts.filter(({ status }) => status === 'paid')
  const kept = stripe.keptRappen(orderId)
  expect(order.status).not.toBe('awaiting_payment')
  expect(kept).toBe(owes(order) && captured > 0 ? order.totalRappen : 0)
  expect(onlineIn(order.payment?.entries ?? [])).toBe(kept)
  expect(paid.reduce((sum, { amountRappen }) => sum + amountRappen, 0)).toBe(captured)
  expect(attempts.filter(({ endedAt, nextLookAt }) => !endedAt || nextLookAt)).toEqual([])
  expect(attempts.flatMap(({ refunds }) => refunds).filter(({ status }) => status !== 'done')).toEqual([])
  return order.status
}
