import { hub } from '@/lib/events'
import { exchanges, needsDatabase, refuseExchange } from './exchange'

/** Five seconds are promised; whoever waits on a connection to a hung database would wait longer. */
const patienceMs = 4000

/** While the database is silent, nobody waits for it longer than promised. */
export function limitPatience(): NodeJS.Timeout {
  return setInterval(() => {
    if (hub().isListening) return
    const longestAgo = performance.now() - patienceMs
    for (const exchange of exchanges) {
      if (exchange.arrivedAt < longestAgo && needsDatabase(exchange)) refuseExchange(exchange, 'unavailable')
    }
  }, 250)
}
