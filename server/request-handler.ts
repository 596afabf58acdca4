import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { acceptedLanguage } from '@/lib/i18n/language'
import { countView } from '@/lib/orders/jobs/count-views'
import { hub, shopGeneration, offeredLanguages, staffLanguages, isShopOpened } from '@/lib/platform/events'
import { log } from '@/lib/platform/log'
import { isView, pageOf } from '@/lib/platform/page-view'
import { requestScope } from '@/lib/platform/request-scope'
import { cookieValue, sessionCookieName } from '@/lib/platform/sealed-cookie'
import { refuseForOutage, serveCached } from './cache/response-cache'
import { responseCacheKey } from './cache/response-cache-key'
import { logAccess } from './http/access-log'
import { limitBody, tooLargeAt } from './http/body-limit'
import { clientAddress, isLoopback } from './http/client-address'
import { renderInTurn } from './http/page-turns'
import {
  markAsAnswered,
  needsDatabase,
  openRequests,
  redirect,
  refuseRequest,
  type RequestContext,
} from './http/request-context'
import { askNext, isPrivatePage, type Asked, type ServerContext } from './next/ask-next'
import { allowedInstead, findRoute, type Route, type RouteMatch, type Site } from './routing/find-route'
import { preferredLanguage } from './routing/locale'
import { hasValidHost, readTarget } from './routing/request-target'

export function requestHandler(server: ServerContext): RequestListener {
  return (request, response) => {
    const context = openContext(server, request, response)
    requestScope().run(context.scope, () => receive(server, context))
  }
}

function openContext(
  { isHttps, trustedProxies }: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
): RequestContext {
  const [path = '/'] = (request.url ?? '/').split('?')
  const area = path.startsWith('/api/') ? 'api' : 'page'
  const { headers } = request
  const spoken = offeredLanguages()
  const context: RequestContext = {
    request,
    response,
    scope: { requestId: randomUUID(), generation: shopGeneration() },
    arrivedAt: performance.now(),
    method: request.method ?? 'GET',
    path,
    area,
    // The API answers in the language of Accept-Language, whatever a cookie says.
    language:
      area === 'api' ? acceptedLanguage(headers['accept-language'], spoken) : preferredLanguage(headers, spoken),
    isHttps,
    clientAddress: clientAddress(request, trustedProxies),
    isFromLoopback: isLoopback(request),
    ifNoneMatch: headers['if-none-match'],
    isCached: false,
    isAnswered: false,
    onAnswered: [],
  }
  if (hub().isClosing) response.shouldKeepAlive = false
  openRequests.add(context)
  response.once('close', () => {
    openRequests.delete(context)
    markAsAnswered(context)
    logAccess(context)
  })
  return context
}

const openToAll = /^\/(_next|api)\//

/** A shop that is not open is hidden from all but the staff; calls check that themselves. */
function receive(server: ServerContext, context: RequestContext): void {
  if (isShopOpened() || openToAll.test(context.path)) return handle(server, context, { isHidden: false })
  server.isForStaff(context.request.headers).then(
    (isForStaff) => handle(server, context, { isHidden: !isForStaff }),
    (error: unknown) => {
      log.warn({ err: error }, 'it is unknown whether the request is one of the staff')
      refuseRequest(context, 'unavailable')
    },
  )
}

function handle(server: ServerContext, context: RequestContext, { isHidden }: { isHidden: boolean }): void {
  const { request, response } = context
  if (server.routes.isDevelopmentTool(context.path)) return void server.next(request, response)
  const route = routeOf(server, context, isHidden)
  if ('refusal' in route) return refuseRequest(context, route.refusal, route.allow)
  if ('redirect' in route) return redirect(context, route.redirect)
  const cached = responseCacheKey(context, route)
  if (needsDatabase(context) && hub().isDatabaseDown) return refuseForOutage(context, cached?.key, 'unavailable')
  const tooLarge = tooLargeAt(context.path)
  const mayBeRead = limitBody(request, response, () => refuseRequest(context, tooLarge))
  if (mayBeRead) answer(server, context, { match: route, cached })
}

function routeOf(server: ServerContext, context: RequestContext, isHidden: boolean): Route {
  const { request, area, language } = context
  const target = readTarget(request.url ?? '')
  if (!target || !hasValidHost(request)) return { area, language, refusal: 'malformed' }
  const route = findRoute(target, request.headers, { ...siteOf(server), isHidden })
  context.area = route.area
  if (context.area !== 'api') context.language = route.language
  const allow = allowedInstead(context)
  return allow ? { area: route.area, language: route.language, refusal: 'method_not_allowed', allow } : route
}

function siteOf({ routes }: ServerContext): Omit<Site, 'isHidden'> {
  const { categories } = hub()
  return { routes, categories, languages: offeredLanguages(), staffLanguages: staffLanguages() }
}

function answer(server: ServerContext, context: RequestContext, { match, cached }: Asked): void {
  countOnFinish(context, match)
  if (serveCached(context, cached?.key)) return
  const ask = () => void askNext(server, context, { match, cached })
  if (!isPrivatePage(context, match)) return ask()
  if (!renderInTurn(context, ask)) refuseRequest(context, 'too_many_requests')
}

/** Counts page views, from any cache; a missing page is no view. */
function countOnFinish({ request, response, area, method, path }: RequestContext, { url }: RouteMatch): void {
  if (area !== 'page' || method !== 'GET' || !isView(request.headers, path)) return
  const { cookie = '' } = request.headers
  response.once('finish', () => {
    if (response.statusCode !== 200 && response.statusCode !== 304) return
    countView(pageOf(url), { cookie: cookieValue(cookie, sessionCookieName()) })
  })
}
