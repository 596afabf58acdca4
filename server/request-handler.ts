import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { acceptedLanguage } from '@/lib/i18n/language'
import { countView } from '@/lib/orders/jobs/count-views'
import { hub, shopGeneration, offeredLanguages, staffLanguages, isShopOpened } from '@/lib/platform/events'
import { log } from '@/lib/platform/process/log'
import { isView, pageOf } from '@/lib/platform/requests/page-view'
import { Refusal } from '@/lib/platform/refusal'
import { refusals } from '@/lib/platform/refusals'
import { requestScope } from '@/lib/platform/requests/request-scope'
import { cookieValue, sessionCookieName } from '@/lib/platform/requests/sealed-cookie'
import { acceptedEncoding, cachedResponse, lastPage, responseCacheKey } from './cache/response-cache'
import { logAccess } from './http/access-log'
import { limitBody } from './http/body-limit'
import { clientAddress, isLoopback } from './http/client-address'
import { renderInTurn } from './http/page-turns'
import { refuseRequest } from './http/refuse-request'
import {
  isAnswered,
  needsDatabase,
  openRequests,
  type RequestContext,
  type ServerContext,
  type WholeResponse,
} from './http/request-context'
import { sendWhole } from './http/response-override'
import { dataPolicy } from './http/security-headers'
import { askNext, isPrivatePage } from './next/ask-next'
import { findRoute, methodsAt, type Route } from '@/lib/routing/find-route'
import { preferredLanguage } from '@/lib/routing/locale'
import { readTarget } from '@/lib/routing/request-target'
import { hasValidHost } from './http/valid-host'

export function requestHandler(server: ServerContext): RequestListener {
  return (request, response) => {
    const context = openContext(server, request, response)
    requestScope().run(context.scope, () => void receive(context))
  }
}

function openContext(server: ServerContext, request: IncomingMessage, response: ServerResponse): RequestContext {
  const [path = '/'] = (request.url ?? '/').split('?')
  const area = path.startsWith('/api/') ? 'api' : 'page'
  const { headers } = request
  const spoken = offeredLanguages()
  const client = { address: clientAddress(request, server.trustedProxies), isLoopback: isLoopback(request) }
  const context: RequestContext = {
    server,
    request,
    response,
    scope: { requestId: randomUUID(), generation: shopGeneration(), client },
    arrivedAt: performance.now(),
    method: request.method ?? 'GET',
    path,
    area,
    // The API answers in the language of Accept-Language, whatever a cookie says.
    language:
      area === 'api' ? acceptedLanguage(headers['accept-language'], spoken) : preferredLanguage(headers, spoken),
    ifNoneMatch: headers['if-none-match'],
    match: { url: path, isCached: false, isLanguageNegotiated: false },
    encoding: null,
    cacheKey: null,
  }
  if (hub().isClosing) response.shouldKeepAlive = false
  openRequests.add(context)
  response.once('close', () => {
    openRequests.delete(context)
    logAccess(context)
  })
  return context
}

/** What the server answers without Next is returned or thrown to here, where it is sent. */
async function receive(context: RequestContext): Promise<void> {
  try {
    const whole = await handle(context)
    if (whole) sendWhole(context, whole)
  } catch (error) {
    if (isAnswered(context)) return
    if (!(error instanceof Refusal)) log.error({ err: error }, 'the request could not be answered')
    const code = error instanceof Refusal ? error.code : 'internal'
    const last = refusals[code].status === 503 && lastPage(context)
    if (last) sendWhole(context, last)
    else refuseRequest(context, code)
  }
}

async function handle(context: RequestContext): Promise<WholeResponse | void> {
  const { server } = context
  const isHidden = mayBeHidden(context) && !(await isForStaff(context))
  if (server.routes.isDevelopmentTool(context.path)) return server.next(context.request, context.response)
  const route = routeOf(context, isHidden)
  if ('redirect' in route) return redirectTo(route)
  context.match = route
  context.scope.route = route
  context.encoding = acceptedEncoding(context)
  context.cacheKey = responseCacheKey(context)
  if (needsDatabase(context) && hub().isDatabaseDown) throw new Refusal('unavailable')
  limitBody(context)
  countOnFinish(context)
  const ask = () => askNext(context)
  return (
    cachedResponse(context) ??
    (context.encoding === 'br' ? server.assets.get(context.path) : undefined) ??
    (isPrivatePage(context) ? renderInTurn(context.scope.client?.address ?? '', ask) : ask())
  )
}

const openToAll = /^\/(_next|api)\//

/** A shop that is not open is hidden from all but the staff; calls check that themselves. */
function mayBeHidden({ path }: RequestContext): boolean {
  return !isShopOpened() && !openToAll.test(path)
}

async function isForStaff({ server, request }: RequestContext): Promise<boolean> {
  try {
    return await server.isForStaff(request.headers)
  } catch (error) {
    log.warn({ err: error }, 'it is unknown whether the request is one of the staff')
    throw new Refusal('unavailable')
  }
}

function routeOf(context: RequestContext, isHidden: boolean): Exclude<Route, { refusal: unknown }> {
  const { server, request, method, path } = context
  const target = readTarget(request.url ?? '')
  if (!target || !hasValidHost(request)) throw new Refusal('malformed')
  const { categories } = hub()
  const languages = { languages: offeredLanguages(), staffLanguages: staffLanguages() }
  const route = findRoute(target, request.headers, { routes: server.routes, categories, ...languages, isHidden })
  context.area = route.area
  if (context.area !== 'api') context.language = route.language
  if (!methodsAt(path).includes(method)) throw new Refusal('method_not_allowed')
  if ('refusal' in route) throw new Refusal(route.refusal)
  return route
}

function redirectTo({ redirect, isTemporary = false }: Extract<Route, { redirect: string }>): WholeResponse {
  const headers = { 'Content-Security-Policy': dataPolicy, 'Cache-Control': 'no-store', Location: redirect }
  return { status: isTemporary ? 307 : 308, headers, body: Buffer.alloc(0) }
}

/** Counts page views, from any cache; a missing page is no view. */
function countOnFinish({ request, response, area, method, path, match }: RequestContext): void {
  if (area !== 'page' || method !== 'GET' || !isView(request.headers, path)) return
  const { cookie = '' } = request.headers
  response.once('finish', () => {
    if (response.statusCode !== 200 && response.statusCode !== 304) return
    countView(pageOf(match.url), { cookie: cookieValue(cookie, sessionCookieName()) })
  })
}
