import { createHash } from 'node:crypto'
import { createServer, request as send, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { splitStyles } from '@/scripts/launch/build/split-styles'
import { hub } from '@/lib/platform/events'
import { requestScope } from '@/lib/platform/request-scope'
import { requestHandler } from '../request-handler'

const html = `<html><head><link rel="stylesheet" href="/a.css"/></head><body>${'<p class="a">Rösti</p>'.repeat(99)}</body></html>`
const rewritten = html.replace('<link rel="stylesheet" href="/a.css"/>', '<style>.a{color:red}</style>')

let server: Server
let answer: (response: ServerResponse) => void
let asked: number
let accepted: string | string[] | undefined

beforeAll(async () => {
  const handler = requestHandler({
    async next(request, response) {
      asked += 1
      accepted = request.headers['accept-encoding']
      Object.assign(requestScope().getStore() ?? {}, { servedGeneration: hub().generation })
      answer(response)
    },
    routes: {
      shopPage: () => ({ isCached: true }),
      isOther: () => false,
      isPublicFile: () => false,
      isDevelopmentTool: () => false,
    },
    assets: new Map(),
    styles: { '/a.css': { ...(await splitStyles('.a{color:red}')), late: '/a-late.css' } },
    trustedProxies: 0,
    isHttps: false,
    isDevelopment: false,
    isForStaff: () => Promise.resolve(false),
  })
  server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

beforeEach(() => {
  Object.assign(hub(), { isListening: true, isDatabaseDown: false, nextChangeAt: Infinity, categories: [] })
  hub().generation += 1
  asked = 0
  answer = (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('ETag', '"e"')
    response.end(html)
  }
})

afterAll(() => server.close())

function ask(headers: Record<string, string>, method = 'GET') {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    send({ port, host: '127.0.0.1', path: '/menu', headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
] as const)(
  'a client that takes %s gets the rewritten document so, and again from memory',
  async (accepts, as, read) => {
    for (const _ of [1, 2]) {
      const { headers, body } = await ask({ 'accept-encoding': accepts })
      expect(headers['content-encoding']).toBe(as)
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers.vary).toContain('Accept-Encoding')
      expect(headers['content-security-policy']).toBeTruthy()
      expect(read(body).toString()).toBe(rewritten)
    }
    expect(asked).toBe(1)
  },
)

test('a document in parts, with its headers sent early, is one document', async () => {
  answer = (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.writeHead(404)
    response.flushHeaders()
    // Between the two bytes of a letter.
    const bytes = Buffer.from(html)
    const cut = bytes.indexOf('ö') + 1
    response.write(bytes.subarray(0, cut))
    response.end(bytes.subarray(cut))
  }
  const { status, body } = await ask({ 'accept-encoding': 'br' })
  expect(status).toBe(404)
  expect(brotliDecompressSync(body).toString()).toBe(rewritten)
})

describe('a document that everybody shares', () => {
  const scripts = ['a()', 'b("ö")'].map((script) => `<script>${script}</script>`).join('<p>x</p>')
  const hashes = ['a()', 'b("ö")'].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const policyOf = ({ headers }: { headers: IncomingHttpHeaders }) => String(headers['content-security-policy'])

  beforeEach(() => {
    answer = (response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('ETag', '"of Next"')
      response.end(html.replace('</body>', `${scripts}</body>`))
    }
  })

  test('names its scripts to everybody: first, from memory, without body, and where the client has it already', async () => {
    const head = await ask({}, 'HEAD')
    const first = await ask({})
    const known = { 'if-none-match': `W/${first.headers.etag}` }
    hub().generation += 1
    const unchanged = await ask(known)
    const others = [await ask({}), await ask({}), await ask({}, 'HEAD'), await ask(known)]
    for (const one of [head, first, unchanged, ...others]) {
      expect(policyOf(one)).toMatch(new RegExp(`script-src 'self' ${hashes.join(' ').replaceAll('+', '\\+')}$`))
      expect(one.headers.etag).toBe(first.headers.etag)
      expect(one.headers.vary).toContain('Accept-Encoding')
    }
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': String(first.body.length) } })
    expect([head, unchanged, others[2], others[3]].map((one) => one?.body.length)).toEqual([0, 0, 0, 0])
    expect([unchanged.status, others[3]?.status]).toEqual([304, 304])
    // The two HEAD and 304 before it was kept, and the document itself twice: once in each generation.
    expect(asked).toBe(4)
  })

  test('that changed is sent again, and one that is not there is never "not modified"', async () => {
    const { etag = '' } = (await ask({})).headers
    hub().generation += 1
    answer = (response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('ETag', '"of Next"')
      response.end(html)
    }
    expect(await ask({ 'if-none-match': etag })).toMatchObject({ status: 200 })
    hub().generation += 1
    const then = answer
    answer = (response) => {
      response.statusCode = 404
      then(response)
    }
    expect(await ask({ 'if-none-match': '*' })).toMatchObject({ status: 404 })
  })
})

test("the router's data and everything else passes as Next sends it", async () => {
  answer = (response) => void response.setHeader('Content-Type', 'text/x-component').end('0:["data"]')
  expect((await ask({ rsc: '1', 'accept-encoding': 'br, gzip' })).body.toString()).toBe('0:["data"]')
  expect(accepted).toBe('br, gzip')
  answer = (response) => void response.writeHead(304, { ETag: '"e"' }).end()
  expect(await ask({ 'accept-encoding': 'br' })).toMatchObject({ status: 304, headers: { etag: '"e"' } })
})
