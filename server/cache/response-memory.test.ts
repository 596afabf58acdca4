import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hub } from '@/lib/platform/events'
import { requestScope } from '@/lib/platform/requests/request-scope'
import { testHandler } from '@/lib/testing/calls/request-handler'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const mebibyte = 1024 * 1024
const chunk = Buffer.alloc(mebibyte, 'data: {}\n\n')
const chunks = 32

let server: Server
let headers: OutgoingHttpHeaders
let requests = 0
/** Ends the response of Next once all chunks were sent and the memory was looked at. */
let finish: () => void
let allSent: Promise<void>

beforeAll(async () => {
  const handler = testHandler({
    async next(_request, response) {
      requests += 1
      Object.assign(requestScope().getStore() ?? {}, { servedGeneration: hub().generation })
      response.writeHead(200, headers)
      let markAllSent = () => undefined as void
      allSent = new Promise((resolve) => (markAllSent = resolve))
      finish = () => response.end()
      for (let sent = 0; sent < chunks; sent += 1) if (!response.write(chunk)) await once(response, 'drain')
      markAllSent()
    },
  })
  server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

beforeEach(() => {
  Object.assign(hub(), { isListening: true, isDatabaseDown: false, nextChangeAt: Infinity, categories: [] })
  hub().generation += 1
  requests = 0
})

afterAll(() => server.close())

async function open(path: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo
  const [answer] = (await once(get({ port, path, host: '127.0.0.1' }), 'response')) as [IncomingMessage]
  return answer.resume()
}

async function heldBytes(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collectGarbage()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return process.memoryUsage().arrayBuffers
}

test.each([
  ['the event stream of a visitor', '/api/v1/userorder/order/7F3K/events', { 'Content-Type': 'text/event-stream' }],
  ['a response that sets a cookie', '/de/menu', { ETag: '"1"', 'Set-Cookie': 'a=1' }],
])('%s is not collected in memory while it is sent, nor stored', async (_what, path, sentHeaders) => {
  headers = sentHeaders
  const before = await heldBytes()
  const answer = await open(path)
  await allSent
  expect(((await heldBytes()) - before) / mebibyte).toBeLessThan(chunks / 2)
  finish()
  await once(answer, 'end')

  const again = await open(path)
  await allSent
  finish()
  await once(again, 'end')
  expect(requests).toBe(2)
})
