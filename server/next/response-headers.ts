import type { ServerResponse } from 'node:http'
import { hub } from '@/lib/platform/events'
import { isShopOpened } from '@/lib/platform/opened-shop'
import { refusalForOutage } from '@/lib/platform/outage'
import { sharedFault } from '@/lib/platform/request-scope'
import type { RefusalCode } from '@/lib/platform/refusals'
import type { RequestContext } from '../http/request-context'
import { setSecurityHeaders } from '../http/security-headers'
import type { RouteMatch } from '../routing/find-route'

const revalidated = 'public, max-age=0, must-revalidate'

/** A page that fails for want of the database is a 503, which says when to try again. */
export function outageBehind({ scope }: RequestContext): RefusalCode | null {
  return refusalForOutage(scope.fault ?? sharedFault())?.code ?? (hub().isListening ? null : 'unavailable')
}

/** Replaces cache rules and security headers of a response of Next. */
export function setHeaders(
  { response, area, isHttps, scope }: RequestContext,
  { match, contentPolicy, status }: { match: RouteMatch; contentPolicy: string; status: number },
): void {
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
  if (area === 'api') removeRouterFromVary(response)
  if (area === 'file' && status < 400) response.setHeader('Cache-Control', revalidated)
}

/** Next names what its router sends, on which no call depends. */
function removeRouterFromVary(response: ServerResponse): void {
  const names = [response.getHeader('Vary') ?? []].flat().join(', ').split(/, */)
  const others = names.filter((name) => name && !/^(rsc|next-)/i.test(name))
  if (others.length > 0) response.setHeader('Vary', others.join(', '))
  else response.removeHeader('Vary')
}
