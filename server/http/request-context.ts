import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { hub } from '@/lib/platform/events'
import type { Language } from '@/lib/i18n/language'
import type { RequestScope } from '@/lib/platform/requests/request-scope'
import type { Encoding, MakeDocument } from '../next/shared-document'
import type { Area, RouteMatch } from '@/lib/routing/find-route'
import type { Routes } from '@/lib/routing/routes'

export interface ServerContext {
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  routes: Routes
  /** Compressed with brotli, by their address. */
  assets: ReadonlyMap<string, WholeResponse>
  /** Null in development, where documents are sent as Next writes them. */
  makeDocument: MakeDocument | null
  trustedProxies: number
  isHttps: boolean
  isDevelopment: boolean
  /** Whether the request is by staff, who see the shop before it is open. */
  isForStaff: (headers: IncomingHttpHeaders) => Promise<boolean>
}

export interface WholeResponse {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

export interface RequestContext {
  server: ServerContext
  request: IncomingMessage
  response: ServerResponse
  scope: RequestScope
  arrivedAt: number
  method: string
  path: string
  area: Area
  language: Language
  /** Hidden from Next where the whole response is wanted. */
  ifNoneMatch: string | undefined
  /** The address as it came, until it was read. */
  match: RouteMatch
  /** The client's most preferred plain encoding; null where conditions apply. */
  encoding: Encoding | null
  /** Null where clients do not share the response. */
  cacheKey: string | null
}

export const openRequests = new Set<RequestContext>()

/** Health and metrics report a database that is down; files do not need it. */
export function needsDatabase({ area, path }: RequestContext): boolean {
  return area !== 'asset' && area !== 'file' && !/^\/api\/(health|metrics)/.test(path)
}

/** Or its client has gone. */
export function isAnswered({ response }: Pick<RequestContext, 'response'>): boolean {
  return response.headersSent || response.destroyed
}

/** Waits until no render that began before the last change can be shared with a later request, a second at most. */
export async function olderPagesAnswered(): Promise<void> {
  const { generation } = hub()
  const older = [...openRequests].filter(
    // Rendered for every client and cached, so Next may share the render with later requests.
    ({ match, scope }) => match.isCached && (scope.generation ?? -1) < generation,
  )
  const until = performance.now() + 1000
  while (!older.every(isAnswered) && performance.now() < until) await sleep(10, undefined, { ref: false })
}
