import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { RefusalCode } from '@/lib/platform/refusals'
import { LRUCache } from 'lru-cache'
import { GenerationCache } from '@/lib/platform/cache'
import { type RequestContext, markAsAnswered, refuseRequest } from '../http/request-context'
import { sendInstead } from '../http/response-override'
import { log } from '@/lib/platform/log'
import type { MakeDocument } from '../next/shared-document'
import type { Encoding } from './response-cache-key'

export interface WholeResponse {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

const responses = new GenerationCache<WholeResponse>({
  maxBytes: 32 * 1024 * 1024,
  maxEntryBytes: 4 * 1024 * 1024,
  bytesOf: ({ body }) => body.length,
})

/** The last of each page, however old, for the time of a database outage. */
const lastPages = new LRUCache<string, WholeResponse>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ body }) => body.length + 1024,
})

/** The `Server-Timing` entry by which app/_client/stale-page.tsx knows that the page is old. */
const staleMark = 'stale'

/** During an outage an old page is better than none. */
export function refuseForOutage(context: RequestContext, key: string | undefined, code: RefusalCode): void {
  if (!serveLast(context, key)) refuseRequest(context, code)
}

function serveLast(context: RequestContext, key: string | undefined): boolean {
  const last = key === undefined ? undefined : lastPages.get(key)
  if (!last) return false
  const { etag: _, ...headers } = last.headers
  sendWhole(context, { ...last, headers: { ...headers, 'cache-control': 'no-store', 'server-timing': staleMark } })
  return true
}

/** Most of a cached page's cost is the way through the framework. False if it must be rendered. */
export function serveCached(context: RequestContext, key: string | undefined): boolean {
  const cached = key === undefined ? undefined : responses.get(key)
  if (cached) sendWhole(context, cached)
  return cached !== undefined
}

/** `generation` is the one in which the page cache or a public read had it. */
export function cacheResponse(key: string, response: WholeResponse, generation: number): void {
  responses.set(key, response, generation)
  if (response.headers['content-type']?.toString().startsWith('text/html')) lastPages.set(key, response)
}

export function sendWhole(context: RequestContext, { status, headers, body }: WholeResponse): void {
  const { method, response, scope, ifNoneMatch } = context
  if (context.isAnswered) return
  markAsAnswered(context)
  const isNotModified = status === 200 && matchesEtag(ifNoneMatch, headers.etag)
  sendInstead(response, () => {
    response.removeHeader('Content-Length')
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value)
    response.setHeader('X-Request-Id', scope.requestId)
    if (!isNotModified) response.setHeader('Content-Length', body.length)
    response.writeHead(isNotModified ? 304 : status)
    response.end(isNotModified || method === 'HEAD' ? undefined : body)
  })
}

function matchesEtag(asked: string | undefined, etag: OutgoingHttpHeaders[string]): boolean {
  if (!asked || typeof etag !== 'string') return false
  const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '')
  return asked.trim() === '*' || asked.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag))
}

interface Wanted {
  key: string | undefined
  encoding: Encoding
  /** Null where the response is no shared document. */
  makeDocument: MakeDocument | null
  expectedStatus: number
}

/** Undefined where the response is sent as it comes. */
export function wholeResponse(
  context: RequestContext,
  { key, encoding, makeDocument, expectedStatus }: Wanted,
  status: number,
): ((body: Buffer) => void) | undefined {
  const { request, response, scope } = context
  const make = isDocument(response) ? makeDocument : null
  // Next may share a render that began before a change; only what came from a cache here is known to be fresh.
  const { servedGeneration } = scope
  const isStored =
    key !== undefined &&
    servedGeneration !== undefined &&
    request.method === 'GET' &&
    status === expectedStatus &&
    // Pages and public reads have an ETag; responses that this server writes itself have none.
    response.hasHeader('ETag') &&
    !response.hasHeader('Set-Cookie')
  if (!make && !isStored && !isPlainAnswer(context)) return undefined

  async function finish(body: Buffer): Promise<void> {
    if (make) varyByEncoding(response)
    const made = await make?.(body.toString(), encoding)
    const headers = reusableHeaders({ ...response.getHeaders(), ...made?.headers })
    const whole = { status, headers, body: made?.body ?? body }
    if (isStored) cacheResponse(key, whole, servedGeneration)
    sendWhole(context, whole)
  }
  return (body) => {
    finish(body).catch((error: unknown) => {
      log.error({ err: error }, 'the document could not be made')
      refuseRequest(context, 'internal')
    })
  }
}

function isDocument(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/html')
}

/** A call's answer goes out in one piece with its headers, so that a dying process has sent all or nothing. */
function isPlainAnswer({ area, method, response }: RequestContext): boolean {
  if (area !== 'api' || method === 'HEAD' || response.hasHeader('Content-Disposition')) return false
  return String(response.getHeader('Content-Type')).startsWith('application/json')
}

function varyByEncoding(response: ServerResponse): void {
  if (!/accept-encoding/i.test(String(response.getHeader('Vary')))) response.appendHeader('Vary', 'Accept-Encoding')
}

const singleUseHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id']

function reusableHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !singleUseHeaders.includes(name)))
}
