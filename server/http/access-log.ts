import { hostname } from 'node:os'
import { env } from '@/lib/platform/process/env'
import { hub } from '@/lib/platform/events'
import { log } from '@/lib/platform/process/log'
import { countRefusal, observeRequest } from '@/lib/platform/process/metrics'
import type { RequestContext } from './request-context'

const lines = log.child({}, { redact: ['authorization'] })

export function logAccess({ method, path, area, response, scope, arrivedAt }: RequestContext): void {
  const ms = Math.round((performance.now() - arrivedAt) * 10) / 10
  const { requestId, noted } = scope
  const isAborted = !response.writableFinished
  const facts = { requestId, method, path, status: response.statusCode, ...noted, ...(isAborted && { isAborted }) }
  lines.info({ ...facts, ms, ...server() }, 'request')
  observeRequest({ area, method, status: response.statusCode, seconds: ms / 1000 })
  if (noted?.code) countRefusal(noted.code)
}

/** Several servers share a database, so every line names server and build. */
function server() {
  return hub().build && { version: hub().build, instance: `${hostname()}:${env().PORT}` }
}
