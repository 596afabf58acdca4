import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { shopGeneration } from '@/lib/events'
import { leave, type Exchange } from './exchange'
import type { Passage } from './destination'

/** An answer as Next gave it, encoded and with the shop's own headers. */
interface KeptPage {
  generation: number
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

const mostBytes = 32 * 1024 * 1024

/** In the order of last use. */
const pages = new Map<string, KeptPage>()
let usedBytes = 0

/**
 * Answers a page or a public call that Next has answered before, to a request that means the same, without asking Next again: most of
 * what a cached page costs is the way through the framework. False: somebody has to ask Next.
 */
export function answerKept(exchange: Exchange, passage: Passage, isLast: boolean): boolean {
  const key = keyOf(exchange, passage)
  const page = key && pages.get(key)
  if (!key || !page || page.generation !== shopGeneration()) return false
  pages.delete(key)
  pages.set(key, page)
  leave(exchange)
  const { request, response } = exchange
  const isKnown = page.status === 200 && knows(request.headers, page.headers.etag)
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value)
  response.setHeader('X-Request-Id', exchange.scope.requestId)
  if (isLast) response.setHeader('Connection', 'close')
  if (!isKnown) response.setHeader('Content-Length', page.body.length)
  response.writeHead(isKnown ? 304 : page.status)
  response.end(isKnown || request.method === 'HEAD' ? undefined : page.body)
  return true
}

/** Listens in while Next answers, and keeps what it has heard. */
export function keepAnswer(exchange: Exchange, passage: Passage): void {
  const { request, response, scope } = exchange
  const key = keyOf(exchange, passage)
  if (!key || request.method !== 'GET') return
  const chunks = copyChunks(response)
  response.once('finish', () => {
    // A rendering under way may be shared by requests that came after a change. Only what the page cache has vouched for
    // counts, and only under the generation that it has vouched for.
    const { shownUnder: generation } = scope
    if (generation === undefined || response.statusCode !== (passage.status ?? 200)) return
    // Next signs its pages; what the front server says in between is no page.
    if (!response.hasHeader('ETag') || response.hasHeader('Set-Cookie')) return
    keep(key, {
      generation,
      status: response.statusCode,
      headers: sharedHeaders(response),
      body: Buffer.concat(chunks),
    })
  })
}

/** Null for a request whose answer may be another one: the router's, with a query, in an encoding that is rare. */
function keyOf(exchange: Exchange, { url, isCached }: Passage): string | null {
  const { headers } = exchange.request
  const encoding = encodingOf(headers)
  const isForEveryone = isCached || isAnonymousCall(exchange)
  if (!isForEveryone || !encoding || url.includes('?') || headers.rsc !== undefined || headers.range !== undefined)
    return null
  return `${encoding} ${exchange.language} ${url}`
}

/** Of the calls, only the public reads are ever vouched for; whoever shows credentials may be told more. */
function isAnonymousCall({ area, request }: Exchange): boolean {
  return area === 'api' && request.headers.cookie === undefined && request.headers.authorization === undefined
}

function encodingOf({ 'accept-encoding': accepted = 'identity' }: IncomingHttpHeaders): 'gzip' | 'identity' | null {
  if (accepted === 'identity') return 'identity'
  return /(^|,) *gzip *(,|$)/.test(accepted) ? 'gzip' : null
}

function copyChunks(response: ServerResponse): Buffer[] {
  const chunks: Buffer[] = []
  for (const name of ['write', 'end'] as const) {
    const original = response[name].bind(response) as (...args: unknown[]) => never
    response[name] = (chunk?: unknown, ...rest: unknown[]) => {
      if (typeof chunk === 'string')
        chunks.push(Buffer.from(chunk, typeof rest[0] === 'string' ? (rest[0] as 'utf8') : 'utf8'))
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
      return original(chunk, ...rest)
    }
  }
  return chunks
}

/** What is about one answer alone is written anew for the next. */
const ofOneAnswer = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id']

function sharedHeaders(response: ServerResponse): OutgoingHttpHeaders {
  const headers = { ...response.getHeaders() }
  for (const name of ofOneAnswer) delete headers[name]
  return headers
}

function keep(key: string, page: KeptPage): void {
  forget(key)
  if (page.body.length > mostBytes) return
  pages.set(key, page)
  usedBytes += page.body.length
  for (const oldest of pages.keys()) {
    if (usedBytes <= mostBytes) break
    forget(oldest)
  }
}

function forget(key: string): void {
  usedBytes -= pages.get(key)?.body.length ?? 0
  pages.delete(key)
}

function knows(headers: IncomingHttpHeaders, etag: OutgoingHttpHeaders[string]): boolean {
  const asked = headers['if-none-match']
  if (!asked || typeof etag !== 'string' || /no-cache/.test(headers['cache-control'] ?? '')) return false
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return asked.trim() === '*' || asked.split(',').some((tag) => plain(tag) === plain(etag))
}
