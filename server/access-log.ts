import { log } from '@/lib/platform/log'
import { observeRequest } from '@/lib/platform/metrics'
import type { RequestContext } from './request-context'

/** Every field is named below: looking for secrets in each line would cost more than writing it. */
const lines = log.child({}, { redact: ['authorization'] })

/** One line per request, without query, headers or body. */
export function logAccess({ method, path, area, response, scope, arrivedAt }: RequestContext): void {
  const ms = Math.round((performance.now() - arrivedAt) * 10) / 10
  const isAborted = !response.writableFinished
  const { statusCode: status } = response
  lines.info({ requestId: scope.requestId, method, path, status, ms, ...(isAborted && { isAborted }) }, 'request')
  observeRequest({ area, method, status, seconds: ms / 1000 })
}
