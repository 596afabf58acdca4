import { acceptedEncoding, type Encoding } from '../http/accepted-encoding'
import type { RequestContext } from '../http/request-context'
import type { RouteMatch } from '../routing/find-route'

export interface ResponseCacheKey {
  key: string
  /** What the response must be sent in, however the client has put its wishes. */
  encoding: Encoding
}

/**
 * The key of the response that everybody gets who sends such a request; null where there is no such response. HEAD has
 * the key of GET, because it gets the same headers.
 */
export function responseCacheKey(context: RequestContext, { url, isCached }: RouteMatch): ResponseCacheKey | null {
  const { headers } = context.request
  // Brotli is ours and for documents; what else there is gets gzip alone.
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
