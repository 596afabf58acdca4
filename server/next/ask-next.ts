import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { hub, isShopOpened } from '@/lib/platform/events'
import { log } from '@/lib/platform/log'
import { refusalForOutage } from '@/lib/platform/database-error'
import type { RefusalCode } from '@/lib/platform/refusals'
import { sharedFault } from '@/lib/platform/request-scope'
import { ownCookies } from '@/lib/platform/sealed-cookie'
import { refuseForOutage, wholeResponse } from '../cache/response-cache'
import { acceptedEncoding, type ResponseCacheKey } from '../cache/response-cache-key'
import { serveCompressed, type CompressedAssets } from '../http/compressed-assets'
import { markAsAnswered, refuseRequest, type RequestContext } from '../http/request-context'
import { overrideResponse } from '../http/response-override'
import {
  cachedPagePolicy,
  dataPolicy,
  developmentPolicy,
  assetPolicy,
  filePolicy,
  framedPagePolicy,
  privatePagePolicy,
  setSecurityHeaders,
} from '../http/security-headers'
import type { RouteMatch } from '../routing/find-route'
import type { Routes } from '../routing/routes'
import type { MakeDocument } from './shared-document'

export interface ServerContext {
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  routes: Routes
  assets: CompressedAssets
  /** Null in development, where documents are sent as Next writes them. */
  makeDocument: MakeDocument | null
  trustedProxies: number
  isHttps: boolean
  isDevelopment: boolean
  /** Whether the request is by staff, who see the shop before it is open. */
  isForStaff: (headers: IncomingHttpHeaders) => Promise<boolean>
}

export interface Asked {
  match: RouteMatch
  cached: ResponseCacheKey | null
}

export async function askNext(server: ServerContext, context: RequestContext, { match, cached }: Asked): Promise<void> {
  const { request, response } = context
  const contentPolicy = policyOf(server, context, match)
  context.isCached = match.isCached
  setTrustedHeaders(context, {
    contentPolicy: isPrivatePage(context, match) ? contentPolicy : null,
    hasFixedStatus: match.status !== undefined,
  })
  const [inside = '/'] = match.url.split('?')
  // The browser's router reads from it which page it got under the requested address.
  if (request.headers.rsc && inside !== context.path) response.setHeader('x-nextjs-rewritten-path', inside)
  // Cached pages are rendered without the first visitor's query, which Next would write into the page.
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
  // Next would weigh `identity, gzip` in its own way, and the cache would store the plain body.
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
    const onBody = wholeResponse(context, wanted, status)
    if (onBody) return { status, onBody }
    markAsAnswered(context)
    return { status }
  })
}

/** Also for a conditional or HEAD request: the headers depend on the content. It is compressed later. */
function askForWhole(request: IncomingMessage): void {
  request.method = 'GET'
  delete request.headers['if-none-match']
  delete request.headers['accept-encoding']
}

const isPreview = /^\/[^/]+\/look-preview(\?|$)/

function policyOf({ isDevelopment }: ServerContext, context: RequestContext, match: RouteMatch): string {
  if (context.area === 'api' || context.area === 'media') return dataPolicy
  if (context.area === 'asset') return assetPolicy
  if (context.area === 'file') return filePolicy
  if (isDevelopment) return developmentPolicy
  if (!isPrivatePage(context, match)) return cachedPagePolicy()
  const nonce = randomBytes(16).toString('base64')
  context.scope.nonce = nonce
  return isPreview.test(match.url) ? framedPagePolicy(nonce) : privatePagePolicy(nonce)
}

export function isPrivatePage({ area }: RequestContext, { isCached }: RouteMatch): boolean {
  return area === 'admin' || (area === 'page' && !isCached)
}

interface TrustedSettings {
  contentPolicy: string | null
  /** The page has another status than 200, which a 304 would hide. */
  hasFixedStatus: boolean
}

/** The request headers that the shop's code may trust; only this function writes them. */
function setTrustedHeaders(
  { request, scope, language, clientAddress, isFromLoopback }: RequestContext,
  { contentPolicy, hasFixedStatus }: TrustedSettings,
): void {
  const { headers } = request
  removeUntrustedHeaders(headers)
  headers.cookie &&= ownCookies(headers.cookie)
  headers['x-request-id'] = scope.requestId
  headers['x-client-address'] = clientAddress
  headers['x-locale'] = language
  if (isFromLoopback) headers['x-client-loopback'] = '1'
  if (contentPolicy) headers['content-security-policy'] = contentPolicy
  // The browser's router prefetches with 1 only; another kind, which these pages have not, Next logs as an error.
  if (headers['next-router-prefetch'] !== '1') delete headers['next-router-prefetch']
  if (hasFixedStatus) delete headers['if-none-match']
}

const untrusted = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'forwarded',
  'next-action',
  'next-resume',
  // Without the router's state Next sends layouts fresh too, and a state that cannot be parsed is no 500.
  'next-router-state-tree',
  'next-url',
  'x-client-address',
  'x-client-loopback',
  'x-locale',
  'x-matched-path',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-request-id',
])
const untrustedPrefix = /^x-(forwarded|invoke|middleware|next|nextjs|now|vercel)-/

function removeUntrustedHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (untrusted.has(name) || untrustedPrefix.test(name)) delete headers[name]
}

const revalidated = 'public, max-age=0, must-revalidate'

/** A page that fails for want of the database is a 503 with Retry-After. */
function outageBehind({ scope }: RequestContext): RefusalCode | null {
  return refusalForOutage(scope.fault ?? sharedFault())?.code ?? (hub().isListening ? null : 'unavailable')
}

function setHeaders(
  { response, area, isHttps, scope }: RequestContext,
  { match, contentPolicy, status }: { match: RouteMatch; contentPolicy: string; status: number },
): void {
  response.setHeader('X-Request-Id', scope.requestId)
  if (area === 'api') removeRouterFromVary(response)
  setSecurityHeaders(response, contentPolicy, isHttps)
  if (match.isLanguageNegotiated) response.appendHeader('Vary', 'Cookie, Accept-Language')
  if (area === 'page' || area === 'admin') {
    // Next would let proxies store a page after a change; before the opening, staff and customers see different ones.
    const isForEveryone = match.isCached && status < 500 && isShopOpened()
    response.setHeader('Cache-Control', isForEveryone ? revalidated : 'no-store')
    response.removeHeader('x-nextjs-stale-time')
  }
  if (area === 'file' && status < 400) response.setHeader('Cache-Control', revalidated)
}

/** Next names the headers of its router, on which no call depends. */
function removeRouterFromVary(response: ServerResponse): void {
  const names = [response.getHeader('Vary') ?? []].flat().join(', ').split(/, */)
  const others = names.filter((name) => name && !/^(rsc|next-)/i.test(name))
  if (others.length > 0) response.setHeader('Vary', others.join(', '))
  else response.removeHeader('Vary')
}
