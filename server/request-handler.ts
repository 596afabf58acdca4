import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hub, shopGeneration } from '@/lib/platform/events'
import { acceptedLanguage } from '@/lib/i18n/language'
import { log } from '@/lib/platform/log'
import { offeredLanguages, staffLanguages } from '@/lib/platform/offered-languages'
import { isShopOpened } from '@/lib/platform/opened-shop'
import type { RefusalCode } from '@/lib/platform/refusals'
import { requestScope } from '@/lib/platform/request-scope'
import { serveCached, serveLast } from './cache/response-cache'
import { responseCacheKey, type ResponseCacheKey } from './cache/response-cache-key'
import type { MakeDocument } from './next/shared-document'
import { acceptedEncoding } from './http/accepted-encoding'
import { logAccess } from './http/access-log'
import { declaresTooMuch, limitBody, tooLargeAt } from './http/body-limit'
import { clientAddress } from './http/client-address'
import { serveCompressed, type CompressedAssets } from './http/compressed-assets'
import { renderInTurn } from './http/page-turns'
import { openRequests, markAsAnswered, needsDatabase, refuseRequest, type RequestContext } from './http/request-context'
import {
  cachedPagePolicy,
  dataPolicy,
  developmentPolicy,
  filePolicy,
  framedPagePolicy,
  privatePagePolicy,
  setSecurityHeaders,
} from './http/security-headers'
import { overrideResponse } from './http/response-override'
import { outageBehind, setHeaders } from './next/response-headers'
import { setTrustedHeaders } from './next/trusted-headers'
import { wholeResponse } from './next/whole-response'
import { allowedInstead, findRoute, type RouteMatch, type Site } from './routing/find-route'
import { preferredLanguage } from './routing/locale'
import { hasValidHost, readTarget } from './routing/request-target'
import type { Routes } from './routing/routes'
import { countOnFinish } from './view-counter'

export interface ServerContext {
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  routes: Routes
  assets: CompressedAssets
  /** Null in development, where documents are sent as Next writes them. */
  makeDocument: MakeDocument | null
  trustedProxies: number
  isHttps: boolean
  isDevelopment: boolean
  /** Whether the request is one of the staff, who sees the shop before it is open. */
  isForStaff: (headers: IncomingHttpHeaders) => Promise<boolean>
}

/** Handles every request: refuses, redirects, answers from memory, or lets Next answer under the shop's own headers. */
export function requestHandler(server: ServerContext): RequestListener {
  return (request, response) => {
    const context = openContext(server, request, response)
    requestScope().run(context.scope, () => receive(server, context))
  }
}

function openContext({ isHttps }: ServerContext, request: IncomingMessage, response: ServerResponse): RequestContext {
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
    ifNoneMatch: headers['if-none-match'],
    isCached: false,
    isAnswered: false,
    onAnswered: [],
  }
  // The answer then carries `Connection: close`, whoever writes it.
  if (hub().isClosing) response.shouldKeepAlive = false
  openRequests.add(context)
  response.once('close', () => {
    openRequests.delete(context)
    markAsAnswered(context)
    logAccess(context)
  })
  return context
}

const forAnybody = /^\/(_next|api)\//

/** Before the shop is open it is hidden from all but the staff; calls know that by themselves. */
function receive(server: ServerContext, context: RequestContext): void {
  if (isShopOpened() || forAnybody.test(context.path)) return handle(server, context, { isHidden: false })
  server.isForStaff(context.request.headers).then(
    (isForStaff) => handle(server, context, { isHidden: !isForStaff }),
    (error: unknown) => {
      log.warn({ err: error }, 'nobody knows whether the request is one of the staff')
      refuseRequest(context, 'unavailable')
    },
  )
}

function handle(server: ServerContext, context: RequestContext, { isHidden }: { isHidden: boolean }): void {
  const { request } = context
  if (server.routes.isDevelopmentTool(context.path)) return void server.next(request, context.response)
  const target = readTarget(request.url ?? '')
  if (!target || !hasValidHost(request)) return refuseRequest(context, 'malformed')
  const route = findRoute(target, request.headers, { ...siteOf(server), isHidden })
  context.area = route.area
  if (context.area !== 'api') context.language = route.language
  const allow = allowedInstead(context)
  if (allow) return refuseRequest(context, 'method_not_allowed', allow)
  if ('refusal' in route) return refuseRequest(context, route.refusal)
  if ('redirect' in route) return redirect(context, route.redirect)
  if (needsDatabase(context) && hub().isDatabaseDown) {
    return refuseForOutage(context, responseCacheKey(context, route)?.key, 'unavailable')
  }
  const tooLarge = tooLargeAt(context.path)
  limitBody(request, context.response, () => refuseRequest(context, tooLarge))
  if (declaresTooMuch(request)) return refuseRequest(context, tooLarge)
  answer(server, context, route)
}

/** A page that was answered before is shown once more: a guest who reads the menu need not know of the database. */
function refuseForOutage(context: RequestContext, key: string | undefined, code: RefusalCode): void {
  if (!serveLast(context, key)) refuseRequest(context, code)
}

function siteOf({ routes }: ServerContext): Omit<Site, 'isHidden'> {
  const { categories } = hub()
  return { routes, categories, languages: offeredLanguages(), staffLanguages: staffLanguages() }
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

function answer(server: ServerContext, context: RequestContext, match: RouteMatch): void {
  countOnFinish(context, match)
  const cached = responseCacheKey(context, match)
  if (serveCached(context, cached?.key)) return
  const ask = () => void askNext(server, context, { match, cached })
  if (!isPrivatePage(context, match)) return ask()
  const client = clientAddress(context.request, server.trustedProxies)
  if (!renderInTurn(client, context, ask)) refuseRequest(context, 'too_many_requests')
}

interface Asked {
  match: RouteMatch
  cached: ResponseCacheKey | null
}

async function askNext(server: ServerContext, context: RequestContext, { match, cached }: Asked): Promise<void> {
  const { request, response } = context
  const contentPolicy = policyOf(server, context, match)
  context.isCached = match.isCached
  setTrustedHeaders(context, {
    trustedProxies: server.trustedProxies,
    contentPolicy: isPrivatePage(context, match) ? contentPolicy : null,
    hasFixedStatus: match.status !== undefined,
  })
  const [inside = '/'] = match.url.split('?')
  // The browser's router reads from it which page it got under the address that it asked for.
  if (request.headers.rsc && inside !== context.path) response.setHeader('x-nextjs-rewritten-path', inside)
  // What is cached for everybody is rendered without the query of the first visitor: Next writes it into the page.
  request.url = match.isCached ? inside : match.url
  decideOnHead(server, context, { match, cached, contentPolicy })
  if (context.area === 'asset' && serveCompressed(context, server.assets)) return
  if (/100-continue/i.test(request.headers.expect ?? '')) response.writeContinue()
  try {
    await server.next(request, response)
  } catch (error) {
    if (!context.isAnswered) log.error({ err: error }, 'the request could not be answered')
    refuseRequest(context, 'internal')
  }
}

function decideOnHead(
  { makeDocument }: ServerContext,
  context: RequestContext,
  { match, cached, contentPolicy }: Asked & { contentPolicy: string },
): void {
  const { request, scope } = context
  const isShared = match.isCached && makeDocument !== null && request.headers.rsc === undefined
  const wanted = {
    key: cached?.key,
    encoding: cached?.encoding ?? acceptedEncoding(request.headers, ['br', 'gzip']) ?? 'identity',
    makeDocument: isShared ? makeDocument : null,
    expectedStatus: match.status ?? 200,
  }
  if (isShared) askForWhole(request)
  // Next would weigh `identity, gzip` in its own way, and the memory would keep the plain body for everybody.
  else if (cached) request.headers['accept-encoding'] = cached.encoding
  overrideResponse(context.response, (nextStatus) => {
    if (context.isAnswered) return null
    const outage = nextStatus === 500 && outageBehind(context)
    if (outage) {
      refuseForOutage(context, cached?.key, outage)
      return null
    }
    const status = nextStatus === 200 ? (match.status ?? scope.status ?? nextStatus) : nextStatus
    setHeaders(context, { match, contentPolicy, status })
    const hold = wholeResponse(context, wanted, status)
    if (hold) return { status, hold }
    markAsAnswered(context)
    return { status }
  })
}

/**
 * Lets Next send all of a page that everybody shares, also to a client that has it or wants its headers alone: these depend
 * on what is in it, and a browser takes them over from an answer without body. It is compressed when it is made.
 */
function askForWhole(request: IncomingMessage): void {
  request.method = 'GET'
  delete request.headers['if-none-match']
  delete request.headers['accept-encoding']
}

function isPrivatePage({ area }: RequestContext, { isCached }: RouteMatch): boolean {
  return area === 'admin' || (area === 'page' && !isCached)
}

/** Of a look that is not published yet: the one page that is shown inside of another. */
const isPreview = /^\/[^/]+\/look-preview(\?|$)/

function policyOf({ isDevelopment }: ServerContext, context: RequestContext, match: RouteMatch): string {
  if (context.area === 'api' || context.area === 'media') return dataPolicy
  if (context.area === 'asset' || context.area === 'file') return filePolicy
  if (isDevelopment) return developmentPolicy
  if (!isPrivatePage(context, match)) return cachedPagePolicy()
  const nonce = randomBytes(16).toString('base64')
  context.scope.nonce = nonce
  return isPreview.test(match.url) ? framedPagePolicy(nonce) : privatePagePolicy(nonce)
}
