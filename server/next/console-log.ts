import { format } from 'node:util'
import { log } from '@/lib/platform/process/log'
import { refusalForOutage, warnOfOutage } from '@/lib/platform/database/database-error'

export function logConsole(): void {
  Object.assign(console, {
    error: logError,
    warn: (...parts: unknown[]) => log.warn(...asEntry(parts)),
    info: (...parts: unknown[]) => log.info(...asEntry(parts)),
    log: (...parts: unknown[]) => log.info(...asEntry(parts)),
  })
}

/** Errors of a database outage are not logged again. */
function logError(...parts: unknown[]): void {
  const outage = parts.find((part) => refusalForOutage(part))
  if (outage) warnOfOutage(outage)
  else log.error(...asEntry(parts))
}

function asEntry(parts: unknown[]): [entry: object, message: string] {
  const err = parts.find((part) => part instanceof Error)
  return err ? [{ err }, err.message] : [{}, format(...parts)]
}
