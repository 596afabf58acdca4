const second = 1000
const steps = [5 * second, 30 * second, 120 * second, 600 * second, 1800 * second]
const longest = 3600 * second

/** How long one refused mail waits after its nth try: longer each time, never all mails in the same moment. */
export function retryPause(tries: number, random = Math.random()): number {
  return Math.round((steps[tries - 1] ?? longest) * (0.8 + 0.4 * random))
}

/**
 * How long the sender leaves a mail server alone that has not answered since `downFor`: a tenth of that. So a mail
 * arrives soon after a short outage, and a server in trouble is not flooded with attempts.
 */
export function probePause(downForMilliseconds: number, random = Math.random()): number {
  const pause = Math.min(60 * second, Math.max(5 * second, downForMilliseconds / 10))
  return Math.round(pause * (0.8 + 0.4 * random))
}
