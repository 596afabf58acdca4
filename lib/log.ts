import pino from 'pino'
import { requestScope } from './request-scope'

const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'current_password', 'otp', 'token', 'code']

/** JSON lines on stdout, each with the id of the request that it belongs to. */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => withoutGeneration(),
  redact: { paths: secrets.flatMap((name) => [quoted(name), `*${quoted(name)}`, `*.*${quoted(name)}`]), censor: '…' },
})

function withoutGeneration(): object {
  const scope = requestScope().getStore()
  return scope ? { requestId: scope.requestId } : {}
}

function quoted(name: string): string {
  return `["${name}"]`
}
