import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeStripe } from '@/lib/testing/outside/fake-stripe'
import { ProviderError, type PaymentDriver, type PaymentToOpen } from './driver'
import { sessionState, stripeDriver } from './stripe-driver'

let stripe: Awaited<ReturnType<typeof startFakeStripe>>
let driver: PaymentDriver

beforeAll(async () => {
  stripe = await startFakeStripe()
  driver = stripeDriver({ ...stripe.settings, isLive: false })
})

beforeEach(() => stripe.reset())

afterAll(() => stripe.stop())

function payment(changes: Partial<PaymentToOpen> = {}): PaymentToOpen {
  const attemptId = randomUUID()
  return {
    attemptId,
    orderId: 'ORD-20261126-7F3KQ2M9XW',
    description: 'Limmat Grill, ORD-20261126-7F3KQ2M9XW',
    amountRappen: 3090,
    kinds: ['twint', 'card'],
    language: 'de',
    email: 'zoe@example.com',
    expiresAt: new Date(Date.now() + 15 * 60_000),
    successUrl: 'https://shop.example/success',
    failureUrl: 'https://shop.example/failure',
    idempotencyKey: `attempt:${attemptId}`,
    ...changes,
  }
}

async function paid() {
  const { reference } = await driver.open(payment())
  stripe.pay(reference)
  const { chargeReference } = await driver.find(reference)
  return { reference, chargeReference: chargeReference ?? '' }
}

function refundOf(chargeReference: string, amountRappen = 3090) {
  const refundId = randomUUID()
  return { refundId, chargeReference, amountRappen, idempotencyKey: `refund:${refundId}` }
}

async function faultOf(call: Promise<unknown>) {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof ProviderError ? error.fault : error
}

describe('opening a payment', () => {
  test('asks for the exact amount in francs, by the ways that the shop offers, and names the attempt on both', async () => {
    const asked = payment()
    const { redirectUrl } = await driver.open(asked)
    expect(redirectUrl).toMatch(/^http/)
    expect(Object.fromEntries(stripe.asked[0]?.params ?? [])).toMatchObject({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'twint',
      'allowed_payment_method_types[1]': 'card',
      'line_items[0][price_data][currency]': 'chf',
      'line_items[0][price_data][unit_amount]': '3090',
      'adaptive_pricing[enabled]': 'false',
      locale: 'de',
      'metadata[attempt_id]': asked.attemptId,
      'payment_intent_data[metadata][attempt_id]': asked.attemptId,
      'payment_intent_data[metadata][order_id]': asked.orderId,
      success_url: asked.successUrl,
      cancel_url: asked.failureUrl,
    })
  })

  test('twice is one payment, also when the first answer was lost', async () => {
    const asked = payment()
    stripe.faults.failAfterSuccess = 1
    const first = await driver.open(asked)
    const second = await driver.open({ ...asked })
    expect(second).toEqual(first)
    expect(new Set(stripe.asked.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set([asked.idempotencyKey]))
    expect(
      [...stripe.sessions.values()].filter(({ metadata }) => metadata.attempt_id === asked.attemptId),
    ).toHaveLength(1)
  })

  test.each([
    ['method_not_active', { inactive: ['twint'] }, {}],
    ['amount_refused', {}, { amountRappen: 500_100 }],
    ['unreachable', { hangUps: 3 }, {}],
    ['key_refused', { forbidden: true }, {}],
  ])('fails with %s', async (fault, faults, changes) => {
    Object.assign(stripe.faults, faults)
    expect(await faultOf(driver.open(payment(changes)))).toBe(fault)
  })

  test('says nothing of a key that Stripe refuses', async () => {
    const wrong = stripeDriver({ ...stripe.settings, secretKey: 'sk_test_not_this_one', isLive: false })
    const error = await wrong.open(payment()).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ fault: 'key_refused' })
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('not_this_one')
    expect(Object(error)).not.toHaveProperty('cause')
  })
})

describe('what is true at Stripe', () => {
  test('before and after the guest has paid', async () => {
    const asked = payment()
    const { reference } = await driver.open(asked)
    const open = { reference, state: 'open', amountRappen: 3090, currency: 'CHF', attemptId: asked.attemptId }
    expect(await driver.find(reference)).toMatchObject({ ...open, isLive: false, kind: null, chargeReference: null })
    stripe.decline(reference)
    expect(await driver.find(reference)).toMatchObject({ state: 'open' })
    stripe.pay(reference, 'card')
    const found = await driver.find(reference)
    expect(found).toMatchObject({ ...open, state: 'paid', kind: 'card', refundedRappen: 0 })
    expect(found.chargeReference).toMatch(/^ch_/)
  })

  test('money that is on its way is still open, and what is cancelled has failed', async () => {
    const { reference } = await driver.open(payment())
    stripe.process(reference)
    expect(await driver.find(reference)).toMatchObject({ state: 'open' })
    stripe.cancel(reference)
    expect(await driver.find(reference)).toMatchObject({ state: 'failed' })
  })

  test('the amount, currency and mode are those of Stripe, not those that were asked for', async () => {
    stripe.faults.lies = { amount_total: 100, currency: 'eur', livemode: true }
    const { reference } = await driver.open(payment())
    stripe.pay(reference)
    expect(await driver.find(reference)).toMatchObject({ amountRappen: 100, currency: 'EUR', isLive: true })
  })

  test('a payment that Stripe does not know', async () => {
    expect(await faultOf(driver.find('cs_unknown'))).toBe('unknown_reference')
    expect(await faultOf(driver.expire('cs_unknown'))).toBe('unknown_reference')
  })
})

describe('ending a payment', () => {
  test('that is open, once and again', async () => {
    const { reference } = await driver.open(payment())
    expect(await driver.expire(reference)).toMatchObject({ state: 'expired' })
    expect(await driver.expire(reference)).toMatchObject({ state: 'expired' })
  })

  test('that was paid meanwhile answers that it is paid', async () => {
    const { reference } = await driver.open(payment())
    stripe.pay(reference)
    expect(await driver.expire(reference)).toMatchObject({ state: 'paid' })
  })

  test('nothing is authorised first: it can be neither taken nor let go', async () => {
    expect(await faultOf(driver.take('cs_any', 'key'))).toBe('refused')
    expect(await faultOf(driver.release('cs_any', 'key'))).toBe('refused')
  })
})

describe('a refund', () => {
  test('sent twice is one, also under another idempotency key and after an answer that was lost', async () => {
    const { reference, chargeReference } = await paid()
    const refund = refundOf(chargeReference, 1000)
    stripe.faults.failAfterSuccess = 1
    const first = await driver.refund(refund)
    expect(first).toMatchObject({ state: 'done', amountRappen: 1000 })
    expect(await driver.refund({ ...refund, idempotencyKey: 'a day later' })).toEqual(first)
    expect(await driver.find(reference)).toMatchObject({ state: 'paid', refundedRappen: 1000 })
  })

  test('on its way is looked up again', async () => {
    const { chargeReference } = await paid()
    stripe.faults.refundsArePending = true
    const { reference, state } = await driver.refund(refundOf(chargeReference))
    expect(state).toBe('sent')
    Object.assign(stripe.refunds.get(reference) ?? {}, { status: 'failed' })
    expect(await driver.findRefund(reference)).toEqual({ reference, state: 'failed', amountRappen: 3090 })
  })

  test.each([
    ['balance_insufficient', 'balance_too_low'],
    ['charge_not_refundable', 'too_late'],
    ['refund_disputed_payment', 'refused'],
  ])('that Stripe refuses with %s fails with %s, and again under the same key', async (code, fault) => {
    const { chargeReference } = await paid()
    Object.assign(stripe.faults, { refuseRefunds: 1, refuseRefundsWith: code })
    const refund = refundOf(chargeReference)
    expect(await faultOf(driver.refund(refund))).toBe(fault)
    expect(await faultOf(driver.refund(refund))).toBe(fault)
    expect(await driver.refund({ ...refund, idempotencyKey: `${code}, once more` })).toMatchObject({ state: 'done' })
  })

  test('of more than is left, or of what went back already', async () => {
    const { chargeReference } = await paid()
    expect(await faultOf(driver.refund(refundOf(chargeReference, 3091)))).toBe('refused')
    await driver.refund(refundOf(chargeReference))
    expect(await faultOf(driver.refund(refundOf(chargeReference)))).toBe('already_refunded')
  })
})

describe('an event', () => {
  const session = { id: 'cs_1', object: 'checkout.session', metadata: { attempt_id: 'a' } }
  const none = { reference: null, attemptId: null, refundReference: null }

  test.each([
    ['checkout.session.completed', session, { ...none, reference: 'cs_1' }],
    ['refund.updated', { id: 're_1', object: 'refund' }, { ...none, refundReference: 're_1' }],
    ['charge.refunded', { id: 'ch_1', object: 'charge', metadata: { attempt_id: 'a' } }, { ...none, attemptId: 'a' }],
    ['balance.available', { object: 'balance' }, none],
  ])('%s names what to look up', (type, object, subject) => {
    const { body, headers } = stripe.event(type, object, { id: 'evt_1' })
    expect(driver.readEvent(body, headers)).toEqual({ id: 'evt_1', ...subject })
  })

  test('is believed under each secret while the owner replaces one', () => {
    const rotating = stripeDriver({ ...stripe.settings, webhookSecrets: ['whsec_new', 'whsec_fake'], isLive: false })
    for (const secret of ['whsec_new', 'whsec_fake']) {
      const { body, headers } = stripe.event('checkout.session.completed', session, { secret })
      expect(rotating.readEvent(body, headers)).toMatchObject({ reference: 'cs_1' })
    }
  })

  test('that is forged, changed, old, unsigned or no JSON is none', () => {
    const { body, headers } = stripe.event('checkout.session.completed', session)
    expect(driver.readEvent(body.replace('cs_1', 'cs_2'), headers)).toBeNull()
    expect(driver.readEvent(body, new Headers())).toBeNull()
    expect(driver.readEvent('{', headers)).toBeNull()
    const forged = stripe.event('checkout.session.completed', session, { secret: 'whsec_guessed' })
    expect(driver.readEvent(forged.body, forged.headers)).toBeNull()
    const old = stripe.event('checkout.session.completed', session, { secondsAgo: 400 })
    expect(driver.readEvent(old.body, old.headers)).toBeNull()
  })
})

test.each([
  ['open', 'unpaid', null, 'open'],
  ['open', 'unpaid', 'requires_payment_method', 'open'],
  ['open', 'unpaid', 'requires_action', 'open'],
  ['open', 'unpaid', 'processing', 'open'],
  ['complete', 'paid', 'succeeded', 'paid'],
  ['complete', 'unpaid', 'succeeded', 'paid'],
  ['complete', 'unpaid', 'processing', 'open'],
  ['complete', 'unpaid', 'requires_action', 'open'],
  ['complete', 'unpaid', 'requires_capture', 'authorised'],
  ['complete', 'unpaid', 'requires_payment_method', 'failed'],
  ['complete', 'unpaid', 'canceled', 'failed'],
  ['complete', 'no_payment_required', null, 'failed'],
  ['expired', 'unpaid', null, 'expired'],
  ['expired', 'unpaid', 'canceled', 'expired'],
  ['expired', 'unpaid', 'processing', 'open'],
  ['expired', 'unpaid', 'succeeded', 'paid'],
] as const)('a session that is %s and %s, with an intent that is %s, is %s', (status, paymentStatus, intent, state) => {
  expect(sessionState({ status, payment_status: paymentStatus }, intent)).toBe(state)
})
