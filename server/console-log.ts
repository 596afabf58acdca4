import { format } from 'node:util'
import { log } from '@/lib/log'

/** Next tells its errors to the console; an operator wants one kind of line, with the id of the request. */
export function logConsole(): void {
  console.error = (...parts: unknown[]) => log.error(asMessage(parts))
  console.warn = (...parts: unknown[]) => log.warn(asMessage(parts))
  console.log = (...parts: unknown[]) => log.info(asMessage(parts))
  console.info = console.log
}

function asMessage(parts: unknown[]): { err?: Error; msg: string } {
  const err = parts.find((part) => part instanceof Error)
  return err ? { err, msg: err.message } : { msg: format(...parts) }
}
