import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { GenerationCache } from '@/lib/platform/cache'
import { markAsAnswered, type RequestContext } from '../http/request-context'
import { sendInstead } from '../http/response-override'

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

/** The last of each page, however old: for the time in which the database is away, and nothing new can be made. */
const lastPages = new LRUCache<string, WholeResponse>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ body }) => body.length + 1024,
})

/** Under this name in `Server-Timing` the page learns that it is not of now; app/_client/stale-page.tsx says so. */
const staleMark = 'stale'

/** False if the page was never answered under this key. */
export function serveLast(context: RequestContext, key: string | undefined): boolean {
  const last = key === undefined ? undefined : lastPages.get(key)
  if (!last) return false
  const { etag: _, ...headers } = last.headers
  sendWhole(context, { ...last, headers: { ...headers, 'cache-control': 'no-store', 'server-timing': staleMark } })
  return true
}

/**
 * Answers from memory what was answered before under the same key: most of what a cached page costs is the way through
 * the framework. False if it has to be answered anew.
 */
export function serveCached(context: RequestContext, key: string | undefined): boolean {
  const cached = key === undefined ? undefined : responses.get(key)
  if (cached) sendWhole(context, cached)
  return cached !== undefined
}

/** Of `generation`, in which the page cache or a public read had it. */
export function cacheResponse(key: string, response: WholeResponse, generation: number): void {
  responses.set(key, response, generation)
  if (response.headers['content-type']?.toString().startsWith('text/html')) lastPages.set(key, response)
}

/** Sends a response that is known as a whole, or that the client has it already. */
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
