import { log } from '@/lib/platform/log'
import { observeRequest } from '@/lib/platform/metrics'
import type { RequestContext } from './request-context'

/** Replaces the logger's search for secrets in every line: the fields written here are all named below. */
const lines = log.child({}, { redact: ['authorization'] })

export function logAccess({ method, path, area, response, scope, arrivedAt }: RequestContext): void {
  const ms = Math.round((performance.now() - arrivedAt) * 10) / 10
  const isAborted = !response.writableFinished
  const { statusCode: status } = response
  lines.info({ requestId: scope.requestId, method, path, status, ms, ...(isAborted && { isAborted }) }, 'request')
  observeRequest({ area, method, status, seconds: ms / 1000 })
}
