import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { newCustomer } from '@/lib/testing/shop/customers'
import type { Person } from '@/lib/testing/shop/people'
import { startStripeShop, type Message } from '@/lib/testing/shop/stripe-shop'
import { reconcile } from './reconcile'

let shop: Awaited<ReturnType<typeof startStripeShop>>
let guest: Person

beforeAll(async () => {
  shop = await startStripeShop()
})
beforeEach(async () => {
  await shop.forget()
  guest = await newCustomer()
})
afterAll(() => shop.stripe.stop())

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

function completed(reference: string, options?: object) {
  return shop.stripe.event('checkout.session.completed', { id: reference, object: 'checkout.session' }, options)
}

async function check(orderId: string) {
  return (await shop.send(`userorder/order/${orderId}/payment-check`)).data.order_status
}

describe('a paid order is received once, with one mail, when its message', () => {
  interface Paid {
    orderId: string
    reference: string
  }
  test.each<[string, (paid: Paid) => Promise<unknown>]>([
    ['is lost', () => reconcile(shop.driver, later(1))],
    [
      'comes before the guest is back',
      async ({ orderId, reference }) => {
        await shop.tell(completed(reference))
        expect(await check(orderId)).toBe('received')
      },
    ],
    [
      'comes after the guest is back',
      async ({ orderId, reference }) => {
        expect(await check(orderId)).toBe('received')
        await shop.tell(completed(reference))
      },
    ],
    [
      'comes twice, at once and one after the other',
      async ({ reference }) => {
        const event = completed(reference)
        const answers = await Promise.all([shop.tell(event), shop.tell(event), shop.tell(completed(reference))])
        answers.push(await shop.tell(event))
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      },
    ],
    [
      'comes at once with all others who ask',
      ({ orderId, reference }) =>
        Promise.all([
          shop.tell(completed(reference)),
          check(orderId),
          check(orderId),
          reconcile(shop.driver, later(1)),
          shop.tell(completed(reference)),
          reconcile(shop.driver, later(4)),
        ]),
    ],
    [
      'comes ten minutes late',
      async ({ reference }) => {
        await reconcile(shop.driver, later(1))
        await shop.tell(completed(reference))
      },
    ],
    [
      'comes after the one that says that it expired',
      async ({ reference }) => {
        await shop.tell(shop.stripe.event('checkout.session.expired', { id: reference, object: 'checkout.session' }))
        await shop.tell(completed(reference))
      },
    ],
    [
      'comes while Stripe does not answer',
      async ({ reference }) => {
        shop.stripe.faults.hangUps = 3
        const event = completed(reference)
        expect(await shop.tell(event)).toMatchObject({ status: 503, code: 'provider_unavailable' })
        expect(await shop.tell(event)).toMatchObject({ status: 200 })
      },
    ],
    [
      'comes while Stripe does not take the key',
      async ({ reference }) => {
        shop.stripe.faults.forbidden = true
        const event = completed(reference)
        expect(await shop.tell(event)).toMatchObject({ status: 503, code: 'provider_unavailable' })
        shop.stripe.faults.forbidden = false
        expect(await shop.tell(event)).toMatchObject({ status: 200 })
      },
    ],
    [
      'comes before the shop has learned what Stripe calls the payment',
      async ({ orderId, reference }) => {
        const named = (name: string | null) =>
          db().paymentAttempt.updateMany({ where: { orderId }, data: { reference: name } })
        const { attemptId } = await shop.attemptOf(orderId)
        await named(null)
        const charge = { id: 'ch_any', object: 'charge', metadata: { attempt_id: attemptId } }
        const event = shop.stripe.event('charge.refunded', charge)
        expect(await shop.tell(event)).toMatchObject({ status: 503, code: 'provider_unavailable' })
        await named(reference)
        expect(await shop.tell(event)).toMatchObject({ status: 200 })
      },
    ],
  ])('%s', async (_how, happens) => {
    const placed = await shop.place(guest)
    shop.stripe.pay(placed.reference)
    await happens(placed)
    expect(await shop.expectSettled(placed.orderId)).toBe('received')
    expect(await db().paymentEntry.count({ where: { payment: { orderId: placed.orderId } } })).toBe(1)
    expect(await db().outboxMail.count({ where: { toAddress: guest.email } })).toBe(1)
  })
})

test('a message that comes before the money changes nothing, and the next one is looked up', async () => {
  const { orderId, reference } = await shop.place(guest)
  expect(await shop.tell(completed(reference))).toMatchObject({ status: 200 })
  expect(await db().order.findUnique({ where: { id: orderId } })).toMatchObject({ status: 'awaiting_payment' })
  shop.stripe.pay(reference)
  await shop.tell(completed(reference))
  expect(await shop.expectSettled(orderId)).toBe('received')
})

test('the same message again is not looked up again', async () => {
  const event = completed((await shop.place(guest)).reference)
  await shop.tell(event)
  shop.stripe.asked.length = 0
  expect(await shop.tell(event)).toMatchObject({ status: 200 })
  expect(shop.stripe.asked).toEqual([])
})

test('signed words about a payment or a refund that the shop does not know are taken, and change nothing', async () => {
  const { attemptId } = await shop.place(guest)
  for (const [type, object] of [
    ['checkout.session.completed', { id: 'cs_other', object: 'checkout.session' }],
    ['charge.refunded', { id: 'ch_other', object: 'charge', metadata: { attempt_id: "x' or true --" } }],
    ['charge.refunded', { id: 'ch_other', object: 'charge', metadata: { attempt_id: attemptId } }],
    ['refund.failed', { id: 're_other', object: 'refund' }],
  ] as const)
    expect(await shop.tell(shop.stripe.event(type, object))).toMatchObject({ status: 200 })
  expect(await db().paymentAttempt.findUnique({ where: { id: attemptId } })).toMatchObject({ status: 'open' })
})

describe('a message that Stripe has not sent is refused before anything is stored or asked:', () => {
  const unsigned = (body: Message['body'], headers = {}) => ({ body, headers: new Headers(headers) })
  test.each<[string, number, (real: Message & { body: string }) => Message]>([
    [
      'signed with another secret',
      400,
      ({ body }) => ({ body, headers: completed('cs_1', { secret: 'whsec_guessed' }).headers }),
    ],
    ['replayed after 400 seconds', 400, () => completed('cs_1', { secondsAgo: 400 })],
    ['of the future', 400, () => unsigned('{}', { 'stripe-signature': 't=99999999999,v1=00' })],
    ['changed on its way', 400, ({ body, headers }) => ({ body: body.replace('cs_1', 'cs_2'), headers })],
    ['without a signature', 400, ({ body }) => unsigned(body)],
    ['with a signature that is none', 400, ({ body }) => unsigned(body, { 'stripe-signature': 't=,v1=,v0=%00' })],
    [
      'with a signature of another scheme',
      400,
      ({ body, headers }) =>
        unsigned(body, { 'stripe-signature': (headers.get('stripe-signature') ?? '').replace('v1', 'v0') }),
    ],
    ['empty', 400, () => unsigned('')],
    ['no text', 400, () => unsigned(new Uint8Array([0, 255, 254, 0xc3, 0x28, 0]))],

    ['larger than any message', 413, () => unsigned('x'.repeat(65 * 1024))],
  ])('%s', async (_what, status, forge) => {
    const { reference } = await shop.place(guest)
    shop.stripe.pay(reference)
    shop.stripe.asked.length = 0
    const before = await db().paymentEvent.count()
    const forged = forge(completed('cs_1'))
    expect((await shop.tell(forged)).status).toBe(status)
    expect(await db().paymentEvent.count()).toBe(before)
    expect(shop.stripe.asked).toEqual([])
  })

  test('to a provider that the shop does not have', async () => {
    const { body, headers } = completed('cs_1')
    const by = { 'stripe-signature': headers.get('stripe-signature') ?? '' }
    for (const name of ['demo', 'other', '..'])
      expect(
        await shop.send(`payments/${name}/events`, { body: JSON.parse(body) as object, headers: by }),
      ).toMatchObject({
        status: name === 'demo' ? 400 : 404,
      })
  })
})
