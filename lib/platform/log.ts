import pino, { type DestinationStream, type Logger } from 'pino'
import { requestScope } from './request-scope'

const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'current_password', 'otp', 'token', 'code']

/** JSON lines on stdout, each with the id of the request that it belongs to. */
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
