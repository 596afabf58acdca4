import { log } from './log'

const quietMs = 60_000

/**
 * A warning about what may fail a thousand times in a row, such as a database that is away: the first failure is
 * written at once with its cause, then one line per `everyMs`, which says how many were left out.
 */
export function recurringWarning(message: string, everyMs = quietMs): (error: unknown, now?: number) => void {
  let quietUntil = 0
  let leftOut = 0
  return (error, now = Date.now()) => {
    if (now < quietUntil) {
      leftOut += 1
      return
    }
    log.warn({ err: error, leftOut }, message)
    quietUntil = now + everyMs
    leftOut = 0
  }
}
