import { hub } from '@/lib/platform/events'
import { texts } from '@/lib/i18n/texts'
import { refusals, type RefusalCode } from '@/lib/platform/refusals'
import { methodsAt } from '@/lib/routing/find-route'
import { isAnswered, needsDatabase, openRequests, type RequestContext, type WholeResponse } from './request-context'
import { sendWhole } from './response-override'
import { dataPolicy, refusalPagePolicy } from './security-headers'

export function refuseRequest(context: RequestContext, code: RefusalCode): void {
  if (isAnswered(context)) return
  context.scope.noted = { ...context.scope.noted, code }
  sendWhole(context, refusalOf(context, code))
}

/** The contract promises an answer within five seconds; a hung database would keep a request waiting for longer. */
const stallTimeoutMs = 4000

export function refuseStalled(now = performance.now()): void {
  for (const context of openRequests) {
    const isStalled = !hub().isListening && now - context.arrivedAt > stallTimeoutMs && needsDatabase(context)
    if (isStalled) refuseRequest(context, 'unavailable')
  }
}

const retryAfterSeconds = 3

type Refused = Pick<RequestContext, 'area' | 'language' | 'path' | 'scope'>

export function refusalOf(refused: Refused, code: RefusalCode): WholeResponse {
  const { status } = refusals[code]
  const isForPrograms = refused.area === 'api' || refused.area === 'media'
  const headers = {
    'Content-Security-Policy': isForPrograms ? dataPolicy : refusalPagePolicy,
    'Cache-Control': 'no-store',
    'Content-Type': isForPrograms ? 'application/json' : 'text/html; charset=utf-8',
    ...(status === 405 && { Allow: methodsAt(refused.path).join(', ') }),
    ...((status === 503 || status === 429) && { 'Retry-After': retryAfterSeconds }),
  }
  return { status, headers, body: Buffer.from(isForPrograms ? envelope(refused, code) : page(refused, code)) }
}

function envelope({ language, scope }: Refused, code: RefusalCode): string {
  const { requestId } = scope
  return JSON.stringify({ isSuccess: false, message: texts(language).refusals[code], code, requestId })
}

function page({ language, scope }: Refused, code: RefusalCode): string {
  const { status } = refusals[code]
  const message = texts(language).refusals[code]
  const again = status === 503 ? `<meta http-equiv="refresh" content="${retryAfterSeconds}">` : ''
  const home = texts(language).shop.emptyStates.startPage
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${again}<title>${message}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1rem;color:#1b1613;background:#faf6ef}a{color:inherit}small{color:#6f655c}</style>
</head><body><main><h1>${message}</h1><p><a href="/">${home}</a></p><small>${status} · ${scope.requestId}</small></main></body></html>
`
}
