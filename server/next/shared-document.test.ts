import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as send, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hub } from '@/lib/platform/events'
import { requestScope } from '@/lib/platform/requests/request-scope'
import { testHandler } from '@/lib/testing/calls/request-handler'
import { documentMaker, inlineScriptHashes } from './shared-document'

// `.b` is nowhere, a script sets the attribute, and the last names letters of the machine.
const css = `.a{color:red}.b{top:0}[data-visited] .a{top:1px}html{font-family:"Own as Arial"}@font-face{font-family:"Own as Arial";src:local(Arial)}`
const build = mkdtempSync(join(tmpdir(), 'build-'))
const sheet = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next">'
const html = `<html><head>${sheet}</head><body>${'<p class="a">Rösti</p>'.repeat(99)}</body></html>`

let server: Server
let answer: (response: ServerResponse) => void
let asked: number
let accepted: string | string[] | undefined

beforeAll(async () => {
  mkdirSync(join(build, 'static'))
  writeFileSync(join(build, 'static', 'a.css'), css)
  const handler = testHandler({
    async next(request, response) {
      asked += 1
      accepted = request.headers['accept-encoding']
      Object.assign(requestScope().getStore() ?? {}, { servedGeneration: hub().generation })
      answer(response)
    },
    makeDocument: documentMaker(build),
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

afterAll(() => {
  server.close()
  rmSync(build, { recursive: true })
})

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

/** The rules that it needs are in its head, and the whole sheet is asked for after everything else. */
function expectPaintable(document: string) {
  const [head = '', body = ''] = document.split('</head>')
  expect(head).toContain('.a{color:red}')
  expect(head).toContain('[data-visited] .a{top:1px}')
  expect(head).toContain('src:local(Arial)')
  expect(head).not.toContain('.b{')
  expect(head).not.toContain(sheet)
  expect(body).toBe(`<body>${'<p class="a">Rösti</p>'.repeat(99)}${sheet}</body></html>`)
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
] as const)('a client that takes %s gets the document so, and again from memory', async (accepts, as, read) => {
  for (const _ of [1, 2]) {
    const { headers, body } = await ask({ 'accept-encoding': accepts })
    expect(headers['content-encoding']).toBe(as)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toContain('Accept-Encoding')
    expect(headers['content-security-policy']).toBeTruthy()
    expectPaintable(read(body).toString())
  }
  expect(asked).toBe(1)
})

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
  expectPaintable(brotliDecompressSync(body).toString())
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
    // Once in each generation.
    expect(asked).toBe(2)
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

test('a document that cannot be made is a 500, however long Next has done its part', async () => {
  const failing = testHandler({
    next: async (_request, response) => answer(response),
    makeDocument: () => new Promise((_resolve, reject) => setTimeout(reject, 20, new Error('a bug'))),
  })
  const other = createServer(failing)
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { status } = await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}/menu`)
  expect(status).toBe(500)
  other.close()
})

test("the router's data and everything else passes as Next sends it", async () => {
  answer = (response) => void response.setHeader('Content-Type', 'text/x-component').end('0:["data"]')
  expect((await ask({ rsc: '1', 'accept-encoding': 'br, gzip' })).body.toString()).toBe('0:["data"]')
  expect(accepted).toBe('br, gzip')
  answer = (response) => void response.writeHead(304, { ETag: '"e"' }).end()
  expect(await ask({ 'accept-encoding': 'br' })).toMatchObject({ status: 304, headers: { etag: '"e"' } })
})

test('every script that stands in a document has its hash, once, whatever its attributes', async () => {
  const scripts = `<script>a()</script><script id="x">a()</script><p>Rösti</p><script>\nb("ö</p>")\n</script>`
  // As `printf %s 'a()' | openssl dgst -sha256 -binary | base64` says.
  const hashes = await inlineScriptHashes(scripts)
  expect(hashes[0]).toBe('qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=')
  expect(hashes).toHaveLength(2)
})

test('neither what is loaded has one nor what is data', async () => {
  const scripts = `<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>`
  expect(await inlineScriptHashes(scripts)).toEqual([])
})

test('clients that ask for the same at once share one making', async () => {
  const makeDocument = documentMaker(build)
  const [first, second] = [makeDocument(html, 'br'), makeDocument(html, 'br')]
  expect(second).toBe(first)
  expect(await makeDocument(html, 'gzip')).not.toBe(await first)
})

test('the look of the shop stays in the head as it was written', async () => {
  const look =
    '<style>html:root{--accent:#0a4f9e}@media (prefers-color-scheme:dark){html:root{--accent:#2867b8}}</style>'
  const { body } = await documentMaker(build)(html.replace('</head>', `${look}</head>`), 'identity')
  expect(body.toString().split('<body')[0]).toContain(look)
})
