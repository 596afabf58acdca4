import type { IncomingMessage, ServerResponse } from 'node:http'
import { hub } from '@/lib/events'
import type { Language } from '@/lib/i18n/language'
import type { RefusalCode } from '@/lib/refusals'
import type { RequestScope } from '@/lib/request-scope'
import type { Area } from './destination'
import { refuse } from './refuse'

/** One request and its answer, from its arrival to its last byte. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  scope: RequestScope
  arrivedAt: number
  method: string
  /** As the client wrote it, without the query, which may hold what belongs into no log. */
  path: string
  area: Area
  language: Language
  isHttps: boolean
  /** Rendered for everybody and kept: an answer made before a change must not be shared after it. */
  isCached: boolean
  /** Whether the headers are on their way, or the client has gone. */
  hasLeft: boolean
  waiting: (() => void)[]
}

export const exchanges = new Set<Exchange>()

/** Health and metrics speak of a database that is down; files do not need it. */
export function needsDatabase({ area, path }: Exchange): boolean {
  return area !== 'asset' && area !== 'file' && !/^\/api\/(health|metrics)/.test(path)
}

/** Answers in the front server's own words; whatever Next still says to this request is dropped. */
export function refuseExchange(exchange: Exchange, code: RefusalCode, allow?: string): void {
  const { response, area, language, isHttps, scope } = exchange
  if (exchange.hasLeft) return
  leave(exchange)
  restore(response)
  refuse(response, { code, area, language, isHttps, requestId: scope.requestId, ...(allow && { allow }) })
  silence(response)
}

export function leave(exchange: Exchange): void {
  exchange.hasLeft = true
  for (const resolve of exchange.waiting.splice(0)) resolve()
}

/** A change counts as seen once nothing that was begun before it can still be handed to a later guest. */
export async function olderPagesAnswered(): Promise<void> {
  const generation = hub().generation
  const older = [...exchanges].filter(
    ({ isCached, hasLeft, scope }) => isCached && !hasLeft && (scope.generation ?? -1) < generation,
  )
  const answered = older.map((exchange) => new Promise<void>((resolve) => exchange.waiting.push(resolve)))
  await Promise.race([Promise.all(answered), new Promise((resolve) => setTimeout(resolve, 1000).unref())])
}

const overridden = ['writeHead', 'write', 'end'] as const

/** Methods that were laid over the response's own are taken off again. */
function restore(response: ServerResponse): void {
  for (const name of overridden) Reflect.deleteProperty(response, name)
}

function silence(response: ServerResponse): void {
  Object.assign(response, {
    writeHead: () => response,
    write: () => true,
    end: () => response,
    setHeader: () => response,
    appendHeader: () => response,
    removeHeader: () => undefined,
    flushHeaders: () => undefined,
  })
}
