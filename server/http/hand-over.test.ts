import { once } from 'node:events'
import { createServer, get, type ClientRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { HandedOver, StreamConnection } from '@/lib/platform/request-scope'
import { allowHandOver } from './hand-over'
import type { RequestContext } from './request-context'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** What the framework knows of a request and hangs on to it. */
interface Knowledge {
  bytes: Buffer
}

let knowledge: WeakRef<Knowledge>
let connection: StreamConnection | undefined
let happened: string[]
let onEvent: () => void
let hasEnded: boolean

const server = createServer((request, response) => {
  const context = { request, response, scope: { requestId: 'r', generation: null }, method: request.method }
  allowHandOver(context as RequestContext)
  answerAsFramework(context as RequestContext)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())
beforeEach(() => {
  happened = []
  connection = undefined
  onEvent = () => undefined
  hasEnded = true
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

function answerAsFramework({ request, response, scope }: RequestContext) {
  const known: Knowledge = { bytes: Buffer.alloc(100_000) }
  knowledge = new WeakRef(known)
  Object.assign(request, { [Symbol('NextInternalRequestMeta')]: known })
  response.on('close', () => known.bytes.length)
  request.on('aborted', () => known.bytes.length)
  response.write = () => known.bytes.length > 0
  if (!scope.handOver) return void response.end('whole')
  scope.handOver(stream)
  response.setHeader('Content-Type', 'text/event-stream')
  tell('answered')
  if (hasEnded) response.end()
}

async function open(): Promise<{ request: ClientRequest; answer: IncomingMessage }> {
  const { port } = server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1', agent: false })
  request.on('error', () => undefined)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return { request, answer }
}

test('a stream goes on over the connection, and what the framework knew of its request is gone', async () => {
  const { answer } = await open()
  await until('begun')
  for (let round = 0; round < 5; round += 1) {
    await setImmediate()
    collectGarbage()
  }
  expect(knowledge.deref()).toBeUndefined()
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
  hasEnded = false
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
