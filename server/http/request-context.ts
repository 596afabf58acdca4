import type { IncomingMessage, ServerResponse } from 'node:http'
import { hub } from '@/lib/platform/events'
import type { Language } from '@/lib/i18n/language'
import type { RefusalCode } from '@/lib/platform/refusals'
import type { RequestScope } from '@/lib/platform/request-scope'
import type { Area } from '../routing/find-route'
import { dataPolicy, setSecurityHeaders } from './security-headers'
import { sendInstead } from './response-override'
import { writeRefusal } from './write-refusal'

export interface RequestContext {
  request: IncomingMessage
  response: ServerResponse
  scope: RequestScope
  arrivedAt: number
  method: string
  path: string
  area: Area
  language: Language
  isHttps: boolean
  clientAddress: string
  /** Sent by a program of this machine, through no proxy. */
  isFromLoopback: boolean
  /** Hidden from Next where the whole response is wanted. */
  ifNoneMatch: string | undefined
  /** Rendered for every client and cached, so Next may share the render with later requests. */
  isCached: boolean
  isAnswered: boolean
  onAnswered: (() => void)[]
}

export const openRequests = new Set<RequestContext>()

/** Health and metrics report a database that is down; files do not need it. */
export function needsDatabase({ area, path }: RequestContext): boolean {
  return area !== 'asset' && area !== 'file' && !/^\/api\/(health|metrics)/.test(path)
}

/** What Next still writes to this response is dropped. */
export function refuseRequest(context: RequestContext, code: RefusalCode, allow?: string): void {
  const { response, area, language, isHttps, scope } = context
  if (context.isAnswered) return
  markAsAnswered(context)
  scope.noted = { ...scope.noted, code }
  const details = { code, area, language, isHttps, requestId: scope.requestId, ...(allow && { allow }) }
  sendInstead(response, () => writeRefusal(response, details))
}

export function redirect(context: RequestContext, location: string): void {
  const { response } = context
  markAsAnswered(context)
  setSecurityHeaders(response, dataPolicy, context.isHttps)
  response.setHeader('X-Request-Id', context.scope.requestId)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Location', location)
  response.writeHead(308)
  response.end()
}

export function markAsAnswered(context: RequestContext): void {
  context.isAnswered = true
  for (const resolve of context.onAnswered.splice(0)) resolve()
}

/** Waits until no render that began before the last change can be shared with a later request, a second at most. */
export async function olderPagesAnswered(): Promise<void> {
  const generation = hub().generation
  const older = [...openRequests].filter(
    ({ isCached, isAnswered, scope }) => isCached && !isAnswered && (scope.generation ?? -1) < generation,
  )
  const answered = older.map((context) => new Promise<void>((resolve) => context.onAnswered.push(resolve)))
  await Promise.race([Promise.all(answered), new Promise((resolve) => setTimeout(resolve, 1000).unref())])
}

/** The contract promises an answer within five seconds; a hung database would keep a request waiting for longer. */
const stallTimeoutMs = 4000

export function startStallTimeout(): NodeJS.Timeout {
  return setInterval(() => refuseLate(performance.now()), 250)
}

export function refuseLate(now: number): void {
  for (const context of openRequests) {
    const waitedMs = now - context.arrivedAt
    const isStalled = !hub().isListening && waitedMs > stallTimeoutMs && needsDatabase(context)
    if (isStalled) refuseRequest(context, 'unavailable')
  }
}
