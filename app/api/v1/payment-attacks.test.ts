import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { publicOrigin } from '@/lib/platform/process/env'
import { startWait } from '@/lib/platform/requests/rate-limit'
import { newCustomer } from '@/lib/testing/shop/customers'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { startStripeShop } from '@/lib/testing/shop/stripe-shop'

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

const create = (body: object, by = guest) => shop.send('userorder/create-order', { body, by })
const pay = (orderId: string, by?: Person) => shop.send(`userorder/order/${orderId}/payment`, by && { by })
const check = (orderId: string, more = {}) => shop.send(`userorder/order/${orderId}/payment-check`, more)
const attempts = (orderId: string) => db().paymentAttempt.count({ where: { orderId } })

describe('POST payment: only the guest who ordered is led to the page on which it is paid,', () => {
  test('to each other caller the order does not exist, and nothing is opened', async () => {
    const { orderId, reference } = await shop.place(guest)
    shop.stripe.cancel(reference)
    await check(orderId)
    shop.stripe.asked.length = 0
    expect(await pay(orderId)).toMatchObject({ status: 401 })
    for (const by of [await newCustomer(), await signedIn('staff'), await signedIn('admin')])
      expect(await pay(orderId, by)).toMatchObject({ status: 404, code: 'not_found' })
    expect(await pay('ORD-20261126-AAAAAAAAAA', guest)).toMatchObject({ status: 404 })
    expect(await attempts(orderId)).toBe(1)
    expect(shop.stripe.asked).toEqual([])
  })
})

describe('POST payment-check', () => {
  test('shows a stranger what strangers may see of the order anyway, and never the way to pay', async () => {
    const { orderId } = await shop.place(guest)
    const seen = await shop.send(`userorder/order/${orderId}`, { method: 'GET' })
    for (const by of [undefined, await newCustomer()]) {
      const { status, data } = await check(orderId, by && { by })
      expect([status, data]).toEqual([200, seen.data])
      expect(JSON.stringify(data)).not.toMatch(/redirect|reference|cs_|127\.0\.0\.1|@example\.com/)
    }
  })

  test('cannot be made to flood the provider, from however many addresses', async () => {
    const { orderId } = await shop.place(guest)
    await check(orderId)
    // As if a moment could last.
    await startWait('payment-look', orderId, 60)
    shop.stripe.asked.length = 0
    const clients = Array.from({ length: 20 }, (_, at) => ({ headers: { 'x-client-address': `192.0.2.${at}` } }))
    const answers = await Promise.all(clients.map((client) => check(orderId, client)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(shop.stripe.asked).toEqual([])
  })

  test('of one client is limited, also for orders that do not exist', async () => {
    const client = { headers: { 'x-client-address': '198.51.100.7' } }
    const answers = []
    for (let count = 0; count < 31; count += 1) answers.push((await check('ORD-20261126-AAAAAAAAAA', client)).status)
    expect([answers[0], answers.at(-1)]).toEqual([404, 429])
  })
})

test('where the guest is sent back to is the address that the owner has set, whatever the request names', async () => {
  vi.stubEnv('APP_URL', publicOrigin())
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Referer: 'https://evil.example/' }
  const urls = {
    success_url: 'https://evil.example',
    redirect_url: 'https://evil.example',
    return_to: '//evil.example',
  }
  const body = { ...shop.twoBurgers(), ...urls }
  const { data } = await shop.send('userorder/create-order', { body, by: guest, headers })
  const { params } = shop.stripe.asked.find(({ call }) => call === 'POST checkout/sessions') ?? {}
  const back = [params?.get('success_url'), params?.get('cancel_url')].map((url) => new URL(url ?? ''))
  expect(back.map(({ origin }) => origin)).toEqual([publicOrigin(), publicOrigin()])
  expect((data.payment as { redirect_url: string }).redirect_url).not.toContain('evil')
})

describe('POST create-order to be paid online', () => {
  test('again, at once and later, is one order, one attempt and one session', async () => {
    const body = shop.twoBurgers()
    const answers = await Promise.all([create(body), create(body), create(body)])
    answers.push(await create(body))
    const [first] = answers
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.map(({ data }) => data.payment)).toEqual(answers.map(() => first?.data.payment))
    expect(await attempts(String(first?.data.order_id))).toBe(1)
    expect(shop.stripe.asked.filter(({ call }) => call === 'POST checkout/sessions').length).toBeGreaterThan(0)
    const own = [...shop.stripe.sessions.values()].filter(({ metadata }) => metadata.order_id === first?.data.order_id)
    expect(own).toHaveLength(1)
  })

  test.each([
    [
      'other dishes',
      { items: [{ name: 'Limmat Burger', quantity: 3, price: 18.9, subtotal: 56.7 }], total_amount: 56.7 },
    ],
    ['cash instead', { payment_method: 'Cash on Delivery' }],
    ['another note', { order_notes: 'without onions' }],
  ])('under the same payment_id with %s is a conflict that opens nothing', async (_what, change) => {
    const { orderId, asked } = await shop.place(guest)
    expect(await create({ ...asked, ...change })).toMatchObject({ status: 409, code: 'idempotency_conflict' })
    expect(await attempts(orderId)).toBe(1)
  })

  test('under the payment_id of another guest is an order of its own', async () => {
    const { orderId, asked } = await shop.place(guest)
    const { status, data } = await create(asked, await newCustomer())
    expect(status).toBe(200)
    expect(data.order_id).not.toBe(orderId)
  })

  test('with a lower total than it costs, or one that says it is paid, opens nothing that is cheaper', async () => {
    expect(await create(shop.twoBurgers({ total_amount: 0.05 }))).toMatchObject({ status: 409 })
    const { reference } = await shop.place(guest, { payment_status_id: 1, payment_status: 'paid' })
    expect(shop.stripe.sessions.get(reference)).toMatchObject({ amount_total: 3780 })
  })
})
