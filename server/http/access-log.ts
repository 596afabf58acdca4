import { hostname } from 'node:os'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { countRefusal, observeRequest } from '@/lib/platform/metrics'
import type { RequestContext } from './request-context'

const lines = log.child({}, { redact: ['authorization'] })

let server: { version: string; instance: string } | undefined

/** Several servers share a database, so every line names server and build. */
export function nameServer(version: string): void {
  server = { version, instance: `${hostname()}:${env().PORT}` }
}

export function logAccess(context: RequestContext): void {
  const { method, area, response, scope, arrivedAt } = context
  const ms = Math.round((performance.now() - arrivedAt) * 10) / 10
  lines.info({ ...accessFacts(context), ms, ...server }, 'request')
  observeRequest({ area, method, status: response.statusCode, seconds: ms / 1000 })
  if (scope.noted?.code) countRefusal(scope.noted.code)
}

type Accessed = Pick<RequestContext, 'method' | 'path' | 'response' | 'scope'>

export function accessFacts({ method, path, response, scope }: Accessed): object {
  const isAborted = !response.writableFinished
  const { requestId, noted } = scope
  return { requestId, method, path, status: response.statusCode, ...noted, ...(isAborted && { isAborted }) }
}
