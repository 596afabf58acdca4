import pino, { type DestinationStream, type Logger, type SerializedError } from 'pino'
import { requestScope } from '../requests/request-scope'

const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'current_password', 'otp', 'token', 'code']

export const log = newLog(process.env.LOG_LEVEL || 'info', pino.destination(1))

export function newLog(level: string, destination: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: requestOfTheLine,
    serializers: { err: pino.stdSerializers.wrapErrorSerializer(withoutClient) },
    redact: { paths: secrets.flatMap((name) => [quoted(name), `*${quoted(name)}`, `*.*${quoted(name)}`]), censor: '…' },
  }
  return pino(options, destination)
}

/** The pool adds the connection that has broken: a page of its inside, its secret key as well. */
function withoutClient({ client: _client, ...error }: SerializedError): SerializedError {
  return error
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
