import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { demoDriver } from '../../lib/orders/money/provider/demo-driver'
import { signatureHeader, signEvent } from '../../lib/orders/money/provider/demo-api'
import { ProviderError, type PaymentDriver, type PaymentToOpen } from '../../lib/orders/money/provider/driver'
import { startDemoProvider } from './demo-provider'

const secret = 'of-the-demo-and-its-shop'
const dataDir = mkdtempSync(join(tmpdir(), 'demo-payment-'))

let demo: Awaited<ReturnType<typeof startDemoProvider>>
let shop: Server
let onEvent: (event: { body: string; headers: Headers }) => unknown = () => undefined

beforeAll(async () => {
  shop = createServer((request, response) => {
    void text(request).then((body) => {
      onEvent({ body, headers: new Headers({ [signatureHeader]: String(request.headers[signatureHeader]) }) })
      response.end()
    })
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  demo = await start()
})

afterAll(async () => {
  await demo.stop()
  shop.closeAllConnections()
  shop.close()
  rmSync(dataDir, { recursive: true })
})

function start() {
  const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/events`
  return startDemoProvider({ host: '127.0.0.1', port: 0, dataDir, secret, webhookUrl })
}

function driverOf(capture: PaymentDriver['capture'] = 'immediate', changes: { secret?: string } = {}) {
  return demoDriver({ url: demo.url, secret, capture, isDemo: true, ...changes })
}

function payment(changes: Partial<PaymentToOpen> = {}): PaymentToOpen {
  return {
    attemptId: 'an attempt',
    orderId: 'ORD-1',
    description: 'Limmat <Grill>, ORD-1',
    amountRappen: 3090,
    kinds: ['twint', 'card'],
    language: 'de',
    email: 'zoe@example.com',
    expiresAt: new Date(Date.now() + 900_000),
    successUrl: 'http://127.0.0.1/success',
    failureUrl: 'http://127.0.0.1/failure',
    idempotencyKey: randomUUID(),
    ...changes,
  }
}

async function decide(redirectUrl: string, decision: string) {
  const body = new URLSearchParams({ decision })
  const response = await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' })
  return response.headers.get('location')
}

async function faultOf(call: Promise<unknown>): Promise<unknown> {
  const error = await call.catch((thrown: unknown) => thrown)
  return error instanceof ProviderError ? error.fault : error
}

async function paid(driver: PaymentDriver) {
  const { reference, redirectUrl } = await driver.open(payment())
  await decide(redirectUrl, 'twint')
  return reference
}

test('a shop that is not the demo cannot have it', () => {
  expect(() => demoDriver({ url: demo.url, secret, capture: 'immediate', isDemo: false })).toThrow('demo shop alone')
})

test('without the secret nothing is answered', async () => {
  expect(await faultOf(driverOf('immediate', { secret: 'guessed' }).open(payment()))).toBe('key_refused')
})

test('a provider that is not there is unreachable', async () => {
  const away = demoDriver({ url: 'http://127.0.0.1:1', secret, capture: 'immediate', isDemo: true })
  expect(await faultOf(away.find('demo_1'))).toBe('unreachable')
})

describe('what the guest decides', () => {
  test.each([
    ['twint', 'paid', 'success'],
    ['card', 'paid', 'success'],
    ['decline', 'failed', 'failure'],
    ['cancel', 'expired', 'failure'],
  ])(
    '%s: the payment is %s, and the guest goes to %s; a second decision changes nothing',
    async (decision, state, page) => {
      const driver = driverOf()
      const { reference, redirectUrl } = await driver.open(payment())
      expect(await decide(redirectUrl, decision)).toBe(`http://127.0.0.1/${page}`)
      expect(await decide(redirectUrl, decision === 'cancel' ? 'twint' : 'cancel')).toBe(`http://127.0.0.1/${page}`)
      const found = await driver.find(reference)
      expect(found).toMatchObject({
        state,
        amountRappen: 3090,
        currency: 'CHF',
        attemptId: 'an attempt',
        isLive: false,
      })
      expect(found.kind).toBe(state === 'paid' ? decision : null)
    },
  )

  test('is heard by the shop, signed', async () => {
    const driver = driverOf()
    const { reference, redirectUrl } = await driver.open(payment())
    const heard = new Promise<{ body: string; headers: Headers }>((resolve) => {
      onEvent = (event) => event.body.includes(reference) && resolve(event)
    })
    await decide(redirectUrl, 'twint')
    const { body, headers } = await heard
    expect(driver.readEvent(body, headers)).toMatchObject({ reference, refundReference: null })
    expect(driver.readEvent(body.replace(reference, 'demo_other'), headers)).toBeNull()
    expect(driver.readEvent(body, new Headers())).toBeNull()
    const old = signEvent(body, secret, new Date(Date.now() - 400_000))
    expect(driver.readEvent(body, new Headers({ [signatureHeader]: old }))).toBeNull()
  })

  test('counts until the payment ends', async () => {
    const driver = driverOf()
    const { reference, redirectUrl } = await driver.open(payment({ expiresAt: new Date(Date.now() - 1) }))
    expect(await decide(redirectUrl, 'twint')).toBe('http://127.0.0.1/failure')
    expect(await driver.find(reference)).toMatchObject({ state: 'expired', chargeReference: null })
  })
})

describe('what the shop asks', () => {
  test('opened twice is one payment', async () => {
    const asked = payment()
    const driver = driverOf()
    expect(await driver.open(asked)).toEqual(await driver.open(asked))
  })

  test('ending what is open, and answering what is paid', async () => {
    const driver = driverOf()
    const { reference } = await driver.open(payment())
    expect(await driver.expire(reference)).toMatchObject({ state: 'expired' })
    expect(await driver.expire(await paid(driver))).toMatchObject({ state: 'paid' })
  })

  test('what is authorised is taken or let go, once', async () => {
    const driver = driverOf('manual')
    const [kept, gone] = [await paid(driver), await paid(driver)]
    expect(await driver.find(kept)).toMatchObject({ state: 'authorised', chargeReference: null })
    for (const key of ['first', 'second']) {
      expect(await driver.take(kept, key)).toMatchObject({ state: 'paid', chargeReference: kept })
      expect(await driver.release(gone, key)).toMatchObject({ state: 'expired' })
    }
    expect(await faultOf(driver.release(kept, 'third'))).toBe('refused')
    expect(await faultOf(driver.take(gone, 'third'))).toBe('refused')
  })

  test('money goes back once for each refund, and never more than came', async () => {
    const driver = driverOf()
    const chargeReference = await paid(driver)
    const back = (refundId: string, amountRappen: number) =>
      driver.refund({ refundId, chargeReference, amountRappen, idempotencyKey: refundId })
    const first = await back('a', 1000)
    expect(await back('a', 1000)).toEqual(first)
    expect(await driver.findRefund(first.reference)).toMatchObject({ state: 'done', amountRappen: 1000 })
    expect(await faultOf(back('b', 2091))).toBe('amount_refused')
    await back('c', 2090)
    expect(await faultOf(back('d', 1))).toBe('already_refunded')
    expect(await driver.find(chargeReference)).toMatchObject({ state: 'paid', refundedRappen: 3090 })
  })

  test('what it does not know', async () => {
    expect(await faultOf(driverOf().find('demo_unknown'))).toBe('unknown_reference')
    expect(await faultOf(driverOf().findRefund('back_unknown'))).toBe('unknown_reference')
  })

  test('is known after a restart', async () => {
    const reference = await paid(driverOf())
    await demo.stop()
    demo = await start()
    expect(await driverOf().find(reference)).toMatchObject({ state: 'paid', kind: 'twint' })
  })
})

describe('the page', () => {
  test.each([
    ['de', 'Es fliesst kein Geld'],
    ['en', 'no money moves'],
    ['fr', 'aucun argent'],
    ['it', 'nessun denaro'],
  ] as const)('says in %s that it is a demonstration, and runs and loads nothing', async (language, said) => {
    const { redirectUrl } = await driverOf().open(payment({ language }))
    const response = await fetch(redirectUrl)
    const html = await response.text()
    expect(html).toContain(said)
    expect(html).toContain('CHF\u00a030.90')
    expect(html).toContain('Limmat &#60;Grill&#62;')
    expect(html).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self' http:\/\/127\.0\.0\.1;/,
    )
  })

  test('leaving is a link that decides nothing', async () => {
    const driver = driverOf()
    const { reference, redirectUrl } = await driver.open(payment())
    expect(await (await fetch(redirectUrl)).text()).toContain('<a href="http://127.0.0.1/failure">Zurück zum Shop</a>')
    expect(await driver.find(reference)).toMatchObject({ state: 'open' })
  })

  test('of a decided payment offers nothing but the way on', async () => {
    const { redirectUrl } = await driverOf().open(payment())
    await decide(redirectUrl, 'decline')
    const html = await (await fetch(redirectUrl)).text()
    expect(html).toContain('abgelehnt')
    expect(html).not.toContain('<button')
  })
})
