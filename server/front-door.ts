import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hub, shopGeneration } from '@/lib/events'
import { acceptedLanguage } from '@/lib/i18n/language'
import { log } from '@/lib/log'
import { requestScope } from '@/lib/request-scope'
import { logAccess } from './access-log'
import { watchAnswer } from './answer'
import { answerCompressed, type CompressedAssets } from './compressed-assets'
import { announcesTooMuch, limitBody } from './body-limit'
import { findDestination, type Passage } from './destination'
import { exchanges, leave, needsDatabase, refuseExchange, type Exchange } from './exchange'
import { answerKept, keepAnswer } from './kept-pages'
import { preferredLanguage } from './language'
import { refusedMethod } from './methods'
import { hasGoodHost, tellNext } from './request-headers'
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

export interface House {
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  routes: Routes
  assets: CompressedAssets
  trustedProxies: number
  isHttps: boolean
  isDevelopment: boolean
  isClosing: () => boolean
}

/** Every request passes here before Next sees it, and every answer before the client does. */
export function frontDoor(house: House): RequestListener {
  return (request, response) => {
    const exchange = begin(house, request, response)
    requestScope().run(exchange.scope, () => receive(house, exchange))
  }
}

function begin({ isHttps }: House, request: IncomingMessage, response: ServerResponse): Exchange {
  const [path = '/'] = (request.url ?? '/').split('?')
  const area = path.startsWith('/api/') ? 'api' : 'page'
  const { headers } = request
  const exchange: Exchange = {
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
    hasLeft: false,
    waiting: [],
  }
  exchanges.add(exchange)
  response.once('close', () => {
    exchanges.delete(exchange)
    leave(exchange)
    logAccess(exchange)
  })
  return exchange
}

function receive(house: House, exchange: Exchange): void {
  const { request } = exchange
  if (house.routes.isDevelopmentTool(exchange.path)) return void house.next(request, exchange.response)
  const target = readTarget(request.url ?? '')
  if (!target || !hasGoodHost(request)) return refuseExchange(exchange, 'malformed')
  const known = { routes: house.routes, categoryNames: hub().categoryNames }
  const destination = findDestination(target, request.headers, known)
  exchange.area = destination.area
  if (exchange.area !== 'api') exchange.language = destination.language
  const allow = refusedMethod(exchange)
  if (allow) return refuseExchange(exchange, 'method_not_allowed', allow)
  if ('refusal' in destination) return refuseExchange(exchange, destination.refusal)
  if ('redirect' in destination) return redirect(exchange, destination.redirect)
  if (needsDatabase(exchange) && hub().isDatabaseDown) return refuseExchange(exchange, 'unavailable')
  limitBody(request, () => refuseExchange(exchange, 'too_large'))
  if (announcesTooMuch(request)) return refuseExchange(exchange, 'too_large')
  pass(house, exchange, destination)
}

function redirect(exchange: Exchange, location: string): void {
  const { response } = exchange
  leave(exchange)
  setSecurityHeaders(response, dataPolicy, exchange.isHttps)
  response.setHeader('X-Request-Id', exchange.scope.requestId)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Location', location)
  response.writeHead(308)
  response.end()
}

function pass(house: House, exchange: Exchange, passage: Passage): void {
  if (answerKept(exchange, passage, house.isClosing())) return
  const { request, response } = exchange
  const contentPolicy = policyOf(house, exchange, passage)
  exchange.isCached = passage.isCached
  tellNext(exchange, {
    trustedProxies: house.trustedProxies,
    contentPolicy: isPrivatePage(exchange, passage) ? contentPolicy : null,
    isStatusPinned: passage.status !== undefined,
  })
  if (passage.isSpokenByPreference && request.headers.rsc) {
    // The router of the browser reads from it which page it got under the address that it asked for.
    response.setHeader('x-nextjs-rewritten-path', passage.url.split('?')[0] ?? '/')
  }
  // Before Next lays its compression over the response, so that what is heard is what leaves.
  keepAnswer(exchange, passage)
  request.url = passage.url
  watchAnswer(exchange, { passage, contentPolicy, isLast: house.isClosing })
  if (exchange.area === 'asset' && answerCompressed(exchange, house.assets)) return
  if (/100-continue/i.test(request.headers.expect ?? '')) response.writeContinue()
  house.next(request, response).catch((error: unknown) => {
    if (!exchange.hasLeft) log.error({ err: error }, 'the request could not be answered')
    refuseExchange(exchange, 'internal')
  })
}

function isPrivatePage({ area }: Exchange, { isCached }: Passage): boolean {
  return area === 'admin' || (area === 'page' && !isCached)
}

function policyOf({ isDevelopment }: House, exchange: Exchange, passage: Passage): string {
  if (exchange.area === 'api' || exchange.area === 'media') return dataPolicy
  if (exchange.area === 'asset' || exchange.area === 'file') return filePolicy
  if (isDevelopment) return developmentPolicy
  return isPrivatePage(exchange, passage) ? privatePagePolicy() : cachedPagePolicy
}
