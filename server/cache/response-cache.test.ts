import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hub } from '@/lib/platform/events'
import { requestScope } from '@/lib/platform/requests/request-scope'
import { testHandler } from '@/lib/testing/calls/request-handler'
import { rawRequest } from '@/lib/testing/calls/raw-request'

const routes = {
  shopPage: (path: string) => ({ isCached: path === '/menu' || path === '/cart' || path === '/missing' }),
}

let server: Server
let asked: number
let padding: string
/** What the page cache would note: the generation under which it had the page. */
let cachedUnder: () => number | undefined
let onAsked: (request: IncomingMessage) => void

beforeAll(async () => {
  const handler = testHandler({
    async next(request, response) {
      asked += 1
      onAsked(request)
      Object.assign(requestScope().getStore() ?? {}, { servedGeneration: cachedUnder() })
      const html = `<p>${request.url} ${asked}</p>${padding}`
      response.setHeader('ETag', `"${asked}"`)
      if (!request.url?.startsWith('/api/')) response.setHeader('Content-Type', 'text/html; charset=utf-8')
      if (!request.headers['accept-encoding']?.includes('gzip')) return void response.end(html)
      response.setHeader('Content-Encoding', 'gzip')
      response.write(gzipSync(html))
      response.end()
    },
    routes,
  })
  server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

beforeEach(() => {
  Object.assign(hub(), { isListening: true, isDatabaseDown: false, nextChangeAt: Infinity, categories: [] })
  hub().generation += 1
  asked = 0
  padding = ''
  onAsked = () => undefined
  cachedUnder = () => hub().generation
})

afterAll(() => server.close())

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
  })
  return { answer, text: await answer.text() }
}

describe('a page that Next has answered from its cache', () => {
  test.each([
    ['as long as the menu of two thousand dishes', 5, 1],
    ['longer than a quarter of the cache', 13, 2],
  ])('%s (%i MB) asks Next %i time(s) for two visitors', async (_what, megabytes, times) => {
    padding = ' '.repeat(megabytes * 1024 * 1024)
    await ask('/menu')
    await ask('/menu')
    expect(asked).toBe(times)
  })

  test('is answered without Next from then on, with a request id of its own', async () => {
    const first = await ask('/de/menu')
    const second = await ask('/de/menu')
    expect(second.text).toBe(first.text)
    expect(asked).toBe(1)
    expect(second.answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(second.answer.headers.get('x-request-id')).not.toBe(first.answer.headers.get('x-request-id'))
  })

  test('is kept apart for clients that take it compressed', async () => {
    const plain = await ask('/de/menu')
    const compressed = await ask('/de/menu', { 'accept-encoding': 'gzip, br' })
    const again = await ask('/de/menu', { 'accept-encoding': 'br, gzip' })
    expect([plain.text, compressed.text, again.text]).toEqual([
      '<p>/de/menu 1</p>',
      '<p>/de/menu 2</p>',
      '<p>/de/menu 2</p>',
    ])
  })

  test('is asked of Next in the one encoding that its key names', async () => {
    const seen: unknown[] = []
    onAsked = ({ headers }) => seen.push(headers['accept-encoding'])
    for (const wish of ['identity, gzip', 'gzip;q=0.5, br', 'deflate'])
      await ask('/api/v1/shop', { 'accept-encoding': wish })
    await ask('/de/menu', { 'accept-encoding': 'identity, br' })
    expect(seen).toEqual(['gzip', 'gzip;q=0.5, br', 'deflate', 'br'])
  })

  test('is asked for again once the shop has changed, or may have', async () => {
    await ask('/de/menu')
    hub().generation += 1
    expect((await ask('/de/menu')).text).toContain(' 2')
    hub().isListening = false
    expect((await ask('/de/menu')).text).toContain(' 3')
  })

  test('is not sent to a client that has it, and without its body to one that asks for the headers', async () => {
    const { answer } = await ask('/de/menu')
    const etag = answer.headers.get('etag')
    const request = `GET /de/menu HTTP/1.1\r\nHost: a\r\nConnection: close\r\nIf-None-Match: "x", W/${etag}`
    const known = await rawRequest(server, request)
    expect([known.status, known.headers.etag]).toEqual([304, etag])
    // A program that says itself what it has: fetch sends `Cache-Control: no-cache` along.
    const program = await ask('/de/menu', { 'if-none-match': etag ?? '' })
    expect([program.answer.status, program.text]).toEqual([304, ''])
    const head = await ask('/de/menu', {}, 'HEAD')
    expect([head.answer.status, head.text, head.answer.headers.get('content-length')]).toEqual([200, '', '17'])
    expect(asked).toBe(1)
  })

  test('keeps the status of a page that says what is not there', async () => {
    const statuses = [await ask('/de/product/none'), await ask('/de/product/none')].map(({ answer }) => answer.status)
    expect(statuses).toEqual([404, 404])
    expect(asked).toBe(1)
  })
})

describe('while the database is away', () => {
  test('a page that was answered before is shown as it was and says so, nothing else is answered', async () => {
    const { text } = await ask('/de/menu', { 'accept-encoding': 'gzip' })
    await ask('/api/v1/shop')
    Object.assign(hub(), { isListening: false, isDatabaseDown: true })
    const { answer, text: again } = await ask('/de/menu', { 'accept-encoding': 'gzip' })
    expect([answer.status, again]).toEqual([200, text])
    expect(answer.headers.get('server-timing')).toBe('stale')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('etag')).toBeNull()
    const others = ['/de/cart', '/de/checkout', '/api/v1/shop'].map((path) => ask(path, { 'accept-encoding': 'gzip' }))
    expect((await Promise.all(others)).map((one) => one.answer.status)).toEqual([503, 503, 503])
    expect(asked).toBe(2)
    Object.assign(hub(), { isListening: true, isDatabaseDown: false })
    hub().generation += 1
    expect((await ask('/de/menu', { 'accept-encoding': 'gzip' })).answer.headers.get('server-timing')).toBeNull()
  })
})

describe('a public call', () => {
  test('is kept per language for who shows no credentials', async () => {
    await ask('/api/v1/shop')
    await ask('/api/v1/shop')
    expect(asked).toBe(1)
    await ask('/api/v1/shop', { cookie: 'locale=de; session=' })
    expect(asked).toBe(1)
    await ask('/api/v1/shop', { 'accept-language': 'de' })
    await ask('/api/v1/shop', { cookie: 'session=x' })
    await ask('/api/v1/shop', { cookie: 'device=x' })
    await ask('/api/v1/shop', { authorization: 'Bearer x' })
    expect(asked).toBe(5)
  })

  test('is stored whole for a client that has it already', async () => {
    const seen: unknown[] = []
    onAsked = ({ headers }) => seen.push(headers['if-none-match'])
    const known = await ask('/api/v1/shop', { 'if-none-match': '"1"' })
    expect([known.answer.status, known.text, seen]).toEqual([304, '', [undefined]])
    expect((await ask('/api/v1/shop')).text).toContain(' 1')
    expect(asked).toBe(1)
  })

  test('is the answer to reading alone: any other method of the same address reaches its route', async () => {
    await ask('/api/v1/shop')
    for (const method of ['PUT', 'POST', 'DELETE', 'OPTIONS']) await ask('/api/v1/shop', {}, method)
    expect(asked).toBe(5)
    await ask('/api/v1/shop', {}, 'HEAD')
    expect(asked).toBe(5)
  })

  test('of no known generation is made each time', async () => {
    cachedUnder = () => undefined
    await ask('/api/v1/user/profile')
    await ask('/api/v1/user/profile')
    expect(asked).toBe(2)
  })
})

describe('what Next is asked for each time', () => {
  test.each([
    ['a private page', '/de/checkout', {}],
    ['an address with a query', '/de/menu?a=1', {}],
    ["a navigation of the browser's router", '/de/menu', { rsc: '1' }],
    ['an encoding that is rare', '/de/menu', { 'accept-encoding': 'gzip;q=0' }],
  ])('%s', async (_what, path, headers) => {
    await ask(path, headers)
    await ask(path, headers)
    expect(asked).toBe(2)
  })

  test('a page that the page cache has not vouched for: it may have been begun before a change', async () => {
    cachedUnder = () => undefined
    await ask('/de/menu')
    await ask('/de/menu')
    expect(asked).toBe(2)
  })
})
