import { once } from 'node:events'
import { Agent, createServer, request as send, type IncomingMessage, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { json, text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerCall } from '@/lib/platform/events'
import type { RequestContext } from '../http/request-context'
import { answerByCall } from './answer-by-call'

let call: AnswerCall

const server = createServer((request, response) => {
  const context = { request, response, scope: {}, method: request.method, isAnswered: false } as RequestContext
  response.once('close', () => (context.isAnswered = true))
  answerByCall(context, request.url ?? '', call).catch(() => response.destroy())
})
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  agent.destroy()
  server.close()
})

async function ask(path: string, { body, ...options }: RequestOptions & { body?: string } = {}) {
  const { port } = server.address() as AddressInfo
  const request = send({ port, host: '127.0.0.1', path, agent, ...options })
  request.end(body)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return answer
}

const long = JSON.stringify({ text: 'Zwiebeln '.repeat(500) })
const zipped = { headers: { 'accept-encoding': 'gzip' } }

test('a call gets its path in segments that were decoded once, its query, its headers and its body', async () => {
  call = async (request, path) => {
    const { searchParams } = new URL(request.url, 'http://localhost')
    return Response.json([
      path,
      searchParams.get('q'),
      request.headers.get('x-one'),
      await json(request.body ?? Readable.from([])),
    ])
  }
  const answer = await ask('/api/v1/a%2Fb/100%2525?q=%25', {
    method: 'POST',
    headers: { 'x-one': 'one' },
    body: '{"a":1}',
  })
  expect(JSON.parse(await text(answer))).toEqual([['a/b', '100%25'], '%', 'one', { a: 1 }])
})

test('a header is found however its name is written; an empty one is there, and what nobody sent is not', async () => {
  call = async ({ headers }) => Response.json(['X-Empty', 'Cookie', 'x-none'].map((name) => headers.get(name)))
  const answer = await ask('/api/v1/x', { headers: { 'x-empty': '', cookie: ['a=1', 'b=2'] } })
  expect(JSON.parse(await text(answer))).toEqual(['', 'a=1; b=2', null])
})

test('what a handler leaves of a body is not taken for the next request of the connection', async () => {
  const opened = new Set<unknown>()
  server.on('connection', (socket) => opened.add(socket))
  call = async () => new Response('refused', { status: 401 })
  const first = await ask('/api/v1/x', { method: 'POST', body: 'x'.repeat(1_000_000) })
  await text(first)
  call = async (request) => {
    const pieces = request.body?.[Symbol.asyncIterator]()
    await pieces?.next()
    await pieces?.return?.()
    return new Response('enough')
  }
  expect(await text(await ask('/api/v1/x', { method: 'POST', body: 'x'.repeat(1_000_000) }))).toBe('enough')
  call = async () => new Response('next')
  expect(await text(await ask('/api/v1/y'))).toBe('next')
  expect(opened.size).toBeLessThanOrEqual(1)
})

test('a long answer is compressed for whoever takes it, and keeps what belongs to it', async () => {
  call = async () => {
    const headers = new Headers({ 'content-type': 'application/json', vary: 'Cookie' })
    for (const cookie of ['a=1; Path=/', 'b=2; Path=/']) headers.append('set-cookie', cookie)
    return new Response(long, { status: 201, headers })
  }
  const answer = await ask('/api/v1/x', zipped)
  const bytes: Buffer[] = await answer.toArray()
  expect(gunzipSync(Buffer.concat(bytes)).toString()).toBe(long)
  expect([answer.statusCode, answer.headers['set-cookie'], answer.headers.vary]).toEqual([
    201,
    ['a=1; Path=/', 'b=2; Path=/'],
    'Cookie, Accept-Encoding',
  ])
  const plain = await ask('/api/v1/x')
  expect([plain.headers['content-encoding'], await text(plain)]).toEqual([undefined, long])
})

test.each([
  ['a short answer', '{}', 'application/json', ''],
  ['a picture', long, 'image/webp', ''],
  ['what nobody may change on the way', long, 'application/json', 'no-transform'],
])('%s is sent as it is', async (_what, body, type, cacheControl) => {
  call = async () => new Response(body, { headers: { 'content-type': type, 'cache-control': cacheControl } })
  const answer = await ask('/api/v1/x', zipped)
  expect([answer.headers['content-encoding'], await text(answer)]).toEqual([undefined, body])
})

test('HEAD has the headers alone', async () => {
  call = async () => new Response(null, { headers: { etag: 'W/"1"' } })
  const answer = await ask('/api/v1/x', { method: 'HEAD' })
  expect([answer.statusCode, answer.headers.etag, await text(answer)]).toEqual([200, 'W/"1"', ''])
})

test('what comes in pieces goes on in pieces', async () => {
  let goOn = () => undefined as void
  const isRead = new Promise<void>((resolve) => (goOn = resolve))
  let count = 0
  const body = new ReadableStream({
    async pull(controller) {
      count += 1
      if (count === 3) await isRead
      if (count === 4) controller.close()
      else controller.enqueue(Buffer.from(`piece ${count} `))
    },
  })
  call = async () => new Response(body, { headers: { 'content-type': 'text/csv' } })
  const answer = await ask('/api/v1/x')
  let got = ''
  for await (const chunk of answer.setEncoding('utf8')) {
    got += String(chunk)
    if (got.includes('piece 1')) goOn()
  }
  expect(got).toBe('piece 1 piece 2 piece 3 ')
})

function endless(onCancel: () => void) {
  return new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(100_000)), cancel: onCancel })
}

test('nobody goes on writing for a client that has left', async () => {
  const cancelled = new Promise<void>((resolve) => {
    call = async () => new Response(endless(resolve), { headers: { 'content-type': 'application/octet-stream' } })
  })
  const answer = await ask('/api/v1/x')
  await once(answer, 'data')
  answer.destroy()
  await cancelled
  expect(answer.destroyed).toBe(true)
})

test('nor for one that left before there was an answer', async () => {
  let leave = () => undefined as void
  const cancelled = new Promise<void>((resolve) => {
    call = async (request) => {
      await text(request.body ?? Readable.from([]))
      leave()
      await new Promise((done) => server.once('gone', done))
      return new Response(endless(resolve))
    }
  })
  server.once('request', (_request, response) => response.once('close', () => server.emit('gone')))
  const { port } = server.address() as AddressInfo
  const request = send({ port, host: '127.0.0.1', path: '/api/v1/x', method: 'POST', agent: false })
  request.on('error', () => undefined)
  leave = () => void request.destroy()
  request.end('body')
  await cancelled
  expect(request.destroyed).toBe(true)
})

test('an answer that fails on its way is cut, not taken for whole', async () => {
  let count = 0
  const body = new ReadableStream({
    pull(controller) {
      count += 1
      if (count < 4) controller.enqueue(Buffer.from('a line\n'))
      else controller.error(new Error('the database has left'))
    },
  })
  call = async () => new Response(body, { headers: { 'content-type': 'text/csv' } })
  await expect(ask('/api/v1/x').then(text)).rejects.toThrow('aborted')
})
