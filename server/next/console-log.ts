import { format } from 'node:util'
import { log } from '@/lib/platform/log'

/** Next writes its errors to the console; operators get them as log lines with the id of the request. */
export function logConsole(): void {
  Object.assign(console, {
    error: (...parts: unknown[]) => log.error(...asEntry(parts)),
    warn: (...parts: unknown[]) => log.warn(...asEntry(parts)),
    info: (...parts: unknown[]) => log.info(...asEntry(parts)),
    log: (...parts: unknown[]) => log.info(...asEntry(parts)),
  })
}

function asEntry(parts: unknown[]): [entry: object, message: string] {
  const err = parts.find((part) => part instanceof Error)
  return err ? [{ err }, err.message] : [{}, format(...parts)]
}
