import { violated } from './db'
import { recurringWarning } from './recurring-warning'
import { Refusal } from './refusal'

/**
 * PostgreSQL answers but takes no writes: its disk is full, it is a replica, or its disk fails. Of a disk that is full to
 * the last byte a new connection hears only that a file of PostgreSQL's own could not be written (XX000).
 */
const takesNoWrites = ['53100', '25006', '58030', 'XX000']
/** It has no memory or connection left, is stopping or starting, the connection broke, or the question took too long. */
const isAway = /^(53|57P0|57014|08)/
/** The same as Prisma names it: not reached, too slow, closed, too many connections. */
const isAwayForPrisma = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']

/** What the driver says where too many ask at once, or PostgreSQL was killed: it gives these errors no code. */
const isOverrun = /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated)/

const retryAfterSeconds = { read_only: 10, unavailable: 3 }

/** A line per request would fill the disk that is full. */
export const warnOfOutage = recurringWarning('the database takes no writes, or no connections')

/** What is not our fault but the state of the database, as a refusal; null: a bug. */
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

/** Of Prisma's errors and of the driver's own, which raw questions throw. */
function sqlStateOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown }
  return violated(error) ?? (typeof code === 'string' ? code : '')
}
