import type { PrismaClientKnownRequestError } from '@prisma/client/runtime/client'
import { recurringWarning } from '../process/log'
import { Refusal } from '../refusal'

/** A full disk, a replica, a failing disk. On a disk full to the last byte a new connection gets XX000 only. */
const takesNoWrites = ['53100', '25006', '58030', 'XX000']
/** Out of memory or connections, stopping, starting, connection lost, or query too slow. */
const isAway = /^(53|57P0|57014|08)/
const isAwayForPrisma = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']

/** The driver gives these errors no code. */
const isOverrun =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (was closed|has encountered))/

const retryAfterSeconds = { read_only: 10, unavailable: 3 }

/** A line per request would fill the disk that is full. */
export const warnOfOutage = recurringWarning('the database takes no writes, or no connections')

export function refusalForOutage(error: unknown): Refusal | null {
  const code = outageIn(error)
  return code && new Refusal(code, { retryAfterSeconds: retryAfterSeconds[code] })
}

function outageIn(error: unknown): keyof typeof retryAfterSeconds | null {
  const state = sqlStateOf(error)
  if (takesNoWrites.includes(state)) return 'read_only'
  const isLate = isOverrun.test(String((Object(error) as { message?: unknown }).message))
  return isLate || isAway.test(state) || isAwayForPrisma.includes(state) ? 'unavailable' : null
}

function sqlStateOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown }
  return violated(error) ?? (typeof code === 'string' ? code : '')
}

/** The violated index or foreign key by name, else PostgreSQL's SQLSTATE; null for any other error. */
export function violated(error: unknown): string | null {
  if (!isPrismaError(error)) return null
  const cause = (error.meta?.driverAdapterError as DriverError | undefined)?.cause
  return cause?.constraint?.index ?? cause?.originalCode ?? null
}

interface DriverError {
  cause?: { originalCode?: string; constraint?: { index?: string } }
}

/** By its name, because the server's bundle and Next's have each a class of their own. */
export function isPrismaError(error: unknown): error is PrismaClientKnownRequestError {
  return Object(error).name === 'PrismaClientKnownRequestError'
}
