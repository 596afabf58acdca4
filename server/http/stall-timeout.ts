import { hub } from '@/lib/platform/events'
import { openRequests, needsDatabase, refuseRequest } from './request-context'

/** The contract promises an answer within five seconds; a hung database would keep a request waiting for longer. */
const stallTimeoutMs = 4000

export function startStallTimeout(): NodeJS.Timeout {
  return setInterval(() => {
    if (hub().isListening) return
    const arrivedBefore = performance.now() - stallTimeoutMs
    for (const context of openRequests) {
      if (context.arrivedAt < arrivedBefore && needsDatabase(context)) refuseRequest(context, 'unavailable')
    }
  }, 250)
}
