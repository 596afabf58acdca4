import { randomUUID } from 'node:crypto'
import type { IncomingCall } from '@/lib/platform/incoming-call'

/** The one that the request handler around Next gave, so that log lines and answer agree. */
export function requestIdOf(request: IncomingCall): string {
  return request.headers.get('x-request-id') ?? randomUUID()
}
