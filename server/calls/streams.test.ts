import { once } from 'node:events'
import { createServer, get, type ClientRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { HandedOver, StreamConnection } from '@/lib/platform/request-scope'
import { requestScope, type RequestScope } from '@/lib/platform/request-scope'
import type { RequestContext } from '../http/request-context'
import { answerByCall } from './answer-by-call'

let connection: StreamConnection | undefined
let happened: string[]
let onEvent: () => void

/** Resolved when the handler may answer. */
let mayAnswer: Promise<unknown>

const server = createServer((request, response) => {
  const scope: RequestScope = { requestId: 'r', generation: null }
  const context = { request, response, scope, method: request.method, isAnswered: false } as RequestContext
  response.once('close', () => {
    context.isAnswered = true
    server.emit('left')
  })
  void requestScope().run(scope, () => answerByCall(context, request.url ?? '', handler))
})

async function handler(): Promise<Response> {
  const handOver = requestScope().getStore()?.handOver
  if (!handOver) return new Response('whole')
  handOver(stream)
  tell('answered')
  await mayAnswer
  return new Response(null, { headers: { 'Content-Type': 'text/event-stream' } })
}

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())
beforeEach(() => {
  happened = []
  connection = undefined
  onEvent = () => undefined
  mayAnswer = Promise.resolve()
})

function tell(what: string) {
  happened.push(what)
  onEvent()
}

function until(what: string): Promise<void> {
  return new Promise((resolve) => {
    onEvent = () => happened.includes(what) && resolve()
    onEvent()
  })
}

const stream: HandedOver = {
  begin(given) {
    connection = given
    tell('begun')
    return () => tell('left')
  },
  cancel: () => tell('cancelled'),
}

async function open(): Promise<{ request: ClientRequest; answer: IncomingMessage }> {
  const { port } = server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1', agent: false })
  request.on('error', () => undefined)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return { request, answer }
}

test('a stream goes on over the connection', async () => {
  const { answer } = await open()
  await until('begun')
  connection?.write('data: 1\n\n')
  const [chunk] = (await once(answer, 'data')) as [Buffer]
  expect([answer.headers['content-type'], chunk.toString()]).toEqual(['text/event-stream', 'data: 1\n\n'])
  connection?.end()
  await once(answer.resume(), 'end')
})

test('it hears once when its client leaves', async () => {
  const { request } = await open()
  await until('begun')
  request.destroy()
  await until('left')
  expect(happened).toEqual(['answered', 'begun', 'left'])
})

test('it never begins for a client that left before, and is told so', async () => {
  mayAnswer = once(server, 'left')
  const { port } = server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1', agent: false })
  request.on('error', () => undefined)
  await until('answered')
  request.destroy()
  await until('cancelled')
  expect(happened).toEqual(['answered', 'cancelled'])
})

test('what a client does not read is counted', async () => {
  const { answer } = await open()
  await until('begun')
  answer.pause()
  for (let line = 0; line < 200; line += 1) connection?.write('x'.repeat(100_000))
  expect(connection?.unreadBytes()).toBeGreaterThan(1_000_000)
  connection?.cut()
  await until('left')
})

test('only what is read may be handed over', async () => {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' })
  expect(await answer.text()).toBe('whole')
})
