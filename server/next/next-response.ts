import type { ServerResponse } from 'node:http'
import { hub } from '@/lib/platform/events'
import { refusalForOutage } from '@/lib/platform/database/database-error'
import { Refusal } from '@/lib/platform/refusal'
import { sharedFault } from '@/lib/platform/requests/request-scope'
import { cacheResponse } from '../cache/response-cache'
import type { RequestContext } from '../http/request-context'
import { setHeaders, type Head } from '../http/response-override'
import { securityHeaders } from '../http/security-headers'

/** When Next sends its headers. Throws a refusal where it failed for want of the database. */
export function headOf(context: RequestContext, nextStatus: number, contentPolicy: string): Head {
  const { match, scope } = context
  const outage = nextStatus === 500 && outageBehind(context)
  if (outage) throw outage
  const status = nextStatus === 200 ? (match.status ?? scope.status ?? nextStatus) : nextStatus
  setOwnHeaders(context, status, contentPolicy)
  return { status, make: makerOfWhole(context, status) }
}

/** A page that fails for want of the database is a 503 with Retry-After. */
function outageBehind({ scope }: RequestContext): Refusal | null {
  return refusalForOutage(scope.fault ?? sharedFault()) ?? (hub().isListening ? null : new Refusal('unavailable'))
}

function setOwnHeaders(context: RequestContext, status: number, contentPolicy: string): void {
  const { server, response, area, match, scope } = context
  const policy = { 'Content-Security-Policy': contentPolicy }
  setHeaders(response, { ...securityHeaders(server.isHttps), ...policy, 'X-Request-Id': scope.requestId })
  // What proxy.ts told Next.
  response.removeHeader('x-middleware-rewrite')
  if (area === 'api') removeRouterFromVary(response)
  // From proxy.ts Next takes no Vary over.
  if (match.isLanguageNegotiated) response.appendHeader('Vary', 'Cookie, Accept-Language')
  if (area === 'admin' || (status >= 500 && area !== 'api')) response.setHeader('Cache-Control', 'no-store')
  response.removeHeader('x-nextjs-stale-time')
}

/** Next names the headers of its router, on which no call depends. */
function removeRouterFromVary(response: ServerResponse): void {
  const names = [response.getHeader('Vary') ?? []].flat().join(', ').split(/, */)
  const others = names.filter((name) => name && !/^(rsc|next-)/i.test(name))
  if (others.length > 0) response.setHeader('Vary', others.join(', '))
  else response.removeHeader('Vary')
}

/** A page for everyone, of which the router of the browser gets only the data. */
export function isSharedDocument({ server, request, match }: RequestContext): boolean {
  return match.isCached && server.makeDocument !== null && request.headers.rsc === undefined
}

/** Null where the response is sent as it comes. */
function makerOfWhole(context: RequestContext, status: number): Head['make'] {
  const { server, request, response, scope, match, encoding, cacheKey } = context
  const make = isSharedDocument(context) && typeOf(response).startsWith('text/html') ? server.makeDocument : null
  // Next may share a render that began before a change; only what came from a cache here is known to be fresh.
  const { servedGeneration } = scope
  const isStored =
    cacheKey !== null &&
    servedGeneration !== undefined &&
    request.method === 'GET' &&
    status === (match.status ?? 200) &&
    // Pages and public reads have an ETag; responses that this server writes itself have none.
    response.hasHeader('ETag') &&
    !response.hasHeader('Set-Cookie')
  if (!make && !isStored && !isPlainAnswer(context)) return null
  return async (body) => {
    if (make) varyByEncoding(response)
    const made = await make?.(body.toString(), encoding ?? 'identity')
    const { 'content-length': _, ...headers } = { ...response.getHeaders(), ...made?.headers }
    const whole = { status, headers, body: made?.body ?? body }
    if (isStored) cacheResponse(cacheKey, whole, servedGeneration)
    return whole
  }
}

/** A call's answer goes out in one piece with its headers, so that a dying process has sent all or nothing. */
function isPlainAnswer({ area, method, response }: RequestContext): boolean {
  if (area !== 'api' || method === 'HEAD' || response.hasHeader('Content-Disposition')) return false
  return typeOf(response).startsWith('application/json')
}

function typeOf(response: ServerResponse): string {
  return String(response.getHeader('Content-Type'))
}

function varyByEncoding(response: ServerResponse): void {
  if (!/accept-encoding/i.test(String(response.getHeader('Vary')))) response.appendHeader('Vary', 'Accept-Encoding')
}
