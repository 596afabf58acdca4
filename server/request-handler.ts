import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hub, shopGeneration } from '@/lib/platform/events'
import { acceptedLanguage } from '@/lib/i18n/language'
import { log } from '@/lib/platform/log'
import { requestScope } from '@/lib/platform/request-scope'
import { logAccess } from './access-log'
import { applyResponseRules } from './response-rules'
import { serveCompressed, type CompressedAssets } from './compressed-assets'
import { announcesTooMuch, limitBody } from './body-limit'
import { findDestination, type RouteMatch } from './destination'
import { openRequests, markAsAnswered, needsDatabase, refuseRequest, type RequestContext } from './request-context'
import { serveCached, storeOnFinish } from './response-cache'
import { preferredLanguage } from './language'
import { refusedMethod } from './methods'
import { hasGoodHost, setTrustedHeaders } from './request-headers'
import { readTarget } from './request-target'
import type { Routes } from './routes'
import {
  cachedPagePolicy,
  dataPolicy,
  developmentPolicy,
  filePolicy,
  privatePagePolicy,
  setSecurityHeaders,
} from './security-headers'

export interface ServerContext {
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  routes: Routes
  assets: CompressedAssets
  trustedProxies: number
  isHttps: boolean
  isDevelopment: boolean
  isClosing: () => boolean
}

/** Handles every request before Next sees it, and every response before the client does. */
export function requestHandler(serverContext: ServerContext): RequestListener {
  return (request, response) => {
    const context = begin(serverContext, request, response)
    requestScope().run(context.scope, () => receive(serverContext, context))
  }
}

function begin({ isHttps }: ServerContext, request: IncomingMessage, response: ServerResponse): RequestContext {
  const [path = '/'] = (request.url ?? '/').split('?')
  const area = path.startsWith('/api/') ? 'api' : 'page'
  const { headers } = request
  const context: RequestContext = {
    request,
    response,
    scope: { requestId: randomUUID(), generation: shopGeneration() },
    arrivedAt: performance.now(),
    method: request.method ?? 'GET',
    path,
    area,
    // Programs are answered in the language that they accept, whatever a cookie says.
    language: area === 'api' ? acceptedLanguage(headers['accept-language']) : preferredLanguage(headers),
    isHttps,
    isCached: false,
    isAnswered: false,
    waiting: [],
  }
  openRequests.add(context)
  response.once('close', () => {
    openRequests.delete(context)
    markAsAnswered(context)
    logAccess(context)
  })
  return context
}

function receive(serverContext: ServerContext, context: RequestContext): void {
  const { request } = context
  if (serverContext.routes.isDevelopmentTool(context.path)) return void serverContext.next(request, context.response)
  const target = readTarget(request.url ?? '')
  if (!target || !hasGoodHost(request)) return refuseRequest(context, 'malformed')
  const known = { routes: serverContext.routes, categoryNames: hub().categoryNames }
  const destination = findDestination(target, request.headers, known)
  context.area = destination.area
  if (context.area !== 'api') context.language = destination.language
  const allow = refusedMethod(context)
  if (allow) return refuseRequest(context, 'method_not_allowed', allow)
  if ('refusal' in destination) return refuseRequest(context, destination.refusal)
  if ('redirect' in destination) return redirect(context, destination.redirect)
  if (needsDatabase(context) && hub().isDatabaseDown) return refuseRequest(context, 'unavailable')
  limitBody(request, () => refuseRequest(context, 'too_large'))
  if (announcesTooMuch(request)) return refuseRequest(context, 'too_large')
  passToNext(serverContext, context, destination)
}

function redirect(context: RequestContext, location: string): void {
  const { response } = context
  markAsAnswered(context)
  setSecurityHeaders(response, dataPolicy, context.isHttps)
  response.setHeader('X-Request-Id', context.scope.requestId)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Location', location)
  response.writeHead(308)
  response.end()
}

function passToNext(serverContext: ServerContext, context: RequestContext, routeMatch: RouteMatch): void {
  if (serveCached(context, routeMatch, serverContext.isClosing())) return
  const { request, response } = context
  const contentPolicy = policyOf(serverContext, context, routeMatch)
  context.isCached = routeMatch.isCached
  setTrustedHeaders(context, {
    trustedProxies: serverContext.trustedProxies,
    contentPolicy: isPrivatePage(context, routeMatch) ? contentPolicy : null,
    isStatusPinned: routeMatch.status !== undefined,
  })
  if (routeMatch.isLanguageNegotiated && request.headers.rsc) {
    // The router of the browser reads from it which page it got under the address that it asked for.
    response.setHeader('x-nextjs-rewritten-path', routeMatch.url.split('?')[0] ?? '/')
  }
  // Before Next lays its compression over the response, so that what is stored is what is sent.
  storeOnFinish(context, routeMatch)
  request.url = routeMatch.url
  applyResponseRules(context, { routeMatch, contentPolicy, isLast: serverContext.isClosing })
  if (context.area === 'asset' && serveCompressed(context, serverContext.assets)) return
  if (/100-continue/i.test(request.headers.expect ?? '')) response.writeContinue()
  serverContext.next(request, response).catch((error: unknown) => {
    if (!context.isAnswered) log.error({ err: error }, 'the request could not be answered')
    refuseRequest(context, 'internal')
  })
}

function isPrivatePage({ area }: RequestContext, { isCached }: RouteMatch): boolean {
  return area === 'admin' || (area === 'page' && !isCached)
}

function policyOf({ isDevelopment }: ServerContext, context: RequestContext, routeMatch: RouteMatch): string {
  if (context.area === 'api' || context.area === 'media') return dataPolicy
  if (context.area === 'asset' || context.area === 'file') return filePolicy
  if (isDevelopment) return developmentPolicy
  return isPrivatePage(context, routeMatch) ? privatePagePolicy() : cachedPagePolicy
}
