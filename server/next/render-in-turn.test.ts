import { once } from 'node:events'
import { get, type ClientRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hub } from '@/lib/platform/events'
import { requestScope } from '@/lib/platform/request-scope'
import { openServers } from '../http/http-servers'
import { openRequests } from '../http/request-context'
import { refuseLate } from '../http/stall-timeout'
import { requestHandler } from '../request-handler'

const places = 4
const mostWaiting = 200

let server: Server
/** What Next was asked to render and has not ended, by its address. */
let rendering: Map<string, { response: ServerResponse; settle: (error?: Error) => void }>
let asked: string[]
let sent: ClientRequest[]

beforeAll(async () => {
  const handler = requestHandler({
    async next(request, response) {
      const { url = '' } = request
      if (url.startsWith('/api/')) return void response.end('a call')
      asked.push(url)
      Object.assign(requestScope().getStore() ?? {}, { servedGeneration: hub().generation })
      return new Promise((resolve, reject) => {
        rendering.set(url, { response, settle: (error) => (error ? reject(error) : resolve()) })
      })
    },
    routes: {
      shopPage: (path) => ({ isCached: path === '/menu' }),
      isOther: (path) => path.startsWith('/api/v1/'),
      isPublicFile: () => false,
      isDevelopmentTool: () => false,
    },
    assets: new Map(),
    styles: {},
    trustedProxies: 0,
    isHttps: false,
    isDevelopment: false,
    isForStaff: () => Promise.resolve(false),
  })
  const [opened] = await openServers('127.0.0.1', 0, handler)
  if (!opened) throw new Error('no server')
  server = opened
})

beforeEach(() => {
  Object.assign(hub(), { isListening: true, isDatabaseDown: false, nextChangeAt: Infinity, categories: [] })
  hub().generation += 1
  rendering = new Map()
  asked = []
  sent = []
})

/** Whatever a test has left, so that the next one finds all places free. */
afterEach(async () => {
  for (const request of sent) request.destroy()
  await until(() => {
    endAll()
    return openRequests.size === 0 && rendering.size === 0
  })
})

afterAll(() => server.close())

function ask(path: string): ClientRequest {
  const { port } = server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1', path, agent: false }).on('error', () => undefined)
  sent.push(request)
  return request
}

async function answerTo(request: ClientRequest): Promise<{ answer: IncomingMessage; text: string }> {
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of answer.setEncoding('utf8')) text += String(chunk)
  return { answer, text }
}

/** Next has all of the page. */
function end(url: string): void {
  const { response, settle } = rendering.get(url) ?? {}
  rendering.delete(url)
  response?.setHeader('Content-Type', 'text/html')
  response?.setHeader('ETag', '"e"')
  response?.end('<html>a page</html>')
  settle?.()
}

function endAll(): void {
  for (const url of rendering.keys()) end(url)
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

/** Asks for so many pages, of which Next gets the first four. */
async function askForPages(count: number): Promise<ClientRequest[]> {
  const before = openRequests.size
  const requests = Array.from({ length: count }, (_, page) => ask(`/de/page-${page}`))
  await until(() => openRequests.size === before + count && asked.length === Math.min(before + count, places))
  return requests
}

describe('where four pages are being rendered', () => {
  test('the fifth waits until one is sent, and calls wait for nobody', async () => {
    await askForPages(5)
    expect((await answerTo(ask('/api/v1/x'))).text).toBe('a call')
    expect(asked).toHaveLength(places)
    end(asked[0] ?? '')
    await until(() => asked.length === 5)
  })

  test('a page that fails makes room', async () => {
    await askForPages(5)
    const [failed = ''] = asked
    rendering.get(failed)?.settle(new Error('a bug'))
    rendering.delete(failed)
    await until(() => asked.length === 5)
    expect(openRequests.size).toBe(4)
  })

  test('who leaves while he waits is not rendered', async () => {
    const requests = await askForPages(6)
    const [left, stays] = requests.filter(({ path }) => !asked.includes(path))
    left?.destroy()
    await until(() => openRequests.size === 5)
    await until(() => {
      endAll()
      return openRequests.size === 0
    })
    expect(asked.slice(places)).toEqual([stays?.path])
  })

  test('a page whose guest has left keeps its place until Next has done with it', async () => {
    const requests = await askForPages(5)
    const [left = ''] = asked
    requests.find(({ path }) => path === left)?.destroy()
    await until(() => openRequests.size === 4)
    expect((await answerTo(ask('/api/v1/x'))).text).toBe('a call')
    expect(asked).toHaveLength(places)
    rendering.get(left)?.settle()
    rendering.delete(left)
    await until(() => asked.length === 5)
  })

  test('what is kept is sent at once, also to who has waited while it was rendered for somebody else', async () => {
    const first = ask('/de/menu')
    await until(() => asked.length === 1)
    await askForPages(places - 1)
    const same = ask('/de/menu')
    await until(() => openRequests.size === places + 1)
    end('/de/menu')
    const [{ text }, { text: again }] = await Promise.all([answerTo(first), answerTo(same)])
    expect([again, (await answerTo(ask('/de/menu'))).text]).toEqual([text, text])
    expect(asked).toHaveLength(places)
  })

  test('who has waited for ten seconds is told to come again, and what is being rendered goes on', async () => {
    const requests = await askForPages(5)
    const waiting = requests.filter(({ path }) => !asked.includes(path))
    refuseLate(performance.now() + 9000)
    expect(openRequests.size).toBe(5)
    refuseLate(performance.now() + 10_001)
    const [refused] = await Promise.all(waiting.map(answerTo))
    expect([refused?.answer.statusCode, refused?.answer.headers['retry-after']]).toEqual([503, '3'])
    await until(() => openRequests.size === places)
    endAll()
    await until(() => openRequests.size === 0)
    expect(asked).toHaveLength(places)
  })

  test('two hundred may wait and are rendered in turn; the next is told to come again', async () => {
    await askForPages(places + mostWaiting)
    const { answer, text } = await answerTo(ask('/de/one-too-many'))
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3'])
    expect(text).toContain('<h1>')
    await until(() => {
      endAll()
      return openRequests.size === 0
    })
    expect(asked).toHaveLength(places + mostWaiting)
  })
})
