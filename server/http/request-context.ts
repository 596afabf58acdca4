import type { IncomingMessage, ServerResponse } from 'node:http'
import { hub } from '@/lib/platform/events'
import type { Language } from '@/lib/i18n/language'
import type { RefusalCode } from '@/lib/platform/refusals'
import type { RequestScope } from '@/lib/platform/request-scope'
import type { Area } from '../routing/find-route'
import { sendInstead } from './response-override'
import { writeRefusal } from './write-refusal'

export interface RequestContext {
  request: IncomingMessage
  response: ServerResponse
  scope: RequestScope
  arrivedAt: number
  method: string
  /** As the client wrote it, without the query, which may hold what must not be logged. */
  path: string
  area: Area
  language: Language
  isHttps: boolean
  /** What the client has already; Next is not told where all of the response is wanted. */
  ifNoneMatch: string | undefined
  /** Rendered for everybody and cached, so Next may share the rendering with later requests. */
  isCached: boolean
  /** Whether the headers were sent, or the client has disconnected. */
  isAnswered: boolean
  onAnswered: (() => void)[]
}

export const openRequests = new Set<RequestContext>()

/** Health and metrics report a database that is down; files do not need it. */
export function needsDatabase({ area, path }: RequestContext): boolean {
  return area !== 'asset' && area !== 'file' && !/^\/api\/(health|metrics)/.test(path)
}

/** Answers with a refusal of this server; what Next still writes to this response is dropped. */
export function refuseRequest(context: RequestContext, code: RefusalCode, allow?: string): void {
  const { response, area, language, isHttps, scope } = context
  if (context.isAnswered) return
  markAsAnswered(context)
  scope.noted = { ...scope.noted, code }
  const details = { code, area, language, isHttps, requestId: scope.requestId, ...(allow && { allow }) }
  sendInstead(response, () => writeRefusal(response, details))
}

export function markAsAnswered(context: RequestContext): void {
  context.isAnswered = true
  for (const resolve of context.onAnswered.splice(0)) resolve()
}

/** Waits until no rendering that began before the last change can be shared with a later request, a second at most. */
export async function olderPagesAnswered(): Promise<void> {
  const generation = hub().generation
  const older = [...openRequests].filter(
    ({ isCached, isAnswered, scope }) => isCached && !isAnswered && (scope.generation ?? -1) < generation,
  )
  const answered = older.map((context) => new Promise<void>((resolve) => context.onAnswered.push(resolve)))
  await Promise.race([Promise.all(answered), new Promise((resolve) => setTimeout(resolve, 1000).unref())])
}
