import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { hub } from '@/lib/platform/events'
import { markAsAnswered, refuseRequest, type RequestContext } from '../http/request-context'
import { setSecurityHeaders } from '../http/security-headers'
import { isShopOpened } from '@/lib/platform/opened-shop'
import { refusalForOutage } from '@/lib/platform/outage'
import type { RefusalCode } from '@/lib/platform/refusals'
import type { RouteMatch } from '../routing/find-route'

export interface HeaderRules {
  match: RouteMatch
  contentPolicy: string
}

const revalidated = 'public, max-age=0, must-revalidate'

/** Replaces cache rules, security headers and the status in Next's response at the moment in which it sends its headers. */
export function overrideHeaders(context: RequestContext, rules: HeaderRules): void {
  const { response } = context
  const writeHead = response.writeHead
  response.writeHead = function (status: number, ...rest: unknown[]) {
    if (context.isAnswered) return response
    setAll(response, rest.find((entry) => typeof entry === 'object') as OutgoingHttpHeaders | undefined)
    const outage = status === 500 && outageBehind(context)
    if (outage) {
      refuseRequest(context, outage)
      return response
    }
    const finalStatus = status === 200 ? (rules.match.status ?? context.scope.status ?? status) : status
    setHeaders(context, rules, finalStatus)
    markAsAnswered(context)
    return writeHead.call(response, finalStatus)
  }
}

/** A page that fails for want of the database is a 503, which says when to try again. */
function outageBehind({ scope }: RequestContext): RefusalCode | null {
  return refusalForOutage(scope.fault)?.code ?? (hub().isListening ? null : 'unavailable')
}

function setHeaders(context: RequestContext, { match, contentPolicy }: HeaderRules, status: number): void {
  const { response, area, isHttps, scope } = context
  response.setHeader('X-Request-Id', scope.requestId)
  setSecurityHeaders(response, contentPolicy, isHttps)
  if (match.isLanguageNegotiated) response.appendHeader('Vary', 'Cookie, Accept-Language')
  if (area === 'page' || area === 'admin') {
    // Next would let proxies and browsers keep a page after the menu has changed. Before the shop is open, one address
    // shows something else to the staff than to guests.
    const isForEveryone = match.isCached && status < 500 && isShopOpened()
    response.setHeader('Cache-Control', isForEveryone ? revalidated : 'no-store')
    response.removeHeader('x-nextjs-stale-time')
  }
  if (area === 'file' && status < 400) response.setHeader('Cache-Control', revalidated)
}

function setAll(response: ServerResponse, headers: OutgoingHttpHeaders | undefined): void {
  for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) response.setHeader(name, value)
}
