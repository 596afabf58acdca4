import type { RequestContext } from '../http/request-context'
import type { RouteMatch } from '../routing/find-route'
import type { IncomingHttpHeaders } from 'node:http'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The client's most preferred plain encoding; null where conditions apply. */
export function acceptedEncoding(
  { 'accept-encoding': accepted = 'identity' }: IncomingHttpHeaders,
  offered: readonly Encoding[],
): Encoding | null {
  const names = accepted.split(',').map((name) => name.trim())
  return offered.find((name) => names.includes(name)) ?? (accepted === 'identity' ? 'identity' : null)
}

export interface ResponseCacheKey {
  key: string
  encoding: Encoding
}

/** Null where the response is not shared. HEAD shares the key of GET, whose headers it gets. */
export function responseCacheKey(context: RequestContext, { url, isCached }: RouteMatch): ResponseCacheKey | null {
  const { headers } = context.request
  const encoding = acceptedEncoding(headers, isCached ? ['br', 'gzip'] : ['gzip'])
  const isRead = context.method === 'GET' || context.method === 'HEAD'
  const isForEveryone = isCached || isAnonymousCall(context)
  if (!isRead || !isForEveryone || !encoding) return null
  // Queries would let clients fill the cache; the browser's router gets another response under the same address.
  if (url.includes('?') || headers.rsc !== undefined || headers.range !== undefined) return null
  return { key: `GET ${url} ${context.language} ${encoding}`, encoding }
}

function isAnonymousCall({ area, request }: RequestContext): boolean {
  return area === 'api' && request.headers.cookie === undefined && request.headers.authorization === undefined
}
