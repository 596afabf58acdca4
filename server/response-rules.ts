import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { hub } from '@/lib/platform/events'
import type { RouteMatch } from './destination'
import { markAsAnswered, refuseRequest, type RequestContext } from './request-context'
import { setSecurityHeaders } from './security-headers'

export interface ResponseRules {
  routeMatch: RouteMatch
  contentPolicy: string
  /** No further request on this connection. */
  isLast: () => boolean
}

const revalidated = 'public, max-age=0, must-revalidate'

/** Lays the shop's own rules over what Next answers, when the headers are written. */
export function applyResponseRules(context: RequestContext, rules: ResponseRules): void {
  const { response } = context
  const writeHead = response.writeHead
  response.writeHead = function (status: number, ...rest: unknown[]) {
    if (context.isAnswered) return response
    setAll(response, rest.find((entry) => typeof entry === 'object') as OutgoingHttpHeaders | undefined)
    // A page that cannot be rendered without the database is an outage, not a bug.
    if (status === 500 && !hub().isListening) {
      refuseRequest(context, 'unavailable')
      return response
    }
    const final = status === 200 ? (rules.routeMatch.status ?? context.scope.status ?? status) : status
    setHeaders(context, rules, final)
    markAsAnswered(context)
    return writeHead.call(response, final)
  }
}

function setHeaders(
  context: RequestContext,
  { routeMatch, contentPolicy, isLast }: ResponseRules,
  status: number,
): void {
  const { response, area, isHttps, scope } = context
  response.setHeader('X-Request-Id', scope.requestId)
  setSecurityHeaders(response, contentPolicy, isHttps)
  if (routeMatch.isLanguageNegotiated) response.appendHeader('Vary', 'Cookie, Accept-Language')
  if (area === 'page' || area === 'admin') {
    // Next would let proxies and browsers keep a page that the kitchen has just changed.
    response.setHeader('Cache-Control', routeMatch.isCached && status < 500 ? revalidated : 'no-store')
    response.removeHeader('x-nextjs-stale-time')
  }
  if (area === 'file' && status < 400) response.setHeader('Cache-Control', revalidated)
  if (isLast()) response.setHeader('Connection', 'close')
}

function setAll(response: ServerResponse, headers: OutgoingHttpHeaders | undefined): void {
  for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) response.setHeader(name, value)
}
