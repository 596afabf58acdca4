import { hub } from '@/lib/platform/events'
import { openRequests, needsDatabase, refuseRequest } from './request-context'

/** Every answer is promised within five seconds; a connection to a hung database would take longer. */
const stallTimeoutMs = 4000

/** While the database does not answer, refuses requests that have waited too long for it. */
export function startStallTimeout(): NodeJS.Timeout {
  return setInterval(() => {
    if (hub().isListening) return
    const longestAgo = performance.now() - stallTimeoutMs
    for (const context of openRequests) {
      if (context.arrivedAt < longestAgo && needsDatabase(context)) refuseRequest(context, 'unavailable')
    }
  }, 250)
}
