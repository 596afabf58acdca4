import { log } from '@/lib/log'
import { observeRequest } from '@/lib/metrics'
import type { Exchange } from './exchange'

/** One line per request, without query, headers or body. */
export function logAccess({ method, path, area, response, scope, arrivedAt }: Exchange): void {
  const ms = Math.round((performance.now() - arrivedAt) * 10) / 10
  const isAborted = !response.writableFinished
  const { statusCode: status } = response
  log.info({ requestId: scope.requestId, method, path, status, ms, ...(isAborted && { isAborted }) }, 'request')
  observeRequest({ area, method, status, seconds: ms / 1000 })
}
