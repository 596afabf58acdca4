import { LRUCache } from 'lru-cache'
import { shopGeneration } from '@/lib/platform/events'
import { cookieName, cookieValue, sessionCookieName } from '@/lib/platform/requests/sealed-cookie'
import type { RequestContext, WholeResponse } from '../http/request-context'
import type { Encoding } from '../next/shared-document'

interface CachedResponse {
  response: WholeResponse
  generation: number
}

const maxSize = 48 * 1024 * 1024

/** The newest of each; one of an older generation is for the time of a database outage alone. */
const responses = new LRUCache<string, CachedResponse>({
  maxSize,
  // The whole menu of a shop with thousands of dishes has room, and nothing pushes out all the rest.
  maxEntrySize: maxSize / 4,
  sizeCalculation: ({ response }) => response.body.length + 1024,
})

/** `generation` is the one in which the page cache had it, or a public read was asked for. */
export function cacheResponse(key: string, response: WholeResponse, generation: number): void {
  if (generation === shopGeneration()) responses.set(key, { response, generation })
}

/** Most of a cached page's cost is the way through the framework. */
export function cachedResponse({ cacheKey }: RequestContext): WholeResponse | undefined {
  const cached = responses.get(cacheKey ?? '')
  return cached?.generation === shopGeneration() ? cached?.response : undefined
}

/** The `Server-Timing` entry by which app/_client/stale-page.tsx knows that the page is old. */
const staleMark = 'stale'

/** During an outage an old page is better than none. */
export function lastPage({ area, cacheKey }: RequestContext): WholeResponse | undefined {
  const last = area === 'page' ? responses.get(cacheKey ?? '')?.response : undefined
  if (!last) return undefined
  const { etag: _, ...headers } = last.headers
  return { ...last, headers: { ...headers, 'cache-control': 'no-store', 'server-timing': staleMark } }
}

export function acceptedEncoding({ area, request }: RequestContext): Encoding | null {
  const accepted = request.headers['accept-encoding'] ?? 'identity'
  const names = accepted.split(',').map((name) => name.trim())
  // Calls are compressed by Next, with gzip alone.
  const offered: readonly Encoding[] = area === 'api' ? ['gzip'] : ['br', 'gzip']
  return offered.find((name) => names.includes(name)) ?? (accepted === 'identity' ? 'identity' : null)
}

/** Null where the response is not shared. HEAD shares the key of GET, whose headers it gets. */
export function responseCacheKey(context: RequestContext): string | null {
  const { method, request, match, language, encoding } = context
  const isRead = method === 'GET' || method === 'HEAD'
  const isForEveryone = match.isCached || isAnonymousCall(context)
  if (!isRead || !isForEveryone || !encoding) return null
  // Queries would let clients fill the cache; the browser's router gets another response under the same address.
  if (match.url.includes('?') || request.headers.rsc !== undefined || request.headers.range !== undefined) return null
  return `GET ${match.url} ${language} ${encoding}`
}

function isAnonymousCall({ area, request }: RequestContext): boolean {
  const { cookie = '', authorization } = request.headers
  const hasSession = [sessionCookieName(), cookieName('device')].some((name) => cookieValue(cookie, name) !== null)
  return area === 'api' && authorization === undefined && !hasSession
}
