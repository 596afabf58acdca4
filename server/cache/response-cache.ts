import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { shopGeneration } from '@/lib/platform/events'
import { markAsAnswered, type RequestContext } from '../http/request-context'
import type { RouteMatch } from '../routing/find-route'

/** An answer as Next gave it, encoded and with the shop's own headers. */
interface CachedResponse {
  generation: number
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

const mostBytes = 32 * 1024 * 1024

/** In the order of last use. */
const pages = new Map<string, CachedResponse>()
let usedBytes = 0

/**
 * Answers a page or a public call that Next has answered before, to a request that means the same, without asking Next again: most of
 * what a cached page costs is the way through the framework. False: somebody has to ask Next.
 */
export function serveCached(context: RequestContext, match: RouteMatch, isLast: boolean): boolean {
  const key = responseKey(context, match)
  const page = key && pages.get(key)
  if (!key || !page || page.generation !== shopGeneration()) return false
  pages.delete(key)
  pages.set(key, page)
  markAsAnswered(context)
  const { request, response } = context
  const isKnown = page.status === 200 && matchesEtag(request.headers, page.headers.etag)
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value)
  response.setHeader('X-Request-Id', context.scope.requestId)
  if (isLast) response.setHeader('Connection', 'close')
  if (!isKnown) response.setHeader('Content-Length', page.body.length)
  response.writeHead(isKnown ? 304 : page.status)
  response.end(isKnown || request.method === 'HEAD' ? undefined : page.body)
  return true
}

/** Copies the response while Next writes it, and stores it when it is finished. */
export function storeOnFinish(context: RequestContext, match: RouteMatch): void {
  const { request, response, scope } = context
  const key = responseKey(context, match)
  if (!key || request.method !== 'GET') return
  const chunks = copyChunks(response)
  response.once('finish', () => {
    // A rendering under way may be shared by requests that came after a change. Only what came from the page cache is
    // stored,
    // and only under the generation that the page cache has named.
    const { servedGeneration: generation } = scope
    if (generation === undefined || response.statusCode !== (match.status ?? 200)) return
    // Next gives its pages an ETag; what the request handler answers itself has none.
    if (!response.hasHeader('ETag') || response.hasHeader('Set-Cookie')) return
    store(key, {
      generation,
      status: response.statusCode,
      headers: sharedHeaders(response),
      body: Buffer.concat(chunks),
    })
  })
}

/** Null for a request whose answer may be another one: the router's, with a query, in an encoding that is rare. */
function responseKey(context: RequestContext, { url, isCached }: RouteMatch): string | null {
  const { headers } = context.request
  const encoding = encodingOf(headers)
  const isForEveryone = isCached || isAnonymousCall(context)
  if (!isForEveryone || !encoding || url.includes('?') || headers.rsc !== undefined || headers.range !== undefined)
    return null
  return `${encoding} ${context.language} ${url}`
}

/** Of the calls, only public reads are stored; with credentials an answer may hold more. */
function isAnonymousCall({ area, request }: RequestContext): boolean {
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

function store(key: string, page: CachedResponse): void {
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

function matchesEtag(headers: IncomingHttpHeaders, etag: OutgoingHttpHeaders[string]): boolean {
  const asked = headers['if-none-match']
  if (!asked || typeof etag !== 'string' || /no-cache/.test(headers['cache-control'] ?? '')) return false
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return asked.trim() === '*' || asked.split(',').some((tag) => plain(tag) === plain(etag))
}
