import pino, { type DestinationStream, type Logger } from 'pino'
import { requestScope } from './request-scope'

const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'current_password', 'otp', 'token', 'code']

export const log = newLog(process.env.LOG_LEVEL || 'info', pino.destination(1))

export function newLog(level: string, destination: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: requestOfTheLine,
    redact: { paths: secrets.flatMap((name) => [quoted(name), `*${quoted(name)}`, `*.*${quoted(name)}`]), censor: '…' },
  }
  return pino(options, destination)
}

function requestOfTheLine(): object {
  const scope = requestScope().getStore()
  return scope ? { requestId: scope.requestId } : {}
}

function quoted(name: string): string {
  return `["${name}"]`
}

const quietMs = 60_000

/** Logs the first failure at once, then one line a minute: a database that is away fails a thousand times. */
export function recurringWarning(message: string): (error: unknown, now?: number) => void {
  let quietUntil = 0
  let leftOut = 0
  return (error, now = Date.now()) => {
    if (now < quietUntil) {
      leftOut += 1
      return
    }
    log.warn({ err: error, leftOut }, message)
    quietUntil = now + quietMs
    leftOut = 0
  }
}
