import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { francs } from '@/lib/platform/values/amount'
import { pool } from '@/lib/platform/database/pool'
import { consume } from '@/lib/platform/requests/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { requestScope, type RequestScope } from '@/lib/platform/requests/request-scope'
import { line } from '@/lib/platform/values/text'
import { signedIn } from '@/lib/testing/shop/people'
import { endpoint } from './endpoint'
import { requestRouter } from './request-router'
import { operation } from './operation'
import { download, reply } from './reply'

// The first who connects waits for a copy of the database, longer than a fault waits to learn whether it answers.
beforeAll(async () => {
  await pool().query('select 1')
})

const greet = operation({
  method: 'POST',
  path: 'greet',
  caller: 'visitor',
  summary: 'For this test',
  body: z.object({ name: line(10) }),
  answer: z.object({ greeting: z.string() }),
  message: 'registered',
})

function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/api/v1/greet', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
}

const greeting = endpoint(greet, ({ body }) => {
  const data = { greeting: `Hi ${body.name}`, secret: 'never leaves' }
  return reply(data, { values: { email: body.name } })
})

describe('a success', () => {
  it('carries only what the answer schema names, in the language of the caller', async () => {
    const response = await greeting(post({ name: 'Ana' }, { 'accept-language': 'de-CH' }))
    expect(response.status).toBe(200)
    const message = 'Die Registrierung war erfolgreich! Wir haben einen sechsstelligen Code an Ana gesendet.'
    expect(await response.json()).toEqual({ isSuccess: true, message, data: { greeting: 'Hi Ana' } })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('a refusal', () => {
  it('names each wrong field in the language of the caller', async () => {
    const response = await requestScope().run({ requestId: 'the-request', generation: null }, () =>
      greeting(post({ name: 'far too long a name' })),
    )
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      isSuccess: false,
      code: 'invalid_fields',
      message: 'Please check the marked fields.',
      fields: { name: 'This is too long.' },
      requestId: 'the-request',
    })
  })

  it.each([{}, { name: null }, { name: '  ' }])('for %j says that the field is required', async (body) => {
    const answered = await (await greeting(post(body))).json()
    expect(answered).toMatchObject({ fields: { name: 'Please fill in this field.' } })
  })

  it('of a name with a NUL byte or half a character is polite', async () => {
    expect((await greeting(post({ name: 'a\u0000' }))).status).toBe(422)
    expect((await greeting(post({ name: '\ud800' }))).status).toBe(422)
  })

  it('carries data and the time to wait', async () => {
    const refusalData = { too_many_requests: z.object({ quote: z.int() }) }
    const refusing = endpoint({ ...greet, refusalData }, () => {
      throw new Refusal('too_many_requests', { retryAfterSeconds: 7.2, data: { quote: 1 } })
    })
    const response = await refusing(post({ name: 'Ana' }))
    expect(response.headers.get('retry-after')).toBe('8')
    expect(await response.json()).toMatchObject({ code: 'too_many_requests', data: { quote: 1 } })
  })

  it('says its data and its fields in the words of the contract, and only what the contract names', async () => {
    const refusalData = { price_changed: z.object({ delivery_fee: francs, asked_at: z.string() }) }
    const refusing = endpoint({ ...greet, refusalData }, ({ body }) => {
      const data = { askedAt: new Date(0), deliveryFeeRappen: 450, customerId: 'never leaves' }
      throw new Refusal(body.name === 'Ana' ? 'price_changed' : 'shop_closed', {
        fields: { 'items.0.menuItemId': 'invalid' },
        data,
      })
    })
    const changed = await (await refusing(post({ name: 'Ana' }))).json()
    expect(changed.data).toEqual({ delivery_fee: 4.5, asked_at: '1970-01-01T00:00:00.000Z' })
    expect(Object.keys(changed.fields)).toEqual(['items.0.menu_item_id'])
    expect(await (await refusing(post({ name: 'Ben' }))).json()).not.toHaveProperty('data')
  })

  it('for a fault of ours tells nothing but the request id', async () => {
    const broken = endpoint(greet, () => {
      throw new Error('password=hunter2')
    })
    const response = await broken(post({ name: 'Ana' }))
    expect(response.status).toBe(500)
    expect(JSON.stringify(await response.json())).not.toContain('hunter2')
  })
})

describe('a file that is streamed', () => {
  const breaksAfter = (pieces: number) =>
    endpoint(greet, () => {
      async function* file() {
        for (let made = 0; made < pieces; made++) yield await Promise.resolve('row\n')
        throw new Error('the database went away')
      }
      return download(file(), 'rows.csv')
    })

  it('is refused where its first rows cannot be read', async () => {
    const response = await breaksAfter(0)(post({ name: 'Ana' }))
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'internal' })
  })

  it('breaks off where later ones cannot, and does not end well', async () => {
    const response = await breaksAfter(1)(post({ name: 'Ana' }))
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('the database went away')
  })
})

describe('the checks come in the order of the contract', () => {
  const once = { name: `test-${randomUUID()}`, points: 1, seconds: 60 }
  const guarded = endpoint({ ...greet, caller: 'staff', limit: { client: once } }, () => ({ greeting: '' }))

  it('limit, origin, caller, permission, body', async () => {
    const customer = await signedIn('customer')
    const staff = await signedIn('staff')
    const from = (address: string, headers: Record<string, string> = {}) =>
      requestScope().run({ requestId: 'r', generation: null, client: { address, isLoopback: false } }, () =>
        guarded(post({}, headers)),
      )
    expect((await from('a', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await from('a', { origin: 'https://evil.example' })).status).toBe(429)
    expect((await from('b')).status).toBe(401)
    expect((await from('c', { authorization: `Bearer ${customer.bearer}` })).status).toBe(403)
    expect((await from('d', { authorization: `Bearer ${staff.bearer}` })).status).toBe(422)
  })
})

describe('a limit of the caller', () => {
  const limit = { name: `test-${randomUUID()}`, points: 3, seconds: 60 }
  const limited = endpoint({ ...greet, caller: 'customer', limit: { caller: limit } }, () => ({ greeting: '' }))
  const as = (bearer: string) => limited(post({ name: 'Ana' }, { authorization: `Bearer ${bearer}` }))

  it('counts every call of one person, and no other', async () => {
    const ana = await signedIn('customer')
    const calls = await Promise.all(Array.from({ length: 5 }, () => as(ana.bearer)))
    const refused = calls.filter(({ status }) => status === 429)
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(limit.points)
    expect(refused).toHaveLength(2)
    const waits = refused.map(({ headers }) => Number(headers.get('retry-after')))
    expect(Math.max(...waits)).toBeLessThanOrEqual(limit.seconds)
    expect(Math.min(...waits)).toBeGreaterThan(limit.seconds / 2)
    expect((await as((await signedIn('customer')).bearer)).status).toBe(200)
  })

  it('begins anew when its time is over', async () => {
    const ana = await signedIn('customer')
    for (let call = 0; call <= limit.points; call += 1) await as(ana.bearer)
    expect((await as(ana.bearer)).status).toBe(429)
    await pool().query('update rate_limit set expire = expire - 60000 where key like $1', [`${limit.name}:caller:%`])
    expect((await as(ana.bearer)).status).toBe(200)
  })

  it('shares its count with a handler that counts by itself', async () => {
    const ana = await signedIn('customer')
    await as(ana.bearer)
    const byItself = () => consume(limit.name, `caller:${ana.userId}`, limit)
    await byItself()
    await byItself()
    await expect(byItself()).rejects.toMatchObject({ code: 'too_many_requests' })
    expect((await as(ana.bearer)).status).toBe(429)
  })

  it('counts nothing for a session that has ended', async () => {
    const ana = await signedIn('customer')
    await pool().query('delete from session where id = $1', [ana.caller.sessionId])
    expect((await as(ana.bearer)).status).toBe(401)
    const { rows } = await pool().query('select * from rate_limit where key = $1', [
      `${limit.name}:caller:${ana.userId}`,
    ])
    expect(rows).toEqual([])
  })
})

describe('a public read', () => {
  const read = operation({ ...greet, method: 'GET', body: undefined, publicRead: true })
  const reading = endpoint(read, () => ({ greeting: 'Hi' }))
  const get = (headers: Record<string, string> = {}) => reading(new Request('http://localhost/x', { headers }))

  it('answers 304 to who knows it', async () => {
    const tag = (await get()).headers.get('etag') ?? ''
    expect((await get({ 'if-none-match': tag })).status).toBe(304)
    expect((await get({ 'if-none-match': '"another"' })).status).toBe(200)
  })

  it.each([
    ['may be stored for the generation in which it was asked for', read, 7, 7],
    ['is not stored while no listener hears of changes', read, null, undefined],
    ['that differs by the clock is never stored', { ...read, publicRead: 'by the clock' } as const, 7, undefined],
  ])('%s', async (_what, spec, generation, servedGeneration) => {
    const scope: RequestScope = { requestId: 'r', generation }
    await requestScope().run(scope, () => endpoint(spec, () => ({ greeting: 'Hi' }))(new Request('http://localhost/x')))
    expect(scope.servedGeneration).toBe(servedGeneration)
  })

  it('is stored for nobody who shows credentials', async () => {
    const scope: RequestScope = { requestId: 'r', generation: 7 }
    await requestScope().run(scope, () => get({ cookie: 'session=x' }))
    expect(scope.servedGeneration).toBeUndefined()
  })
})

it('a method that a path does not have is 405 and says which it has', async () => {
  const answer = requestRouter({ greet }, { greet: () => ({ greeting: '' }) })
  const request = new Request('http://localhost/api/v1/greet', { method: 'DELETE' })
  const response = await answer(request, ['greet'])
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  expect(await response.json()).toMatchObject({ code: 'method_not_allowed' })
})
