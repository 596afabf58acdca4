import { hub } from '@/lib/platform/events'
import { openRequests, needsDatabase, refuseRequest } from './request-context'

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
