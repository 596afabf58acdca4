import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { hub } from '@/lib/events'
import type { Passage } from './destination'
import { leave, refuseExchange, type Exchange } from './exchange'
import { setSecurityHeaders } from './security-headers'

export interface AnswerRules {
  passage: Passage
  contentPolicy: string
  /** No further request on this connection. */
  isLast: () => boolean
}

const revalidated = 'public, max-age=0, must-revalidate'

/** Lays the shop's own rules over what Next answers, at the moment in which the headers leave. */
export function watchAnswer(exchange: Exchange, rules: AnswerRules): void {
  const { response } = exchange
  const writeHead = response.writeHead
  response.writeHead = function (status: number, ...rest: unknown[]) {
    if (exchange.hasLeft) return response
    setAll(response, rest.find((entry) => typeof entry === 'object') as OutgoingHttpHeaders | undefined)
    // A page that cannot be rendered without the database is not the shop's fault to hide behind a 500.
    if (status === 500 && !hub().isListening) {
      refuseExchange(exchange, 'unavailable')
      return response
    }
    const final = status === 200 ? (rules.passage.status ?? exchange.scope.status ?? status) : status
    setHeaders(exchange, rules, final)
    leave(exchange)
    return writeHead.call(response, final)
  }
}

function setHeaders(exchange: Exchange, { passage, contentPolicy, isLast }: AnswerRules, status: number): void {
  const { response, area, isHttps, scope } = exchange
  response.setHeader('X-Request-Id', scope.requestId)
  setSecurityHeaders(response, contentPolicy, isHttps)
  if (passage.isSpokenByPreference) response.appendHeader('Vary', 'Cookie, Accept-Language')
  if (area === 'page' || area === 'admin') {
    // Next would let proxies and browsers keep a page that the kitchen has just changed.
    response.setHeader('Cache-Control', passage.isCached && status < 500 ? revalidated : 'no-store')
    response.removeHeader('x-nextjs-stale-time')
  }
  if (area === 'file' && status < 400) response.setHeader('Cache-Control', revalidated)
  if (isLast()) response.setHeader('Connection', 'close')
}

function setAll(response: ServerResponse, headers: OutgoingHttpHeaders | undefined): void {
  for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) response.setHeader(name, value)
}
