import { once } from 'node:events'
import { Agent, request as open, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hub, shopChangedHere, afterChange } from '@/lib/platform/events'
import { requestScope, type RequestScope } from '@/lib/platform/requests/request-scope'
import { refuseStalled } from './http/refuse-request'
import { olderPagesAnswered } from './http/request-context'
import { testHandler } from '@/lib/testing/calls/request-handler'
import { openServers } from './http/http-servers'
import type { Routes } from '@/lib/routing/routes'
import { rawRequest } from '@/lib/testing/calls/raw-request'

const routes: Partial<Routes> = {
  shopPage: (path) => (path === '/menu' ? { isCached: true } : path === '/checkout' ? { isCached: false } : null),
  isOther: (path) => /^\/(api\/v1|media|admin)\//.test(path) || path === '/api/health/ready',
}

let server: Server
let seen: { url: string | undefined; headers: IncomingMessage['headers']; scope: RequestScope | undefined }
let answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

beforeAll(async () => {
  const handler = testHandler({
    async next(request, response) {
      seen = { url: request.url, headers: { ...request.headers }, scope: requestScope().getStore() }
      await answer(request, response)
    },
    routes,
    isHttps: true,
    isForStaff: async ({ cookie }) => {
      if (cookie === 'session=unknowable') throw new Error('the database does not answer')
      return cookie === 'session=staff'
    },
  })
  const [opened] = await openServers('127.0.0.1', 0, handler)
  if (!opened) throw new Error('no server')
  server = opened
})

beforeEach(() => {
  Object.assign(hub(), { isListening: true, isDatabaseDown: false, categories: [{ id: 'c1', name: 'Pizza' }] })
  answer = (_request, response) => void response.end('from next')
})

afterAll(() => server.close())

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual', ...init })
}

const host = 'Host: shop.example\r\nConnection: close'

test('a client with many connections waits for itself, and does not make the page of another one late', async () => {
  const rendering: (() => void)[] = []
  const scopes = new Set<string | undefined>()
  answer = (_request, response) =>
    new Promise((resolve) => {
      scopes.add(requestScope().getStore()?.requestId)
      rendering.push(() => {
        response.end('from next')
        resolve()
      })
    })
  const pages = Array.from({ length: 8 + 64 + 1 }, () => ask('/checkout'))
  const refused = await Promise.race(pages)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3'])
  expect(rendering).toHaveLength(8)
  const { port } = server.address() as AddressInfo
  const other = open({ port, host: '127.0.0.1', localAddress: '127.0.0.2', path: '/checkout' }).end()
  await expect.poll(() => rendering.length).toBe(9)
  for (let done = 0; done < 8 + 64 + 1; done += 1) {
    await expect.poll(() => rendering.length).toBeGreaterThan(done)
    rendering[done]?.()
  }
  const statuses = (await Promise.all(pages)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(72)
  expect(scopes.size, 'each in its own scope').toBe(73)
  other.destroy()
})

describe('what a client may not send', () => {
  test.each([
    ['a malformed address', `GET /%E0%A4%A HTTP/1.1\r\n${host}`, 400],
    ['an address of another host', `GET //evil.example HTTP/1.1\r\n${host}`, 400],
    ['the absolute form', `GET http://evil.example/menu HTTP/1.1\r\n${host}`, 400],
    ['a wrong host', 'GET /menu HTTP/1.1\r\nHost: a b\r\nConnection: close', 400],
    ['no host', 'GET /menu HTTP/1.1\r\nConnection: close', 400],
    ['an address of 100 kB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${host}`, 431],
    ['a length that is none', `POST /api/v1/x HTTP/1.1\r\nContent-Length: abc\r\n${host}`, 400],
    ['two ways to end', `POST /api/v1/x HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n${host}`, 400],
    ['TRACE', `TRACE /menu HTTP/1.1\r\n${host}`, 405],
    ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${host}`, 405],
    ['TRACE to a call', `TRACE /api/v1/shop HTTP/1.1\r\n${host}`, 405],
    ['a change of a page', `DELETE /menu HTTP/1.1\r\n${host}`, 405],
    ['an action of the framework', `POST /menu HTTP/1.1\r\nNext-Action: x\r\nContent-Length: 0\r\n${host}`, 405],
    ['no HTTP at all', '\x16\x03\x01\x02\x00', 400],
  ])('%s is refused, with every header that answers have', async (_what, head, status) => {
    const { headers, ...refused } = await rawRequest(server, head)
    expect(refused.status).toBe(status)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBeTruthy()
    expect(headers['x-request-id']).toBeTruthy()
    expect(headers.allow ?? '').toContain(status === 405 ? 'GET, HEAD' : '')
  })

  test('an upgrade that is not offered is an ordinary request', async () => {
    const head = `GET /menu HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket`
    expect((await rawRequest(server, head)).status).toBe(200)
  })

  test('programs are refused in the envelope of the contract, in the language that they accept', async () => {
    const refused = await ask('/api/nope', { headers: { 'accept-language': 'de', cookie: 'locale=en' } })
    expect(refused.status).toBe(404)
    expect(await refused.json()).toEqual({
      isSuccess: false,
      message: 'Das haben wir nicht gefunden.',
      code: 'not_found',
      requestId: refused.headers.get('x-request-id'),
    })
  })
})

describe('what Next is told', () => {
  test('comes from us alone', async () => {
    const forged = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-request-id': 'mine',
      'x-middleware-subrequest': 'a',
      'next-router-state-tree': '{',
    }
    await ask('/checkout', { headers: forged })
    expect(seen.scope?.client).toEqual({ address: '127.0.0.1', isLoopback: false })
    expect(seen.scope?.requestId).not.toBe('mine')
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-middleware-subrequest']) {
      expect(seen.headers[name]).toBeUndefined()
    }
    expect(seen.headers['next-router-state-tree']).toBeUndefined()
  })

  test('is of the cookies only what the shop itself has set', async () => {
    const others = Array.from({ length: 1500 }, (_, index) => `a${index}=1`).join('; ')
    await ask('/checkout', { headers: { cookie: `locale=fr; ${others}; session=sealed; xsession=1; device=a=b` } })
    expect(seen.headers.cookie).toBe('session=sealed; device=a=b; locale=fr')
  })

  test('a private page carries a new nonce each time, a cached one none', async () => {
    const nonces = [await ask('/checkout'), await ask('/checkout')].map((page) =>
      page.headers.get('content-security-policy'),
    )
    expect(nonces[0]).toMatch(/script-src 'self' 'nonce-[\w+/=]{22,}' 'strict-dynamic'/)
    expect(nonces[0]).not.toBe(nonces[1])
    expect(seen.headers['content-security-policy']).toBe(nonces[1])
    const menu = await ask('/menu')
    expect(menu.headers.get('content-security-policy')).toMatch(/script-src 'self'$/)
    expect(seen.headers['content-security-policy']).toBeUndefined()
  })

  test('only what the build wrote may compile WebAssembly, in a worker of its own, and no page', async () => {
    const mayCompile = async (path: string) =>
      (await ask(path)).headers.get('content-security-policy')?.includes("'wasm-unsafe-eval'")
    expect(await mayCompile('/_next/static/chunks/worker.js')).toBe(true)
    for (const path of ['/', '/menu', '/checkout', '/admin/products', '/sw.js'])
      expect(await mayCompile(path)).toBe(false)
  })
})

describe('what leaves', () => {
  test('pages carry the headers of the shop, and none that only Next and its router need', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'x-middleware-rewrite': '/~en/menu', 'x-nextjs-stale-time': '300' }).end('page')
    }
    const { headers } = await ask('/menu')
    expect(headers.get('vary')).toBe('Cookie, Accept-Language')
    expect((await ask('/de/menu')).headers.get('vary')).toBeNull()
    expect([headers.get('x-nextjs-stale-time'), headers.get('x-middleware-rewrite')]).toEqual([null, null])
    expect(headers.get('strict-transport-security')).toContain('max-age=')
  })

  test('Next is asked for a page by its address, which proxy.ts leads to it, and by that of the page for an office page', async () => {
    await ask('/menu?utm=1')
    expect(seen.url).toBe('/menu')
    await ask('/checkout?a=1')
    expect(seen.url).toBe('/checkout?a=1')
    await ask('/%61dmin/orders?page=2')
    expect(seen.url).toBe('/admin/orders?page=2')
  })

  test('what failed is kept by no cache, although its page may be', async () => {
    answer = (_request, response) =>
      void response.writeHead(500, { 'Cache-Control': 'public, max-age=0, must-revalidate' }).end()
    expect((await ask('/menu')).headers.get('cache-control')).toBe('no-store')
  })

  test('Next gets prefetches of the one kind that the pages have', async () => {
    await ask('/menu', { headers: { rsc: '1', 'next-router-prefetch': '1' } })
    expect(seen.headers['next-router-prefetch']).toBe('1')
    for (const kind of ['2', '0', 'x']) {
      await ask('/checkout', { headers: { rsc: '1', 'next-router-prefetch': kind } })
      expect(seen.headers['next-router-prefetch']).toBeUndefined()
    }
  })

  test('a picture is sealed, and so is the answer that there is none', async () => {
    for (const status of [200, 404]) {
      answer = (_request, response) => void response.writeHead(status).end()
      const { headers } = await ask('/media/x')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('a page that is not there is a page, with the status 404, and never a 304', async () => {
    const missing = await ask('/product/Sushi', { headers: { 'if-none-match': '"x"' } })
    expect(missing.status).toBe(404)
    expect(seen.scope?.route).toMatchObject({ url: '/~en/product-missing', status: 404 })
    expect(seen.headers['if-none-match']).toBeUndefined()
    expect(await missing.text()).toBe('from next')
  })

  test('a page may choose its status itself', async () => {
    answer = (_request, response) => {
      const scope = requestScope().getStore()
      if (scope) scope.status = 404
      response.end('no such order')
    }
    expect((await ask('/checkout')).status).toBe(404)
  })

  test('what Next throws is a plain 500 with the request id', async () => {
    answer = () => Promise.reject(new Error('a bug'))
    const failed = await ask('/checkout')
    expect(failed.status).toBe(500)
    expect(await failed.text()).toContain(failed.headers.get('x-request-id') ?? 'none')
  })
})

describe('a process that was asked to end', () => {
  beforeEach(() => {
    hub().isClosing = true
    return () => {
      hub().isClosing = false
    }
  })

  test.each([
    ['a page', '/menu', 200],
    ['a call', '/api/v1/shop', 200],
    ['a redirect', '/api/v1/shop/', 308],
    ['a refusal', '/%E0%A4%A', 400],
  ])('answers %s and closes the connection', async (_what, path, status) => {
    const answered = await ask(path)
    expect([answered.status, answered.headers.get('connection')]).toEqual([status, 'close'])
  })
})

describe('while the database is away', () => {
  test('an error of Next becomes 503, and whatever it still writes is dropped', async () => {
    hub().isListening = false
    let finished = 0
    answer = (_request, response) => {
      // Told twice, Node takes the connection from the response twice, and fails in an assertion of its own.
      response.on('finish', () => (finished += 1))
      response.statusCode = 500
      response.setHeader('Content-Type', 'text/html')
      response.write('half an error page')
      response.end('the other half')
      response.end()
    }
    const failed = await ask('/checkout')
    expect(finished).toBe(1)
    expect(failed.status).toBe(503)
    expect(failed.headers.get('retry-after')).toBe('3')
    expect(await failed.text()).not.toContain('half')
  })

  test.each([
    ['/de/checkout', '57014', 503, '3'],
    ['/media/x', '57014', 503, '3'],
    ['/admin/orders', '53100', 503, '3'],
    ['/de/checkout', '22012', 500, null],
  ])('an error of Next at %s because of %s is %s', async (path, code, status, retryAfter) => {
    answer = (_request, response) => {
      Object.assign(requestScope().getStore() ?? {}, { fault: Object.assign(new Error('no'), { code }) })
      response.writeHead(500).end('an error page')
    }
    const failed = await ask(path)
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([status, retryAfter])
  })

  test('a page that hangs is refused, and what Next writes to it later is dropped', async () => {
    hub().isListening = false
    let finish = () => undefined as void
    const arrived = new Promise<void>((resolve) => {
      answer = (_request, response) => {
        resolve()
        finish = () => void response.writeHead(200, { 'X-Late': '1' }).end('late')
      }
    })
    const page = ask('/checkout')
    await arrived
    refuseStalled(performance.now() + 3000)
    refuseStalled(performance.now() + 5000)
    finish()
    const refused = await page
    expect([refused.status, refused.headers.get('x-late')]).toEqual([503, null])
    expect(await refused.text()).not.toContain('late')
  })

  test('no request waits for it once it is known, but health still answers', async () => {
    hub().isDatabaseDown = true
    expect((await ask('/checkout')).status).toBe(503)
    expect(await (await ask('/api/v1/shop')).json()).toMatchObject({ code: 'unavailable' })
    expect((await ask('/api/health/ready')).status).toBe(200)
  })
})

describe('a body', () => {
  const limit = 6 * 1024 * 1024 + 64 * 1024

  const endless = () => {
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
    return { method: 'POST', body, duplex: 'half' } as RequestInit
  }

  test('arrives whole up to the limit', async () => {
    answer = async (request, response) => void response.end(String((await buffer(request)).byteLength))
    const sent = await ask('/api/v1/x', { method: 'POST', body: Buffer.alloc(limit) })
    expect(await sent.text()).toBe(String(limit))
  })

  test('announced over the limit is refused before a handler hears of it', async () => {
    answer = () => {
      throw new Error('not reached')
    }
    const refused = await ask('/api/v1/x', { method: 'POST', body: Buffer.alloc(limit + 1) })
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ code: 'too_large' })
  })

  test('that grows over the limit while it is read is refused, and its reader gets an error', async () => {
    let outcome: unknown
    answer = async (request, response) => {
      outcome = await buffer(request).catch((error: unknown) => error)
      response.end()
    }
    const refused = await ask('/api/v1/x', endless())
    expect(refused.status).toBe(413)
    expect(outcome).toBeInstanceOf(Error)
  })

  test('that was read in part is not in the way of the next request of its connection', async () => {
    answer = async (request, response) => {
      const sent = new Request('http://shop', { method: 'POST', body: request, duplex: 'half' } as object)
      await sent.body?.getReader().read()
      response.writeHead(413).end('enough')
    }
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const { port } = server.address() as AddressInfo
    const send = async (path: string, method: string, body: Buffer) => {
      const sent = open({ port, host: '127.0.0.1', path, method, agent })
      sent.end(body)
      const [answered] = (await once(sent, 'response')) as [IncomingMessage]
      return [answered.statusCode, await text(answered), sent.reusedSocket]
    }
    expect(await send('/api/v1/x', 'POST', Buffer.alloc(3_000_000))).toEqual([413, 'enough', false])
    answer = (_request, response) => void response.end('next')
    expect(await send('/api/v1/y', 'GET', Buffer.alloc(0))).toEqual([200, 'next', true])
    agent.destroy()
  })

  test('that grows over the limit while it is not read ends nothing but its connection', async () => {
    answer = (_request, response) => void response.writeHead(401).end()
    await ask('/api/v1/x', endless()).catch(() => undefined)
    expect((await ask('/api/v1/x')).status).toBe(401)
  })
})

describe('a call', () => {
  test('has the headers that every answer has, with the id that its answer names', async () => {
    answer = (_request, response) => void response.setHeader('cache-control', 'no-store').end('{}')
    const { headers } = await ask('/api/v1/x')
    expect(seen.scope).toMatchObject({
      requestId: headers.get('x-request-id'),
      client: { address: '127.0.0.1', isLoopback: true },
    })
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/api/v1/x?a=1', '/%61pi/v1/x?a=1'])('reaches its route as %s', async (path) => {
    await ask(path)
    expect(seen.url).toBe('/api/v1/x?a=1')
  })

  test('is sent in one piece with its headers, however Next writes it', async () => {
    answer = (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.setHeader('vary', 'rsc, next-router-prefetch, Cookie')
      response.flushHeaders()
      response.write('{"a":')
      response.end('1}')
    }
    const answered = await ask('/api/v1/x', { method: 'POST' })
    expect([answered.headers.get('content-length'), await answered.json()]).toEqual(['7', { a: 1 }])
    expect(answered.headers.get('vary')).toBe('Cookie')
  })

  test('that throws is a 500 in the envelope', async () => {
    answer = () => Promise.reject(new Error('a bug'))
    const failed = await ask('/api/v1/x')
    expect([failed.status, await failed.json()]).toMatchObject([500, { code: 'internal' }])
  })
})

test('a change counts as seen only when no older rendering can still be handed out', async () => {
  const unsubscribe = afterChange(olderPagesAnswered)
  let finish = () => undefined as void
  const arrived = new Promise<void>((resolve) => {
    answer = (_request, response) => {
      resolve()
      finish = () => void response.end('rendered from the old menu')
    }
  })
  const page = ask('/menu')
  await arrived
  let isSeen = false
  const change = shopChangedHere().then(() => {
    isSeen = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(isSeen).toBe(false)
  finish()
  await Promise.all([page, change])
  unsubscribe()
})

describe('a shop that is not open yet', () => {
  beforeEach(() => {
    hub().isShopOpened = false
    return () => {
      hub().isShopOpened = null
    }
  })

  test('is shown to the staff alone', async () => {
    await ask('/menu', { headers: { cookie: 'session=customer' } })
    expect(seen.scope?.route).toMatchObject({ url: '/~en/opens-soon' })
    await ask('/menu', { headers: { cookie: 'session=staff' } })
    expect(seen.scope?.route).toMatchObject({ url: '/~en/menu' })
  })

  test('hides from the router of a browser what it hides from the browser', async () => {
    await ask('/menu?_rsc=1', { headers: { rsc: '1' } })
    expect(seen.scope?.route).toMatchObject({ url: '/~en/opens-soon' })
  })

  test('answers no request while the caller cannot be known', async () => {
    const refused = await ask('/menu', { headers: { cookie: 'session=unknowable' } })
    expect(refused.status).toBe(503)
  })
})
